import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/support/chromium'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * Screens know nothing of the database. On Postgres the main job is walked, and one test of each thing that it does in
 * its own way: search, paging, versions that meet, deletion taken back, replies stored as they stream, exports. The API
 * itself is asked whole there by the tests in tests/api.
 */
const onPostgres = /@postgres/

export default defineConfig({
  testDir: 'tests/e2e',
  ...(database === 'postgres' && { grep: onPostgres }),
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
    // A request that a worker hands on is hidden from `page.route`: tests/e2e/phone.spec.ts alone lets it start.
    serviceWorkers: 'block',
    // Recording each step slows all of them down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
