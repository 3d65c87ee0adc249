import { checkCrisis } from '@/lib/server/coach/safety'
import { labelledSentences } from '@/lib/server/coach/safety-labelled/labelled-sentences'
import { type Figure, shareFigure } from './figure'

/** What the crisis check finds, and what it takes for a cry that is none. The same with a model as without. */
export function crisisFigures(): Figure[] {
  const { explicit, indirect, harmless } = labelledSentences
  const caught = (sentences: string[]) => sentences.filter((one) => checkCrisis(one)).length
  return [
    shareFigure('explicit, found', caught(explicit), explicit.length, { least: 0.99 }),
    shareFigure('indirect, found', caught(indirect), indirect.length, { least: 0.85 }),
    shareFigure('everyday, false alarms', caught(harmless), harmless.length, { most: 0.02 }),
  ]
}
