import { runStep } from '../step'
import { killRounds } from './kill-rounds'
import { keyAsked, roundsAsked, tellSummary } from './summary'

await runStep('kill the server', async () => {
  const started = Date.now()
  const key = keyAsked()
  const { rounds, acknowledged, inDoubt, problems } = await killRounds(roundsAsked(100), {
    key,
    onRound: (figures) =>
      console.log(`round ${figures.rounds}: ${figures.acknowledged} acknowledged, ${figures.problems.length} problems`),
  })
  tellSummary('soak:kill', started, problems, [
    `${rounds} kills under load${key ? ', encrypted' : ''}`,
    `${acknowledged} acknowledged writes, each there once`,
    `${inDoubt} unanswered ones, none there twice`,
    'integrity_check ok after each',
  ])
})
