import type { PublicNoun } from './call.ts'

/** What the server hands to the app's server entry for one public page. */
export type PageRequest = {
  /** Path and query as asked: `/events/?status=visible`. */
  url: string
  /** Scheme and host that visitors use, without a trailing slash. */
  origin: string
  /** Answers the app's own calls in-process. Takes the whole address, returns a Response. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  config: RuntimeConfig
}

/** What comes back: pieces for the HTML template, none of them personal. */
export type RenderedPage = {
  status: number
  /** A redirect's target, or null. */
  location: string | null
  /** Markup for the root element. */
  html: string
  /** Content of the style tags, in order; their hashes go into the CSP. */
  styles: { ids: string; key: string; css: string }[]
  head: HeadTag[]
  title: string
  /** JSON for the browser's query cache. */
  boot: string
  /** Start the scripts after `load`, because the page has a large picture. */
  lateScripts: boolean
  /** The nouns of the calls that the page was made from. */
  nouns: PublicNoun[]
}

export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Record<string, string>; content?: string }

/** Settings that the app learns at start instead of at build time. */
export type RuntimeConfig = {
  app_env: 'development' | 'staging' | 'production'
  site_title: string
  backend_url: string
  posthog_key: string | null
  demo: boolean
}

/** Null: not a public page, send the shell. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>
