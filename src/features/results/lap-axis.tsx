import { chakra, Flex } from '@chakra-ui/react'
import { lapLabels, numbersTo } from './lap-chart-lines.ts'

/** Lap numbers under a chart from its left to its right edge; a phone shows fewer. */
export function LapAxis({ laps }: { laps: number }) {
  const few = new Set(lapLabels(laps, 8))
  const many = new Set(lapLabels(laps, 20))
  return (
    <Flex justify="space-between" mt="8px" textStyle="time" fontSize="1rem" color="text2" height="1.25rem" aria-hidden>
      {numbersTo(laps).map((lap) => (
        <Flex key={lap} width="0" justify="center">
          <chakra.span display={{ base: few.has(lap) ? 'inline' : 'none', md: many.has(lap) ? 'inline' : 'none' }}>
            {lap}
          </chakra.span>
        </Flex>
      ))}
    </Flex>
  )
}
