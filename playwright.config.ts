import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/support/chromium'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** Screens know nothing of the database. On Postgres the main job is walked, and what has SQL of its own. */
const onPostgres = /(main-job|model|insights|journal|palette)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  ...(database === 'postgres' && { testMatch: onPostgres }),
  outputDir: `test-results/e2e-${database}`,
  globalSetup: './tests/support/e2e-server.ts',
  fullyParallel: true,
  workers: 2,
  // A browser on a machine short of time gets a second try; a test that needed it is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: findChromium() ?? {},
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
