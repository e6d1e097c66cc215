import type { RuntimeConfig } from '#domain/core/page-render.ts'

const fallback: RuntimeConfig = {
  app_env: 'production',
  site_title: 'Gatedrop',
  backend_url: '',
  posthog_key: null,
  demo: false,
}

/** The settings that the server wrote into the page; the offline shell brings the ones of its last visit. */
export function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById('config')?.textContent
  if (text === null || text === undefined || text === '') return fallback
  return { ...fallback, ...JSON.parse(text) }
}
