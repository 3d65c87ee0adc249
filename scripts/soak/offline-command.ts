import { runStep } from '../step'
import { offlineRounds } from './offline-rounds'
import { roundsAsked, tellSummary } from './summary'

await runStep('kill the server amid offline queues', async () => {
  const started = Date.now()
  const { kills, sent, problems } = await offlineRounds(roundsAsked(100), (figures) =>
    console.log(`kill ${figures.kills}: ${figures.sent} sent, ${figures.problems.length} problems`),
  )
  tellSummary('soak:offline', started, problems, [
    `${kills} kills while eight queues were sent`,
    `${sent} things sent from them, each there once`,
    'integrity_check ok at the end',
  ])
})
