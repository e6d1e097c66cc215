import type { Call } from '#domain/core/call.ts'
import type { RuntimeConfig } from '#domain/core/page-render.ts'

/** The address of a call's answer for a plain link: files to open or save, streams. `params` fill the braces of its path. */
export function callAddress(
  config: Pick<RuntimeConfig, 'backend_url'>,
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${config.backend_url}/api/v1/${path}`
}
