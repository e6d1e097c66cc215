import { chakra } from '@chakra-ui/react'
import { DownloadSimple } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { FilePdf } from '@phosphor-icons/react/dist/ssr/FilePdf'
import { AnchorButton } from '#src/ui/anchor-button.tsx'

type FileLinksProps = {
  /** What the files hold, for the ear: 'Pro final'. */
  of: string
  pdf: string
  csv: string
}

/** The same table as files: plain links, so that they work anywhere. */
export function FileLinks({ of, pdf, csv }: FileLinksProps) {
  return (
    <chakra.div display="flex" gap={{ base: '16px', md: '8px' }} data-print="hide">
      <AnchorButton kind="link" icon={FilePdf} href={pdf} target="_blank" aria-label={`PDF, ${of}, in a new tab`}>
        PDF
      </AnchorButton>
      <AnchorButton kind="link" icon={DownloadSimple} href={csv} download aria-label={`CSV, ${of}`}>
        CSV
      </AnchorButton>
    </chakra.div>
  )
}
