import type { Call, FileContent } from '#domain/core/call.ts'

/** The bytes of an answer: a file's own, otherwise JSON. */
export function answerBytes(call: Call, result: unknown): Buffer {
  if (isFileCall(call) && isFileContent(result))
    return Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength)
  return Buffer.from(JSON.stringify(result))
}

/** Media type, and for a file the name to save it under. */
export function answerHeaders(call: Call, result: unknown): Record<string, string> {
  if (!isFileCall(call) || !isFileContent(result)) return { 'content-type': 'application/json; charset=utf-8' }
  const name = result.filename.replace(/[^\w.-]+/g, '-')
  return { 'content-type': call.answer.file, 'content-disposition': `attachment; filename="${name}"` }
}

function isFileCall(call: Call): call is Call & { answer: { file: string } } {
  return call.answer !== null && 'file' in call.answer
}

function isFileContent(result: unknown): result is FileContent {
  return (
    typeof result === 'object' &&
    result !== null &&
    'bytes' in result &&
    result.bytes instanceof Uint8Array &&
    'filename' in result
  )
}
