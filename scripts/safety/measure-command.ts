import { readCare } from '@/lib/server/coach/safety'
import { heldOutSentences } from '@/lib/server/coach/safety-held-out/held-out-sentences'
import { corpusSentences } from './corpus-sentences'

/**
 * Prints how many of the sentences that nothing was learned from the crisis check takes for a cry:
 * node scripts/run-typescript.mjs scripts/safety/measure-command.ts
 * With an argument it also prints the false alarms in the part of the corpus that is for learning.
 */
const { learn, measure } = corpusSentences()
const caught = (sentences: string[]) => sentences.filter((one) => readCare(one).level)
for (const [name, sentences] of Object.entries({ ...heldOutSentences, corpus: measure })) {
  const count = caught(sentences).length
  console.log(`${name}: ${count} of ${sentences.length} (${((100 * count) / sentences.length).toFixed(2)} %)`)
}
if (process.argv.length > 2) console.log(caught(learn).join('\n'))
