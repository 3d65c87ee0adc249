import { StepFailed } from '../run'
import { runStep } from '../step'
import { fillDisk } from './disk-full'
import { roundsAsked, tellSummary } from './summary'

await runStep('fill a disk', async () => {
  const started = Date.now()
  const rounds = roundsAsked(20)
  const figures = await fillDisk(rounds)
  if (!figures) throw new StepFailed('A small disk can only be mounted on Linux by root.')
  const { refused, read, problems } = figures
  tellSummary('soak:disk-full', started, problems, [
    `the disk filled ${rounds} times`,
    `${refused} writes refused with 507 storage_full, none left anything`,
    `${read} reads answered meanwhile`,
    'writes well again with room, integrity_check ok',
  ])
})
