import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/support/chromium'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * Screens know nothing of the database. On Postgres the main job is walked, and one test of each thing that it does in
 * its own way: search, paging, versions that meet, deletion taken back, replies stored as they stream, exports. The API
 * itself is asked whole there by the tests in tests/api.
 */
const onPostgres = /@postgres/

/**
 * What guards each change: the main paths, every screen, the phone and the network's absence, ways into an account, and
 * what a page must never do. The rest goes through one screen after another, whose parts have tests in a DOM
 * (`*.dom.test.tsx`) and whose calls have theirs in process.
 */
const GUARDS = [
  'every-screen',
  'front-door',
  'main-job',
  'model',
  'navigation',
  'never-send',
  'onboarding',
  'passkeys',
  'phone',
  'policy',
  'push-message',
  'recovery',
  'ten-changes',
  'totp',
  'xss',
].map((name) => `**/${name}.spec.ts`)
const scope = process.env.TEST_SCOPE

export default defineConfig({
  testDir: 'tests/e2e',
  ...(database === 'postgres' && { grep: onPostgres }),
  ...(scope === 'guards' && { testMatch: GUARDS }),
  ...(scope === 'rest' && database === 'sqlite' && { testIgnore: GUARDS }),
  outputDir: `test-results/e2e-${database}`,
  globalSetup: './tests/support/e2e-server.ts',
  fullyParallel: true,
  workers: 2,
  // A second try would hide a race.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: findChromium() ?? {},
    // A request that a worker hands on is hidden from `page.route`: tests/e2e/phone.spec.ts alone lets it start.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
