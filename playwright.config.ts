import { defineConfig } from '@playwright/test'

/** Real Chromium from the system, the built app, a real server with its own demo season on a free port. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/e2e/start-demo.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Prague',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
