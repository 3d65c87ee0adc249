import { writeFileSync } from 'node:fs'
import { labelledAnswers } from '@/lib/server/coach/built-in/assess-progress/labelled/labelled-answers'
import { labelledSentences } from '@/lib/server/coach/safety-labelled/labelled-sentences'
import { featuresOf } from '@/lib/server/coach/safety-learned/features'
import { allConcepts } from '@/lib/server/coach/safety-patterns/concepts'
import { sentencesOf } from '@/lib/server/coach/safety-sentences'
import { heldOutScores, learnWeights, type Sample } from './logistic-regression'

/**
 * Learns the crisis check's second opinion from the labelled sentences and writes its weights:
 * node scripts/run-typescript.mjs scripts/safety/train-command.ts
 * Deterministic: the same labels give the same file. Prints how it does on sentences held out from it.
 */
const FILE = 'lib/server/coach/safety-learned/weights.json'
/** A feature of one text alone says more about that text than about cries. */
const LEAST_TEXTS = 2
/** The share of labelled everyday talk, which stands close to cries, that may pass for one when held out. */
const FALSE_ALARMS = 0.04
/** The share of labelled cries, held out, that the second opinion may overrule a rule on. */
const OVERRULED = 0.08
const SCALE = 50

const { explicit, indirect, harmless } = labelledSentences
const answers = Object.values(labelledAnswers)
  .flat()
  .map(([, , response]) => response)
const texts = [...explicit, ...indirect, ...harmless, ...answers]
const cries = explicit.length + indirect.length
const named = texts.map((text) => featuresOf(sentencesOf(text), allConcepts))

const counts = new Map<string, number>()
for (const features of named) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
const names = [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([name]) => name)
const numbers = new Map(names.map((name, at) => [name, at]))
const samples: Sample[] = named.map((features, at) => ({
  features: features.flatMap((name) => numbers.get(name) ?? []),
  isCry: at < cries,
}))

const heldOut = heldOutScores(samples, names.length)
const everyday = heldOut.slice(cries, cries + harmless.length).sort((a, b) => b - a)
const alarm = everyday[Math.floor(everyday.length * FALSE_ALARMS)] ?? 0
const veto = heldOut.slice(0, cries).sort((a, b) => a - b)[Math.floor(cries * OVERRULED)] ?? -9
const share = (scores: number[]) =>
  `${((100 * scores.filter((one) => one > alarm).length) / scores.length).toFixed(1)} %`
console.log(
  `${texts.length} texts, ${names.length} features; alarm above ${alarm.toFixed(2)}, rules overruled below ${veto.toFixed(2)}. Held out and without the rules:`,
)
console.log(
  `  explicit ${share(heldOut.slice(0, explicit.length))}, indirect ${share(heldOut.slice(explicit.length, cries))},`,
)
console.log(`  everyday ${share(everyday)}, progress answers ${share(heldOut.slice(cries + harmless.length))}`)

const model = learnWeights(samples, names.length)
const byWeight = new Map<number, string[]>()
names.forEach((name, at) => {
  const weight = Math.round((model.weights[at] ?? 0) * SCALE)
  byWeight.set(weight, [...(byWeight.get(weight) ?? []), name])
})
const weights = Object.fromEntries(
  [...byWeight].sort(([a], [b]) => a - b).map(([weight, of]) => [`${weight}`, of.sort().join(' ')]),
)
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
writeFileSync(
  FILE,
  `${JSON.stringify({ bias: rounded(model.bias), alarm: rounded(alarm), veto: rounded(veto), scale: SCALE, weights }, null, 2)}\n`,
)
