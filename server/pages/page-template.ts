import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadTag, RenderedPage, RuntimeConfig } from '#domain/core/page-render.ts'

export type PageTemplate = ReturnType<typeof readPageTemplate>

/**
 * Reads the built index.html once; it holds the markers head, app and boot. The font rules and the script that sets the
 * colour mode are small and block the first paint, so they go into the page itself, by their hashes.
 * @param folder the built client
 */
export function readPageTemplate(folder: string) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const { source, hashes } = inlineBlocking(built, (path) => readFileSync(join(folder, path), 'utf8'))
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(source)
  const mainScript = script?.[1] ?? '/src/main.tsx'

  /** The app without content: for everything behind a sign-in, and for unknown addresses. */
  function shell(config: RuntimeConfig, title: string): string {
    return fill(source, { title, head: '', html: '', rendered: false, boot: '', config })
  }

  /** One whole page. */
  function page(rendered: RenderedPage, config: RuntimeConfig): { html: string; styleHashes: string[] } {
    const styles = rendered.styles.map(
      (style) => `<style data-emotion="${escapeText(`${style.key} ${style.ids}`.trim())}">${style.css}</style>`,
    )
    const head = [...rendered.head.map(tagOf), ...styles].join('')
    const base = rendered.lateScripts ? lateScripts(source, mainScript) : source
    const html = fill(base, {
      title: rendered.title,
      head,
      html: rendered.html,
      rendered: true,
      boot: rendered.boot,
      config,
    })
    return { html, styleHashes: rendered.styles.map((style) => hashOf(style.css)) }
  }

  return { shell, page, hashes }
}

/** Puts the blocking stylesheet and the colour-mode script into the page. */
function inlineBlocking(built: string, read: (path: string) => string) {
  const hashes: { styles: string[]; scripts: string[] } = { styles: [], scripts: [] }
  const source = built
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, path: string) => {
      const css = read(path)
      hashes.styles.push(hashOf(css))
      return `<style>${css}</style>`
    })
    .replace('<script src="/theme-boot.js"></script>', () => {
      const code = read('/theme-boot.js')
      hashes.scripts.push(hashOf(code))
      return `<script>${code}</script>`
    })
  return { source, hashes }
}

/** Takes the module script and its preloads out; late-start.js brings the script in after `load`. */
function lateScripts(source: string, mainScript: string): string {
  return source
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      `<script src="/late-start.js" data-main="${mainScript}" defer></script>`,
    )
}

type Pieces = { title: string; head: string; html: string; rendered: boolean; boot: string; config: RuntimeConfig }

function fill(source: string, pieces: Pieces): string {
  const boot = pieces.boot === '' ? '' : `<script type="application/json" id="boot">${pieces.boot}</script>`
  const config = `<script type="application/json" id="config">${escapeJson(JSON.stringify(pieces.config))}</script>`
  return source
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(pieces.title)}</title>`)
    .replace('<!--head-->', () => pieces.head)
    .replace('<div id="root">', () => (pieces.rendered ? '<div id="root" data-ssr>' : '<div id="root">'))
    .replace('<!--app-->', () => pieces.html)
    .replace('<!--boot-->', () => config + boot)
}

function tagOf({ tag, attributes, content }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  if (tag !== 'script') return `<${tag}${pairs.join('')}>`
  return `<script${pairs.join('')}>${escapeJson(content ?? '')}</script>`
}

function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function escapeJson(json: string): string {
  return json.replace(/</g, '\\u003c')
}
