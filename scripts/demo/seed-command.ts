// Fills a running app with a believable account: npm run demo:seed -- --url http://localhost:3000 --fresh
import { runStep } from '../step'
import { readOptions } from './options'
import { seedAccount } from './seed-account'

await runStep('seed the demo account', async () => {
  const {
    fresh,
    'time-zone': zone,
    ...whom
  } = readOptions({ fresh: { type: 'boolean' }, 'time-zone': { type: 'string' } })
  const timeZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const { account, created, skipped } = await seedAccount({ ...whom, timeZone, isFresh: fresh ?? false })
  const { goals, journal, conversations } = account
  console.log(
    `${goals.length} missions, ${journal.length} log entries and ${conversations.length} conversations: ${created} rows made, ${skipped} skipped.`,
  )
  console.log(`Sign in at ${whom.url}/login as ${whom.email} with the password “${whom.password}”.`)
})
