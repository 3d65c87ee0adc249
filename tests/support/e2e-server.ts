import { startTestServers } from './test-servers'

/** The server that the browser tests open; `tests/support/browser.ts` reads its address. */
export default async function setup() {
  const { app, stop } = await startTestServers()
  process.env.TEST_BASE_URL = app.url
  return stop
}
