import { runStep } from '../step'
import { backupRounds } from './backup-rounds'
import { keyAsked, roundsAsked, tellSummary } from './summary'

await runStep('back up under load', async () => {
  const started = Date.now()
  const key = keyAsked()
  const { backups, acknowledged, problems } = await backupRounds(roundsAsked(50), key)
  tellSummary('soak:backup', started, problems, [
    `${backups} backups under load${key ? ', encrypted' : ''}, each restored and whole, with every write acknowledged before it began`,
    `${acknowledged} acknowledged writes`,
    'restoring under the running server refused',
    'a server on the last one answers',
  ])
})
