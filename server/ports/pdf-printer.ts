import type { TDocumentDefinitions } from 'pdfmake/interfaces.d.ts'
import { fontFiles } from './pdf-fonts.ts'

const allowed = new Set(Object.values(fontFiles).flatMap((files): string[] => Object.values(files)))
let loading: ReturnType<typeof loadPrinter> | undefined

/** Loaded with the first file that is asked for; it may read its fonts and nothing else. */
async function loadPrinter() {
  const { default: printer } = await import('pdfmake')
  printer.setFonts(fontFiles)
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy((path) => allowed.has(path))
  return printer
}

/** Sets a document; the same definition gives the same bytes. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  loading ??= loadPrinter()
  const printer = await loading
  return printer.createPdf(definition).getBuffer()
}
