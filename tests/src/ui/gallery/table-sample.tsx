import { chakra } from '@chakra-ui/react'
import { FlagPennant } from '@phosphor-icons/react/dist/ssr/FlagPennant'
import { Timer } from '@phosphor-icons/react/dist/ssr/Timer'
import { Icon } from '#src/ui/icon.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { RowHead, SortTh, Table, TableScroll, Td, Th, Tr } from '#src/ui/table.tsx'

const ROWS = [
  { place: '1', number: '31', name: 'Jakub Dvořák', gap: '', best: '55.871', leader: true },
  { place: '2', number: '214', name: 'Zofia Kowalska', gap: '+2.118', best: '56.204' },
  {
    place: '3',
    number: '501',
    name: 'Marco Bellini',
    gap: '+20.233',
    best: '57.102',
    penalty: '+10 s, cut the corner',
  },
  { place: '4', number: '99', name: 'Kian O’Rourke', gap: '+22.911', best: '57.480', followed: true },
  { place: 'DNF', number: '66', name: 'Petr Kučera', gap: '', best: '1:00.118', out: true },
]

export function TableSample() {
  return (
    <TableScroll label="Pro final">
      <Table>
        <thead>
          <tr>
            <Th scope="col">Pos</Th>
            <SortTh direction="ascending" onSort={() => {}}>
              Rider
            </SortTh>
            <Th scope="col" number>
              Gap
            </Th>
            <SortTh direction="none" onSort={() => {}} number>
              Best lap
            </SortTh>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <Tr key={row.number} followed={row.followed ?? false} out={row.out ?? false}>
              <Td>
                <chakra.span textStyle={row.out ? 'label' : 'figure'}>{row.place}</chakra.span>
              </Td>
              <RowHead scope="row">
                <chakra.span display="flex" alignItems="center" gap="14px">
                  <Plate
                    number={row.number}
                    plate_colour="#ffffff"
                    figure_colour="#14110e"
                    leader={row.leader ?? false}
                    spoken={false}
                  />
                  <span>
                    {row.name}
                    {row.penalty && (
                      <chakra.span display="flex" gap="6px" color="warn" textStyle="small">
                        <Icon of={FlagPennant} size={20} />
                        {row.penalty}
                      </chakra.span>
                    )}
                  </span>
                </chakra.span>
              </RowHead>
              <Td number>{row.gap}</Td>
              <Td number fastest={row.leader ?? false}>
                <chakra.span display="inline-flex" gap="8px" alignItems="center">
                  {row.leader && <Icon of={Timer} size={20} label="Fastest lap" />}
                  {row.best}
                </chakra.span>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}
