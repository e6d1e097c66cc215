import * as z from 'zod/mini'

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535))
const url = (schemes: RegExp) => z.url({ protocol: schemes })

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  APP_ENV: z._default(z.enum(['development', 'staging', 'production']), 'production'),
  SITE_TITLE: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  PUBLIC_URL: z.optional(url(/^https?$/)),
  BACKEND_URL: z.optional(url(/^https?$/)),
  SMTP_URL: z.optional(url(/^smtps?$/)),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/))),
  POSTHOG_KEY: z.optional(z.string().check(z.minLength(1))),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  DEMO_PASSWORD: z._default(z.string().check(z.minLength(8)), 'trackside-2025'),
  REQUESTS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(10)), 300),
  PUBLIC_CACHE_MB: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(4096)), 64),
  RENDER_PAGES: z._default(z.enum(['on', 'off']), 'on'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

const explanations: Record<string, string> = {
  PORT: 'a port number from 0 to 65535, such as 3000',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder for the database and the files, such as ./data',
  DATABASE_URL: 'a PostgreSQL address such as postgres://user:password@host:5432/gatedrop',
  APP_ENV: 'development, staging or production',
  SITE_TITLE: 'a title of 1 to 80 characters',
  PUBLIC_URL: 'the address visitors use, such as https://www.example.org',
  BACKEND_URL: 'the address of the API as the app sees it, such as https://api.example.org',
  SMTP_URL: 'a mail server such as smtp://user:password@host:587',
  MAIL_FROM: 'the address that mails come from, such as office@example.org',
  POSTHOG_KEY: 'a PostHog project key',
  DEMO_PASSWORD: 'a password of at least 8 characters',
  REQUESTS_PER_MINUTE: 'how many requests a minute one address may make, such as 300',
  PUBLIC_CACHE_MB: 'megabytes for public answers in memory, such as 64; 0 keeps none',
  RENDER_PAGES: 'on or off',
  METRICS_TOKEN: 'a secret of at least 16 characters',
  LOG_LEVEL: 'debug, info, warn, error or silent',
}

export type Env = Omit<z.output<typeof environment>, 'TRUSTED_PROXIES'> & { TRUSTED_PROXIES: string[] }

/** Says for each wrong variable what it should be; never repeats the value, which may be a secret. */
export class EnvProblem extends Error {}

/**
 * Parses the environment. Unset and empty are the same.
 * @throws EnvProblem with a line for each wrong value.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new EnvProblem(
      names.map((name) => `${name} is not valid: it wants ${explanations[name] ?? 'another value'}.`).join('\n'),
    )
  }
  if (parsed.data.SMTP_URL !== undefined && parsed.data.PUBLIC_URL === undefined) {
    // Links in mails must not follow the address that an asker made up.
    throw new EnvProblem(`PUBLIC_URL is needed when SMTP_URL is set: it wants ${explanations.PUBLIC_URL}.`)
  }
  const proxies = parsed.data.TRUSTED_PROXIES.split(',').map((part) => part.trim())
  return { ...parsed.data, TRUSTED_PROXIES: proxies.filter((part) => part !== '') }
}
