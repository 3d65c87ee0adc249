import { writeFileSync } from 'node:fs'
import { learnWeights, score } from './logistic-regression'
import { type Learned, learnedTexts, type Source } from './samples'

/**
 * Learns the crisis check's second opinion and writes its weights:
 * node scripts/run-typescript.mjs scripts/safety/train-command.ts
 * It learns from the labelled sentences, the labelled progress answers, phrases spun from parts, and the sentences of
 * `nlp-corpus`. Deterministic: the same texts give the same file. Prints how it does, without the rules, on each fifth
 * of them when learned from the other four; `measure-command.ts` tells how the whole check does on what nothing was
 * learned from.
 */
const FILE = 'lib/server/coach/safety-learned/weights.json'
/** The shares that may pass for a cry without a rule, when held out. */
const NEAR_CRIES = 0.048
const CORPUS = 0.008
/** The log-odds that a rule is worth: it fires about five times as often on cries new to it as on everyday talk in like words. */
const RULE = 1.6
/** Weights are kept as whole numbers of this part of one; what rounds to nothing is left out. */
const SCALE = 12
const FOLDS = 5

const { texts, names } = learnedTexts()
const heldOut = heldOutScores(texts)
const alarm = Math.max(exceededBy(NEAR_CRIES, heldOut['near cry']), exceededBy(CORPUS, heldOut.corpus))
console.log(`${texts.length} texts, ${names.length} features; alarm above ${alarm.toFixed(2)}. Held out, no rules:`)
for (const source of ['cry', 'near cry', 'diary', 'corpus'] as const) {
  const above = heldOut[source].filter((one) => one > alarm).length
  console.log(
    `  ${source}: ${above} of ${heldOut[source].length} (${((100 * above) / heldOut[source].length).toFixed(2)} %)`,
  )
}

const model = learnWeights(
  texts.flatMap(({ samples }) => samples),
  names.length,
)
const byWeight = new Map<number, string[]>()
names.forEach((name, at) => {
  const weight = Math.round((model.weights[at] ?? 0) * SCALE)
  if (weight) byWeight.set(weight, [...(byWeight.get(weight) ?? []), name])
})
const weights = Object.fromEntries(
  [...byWeight].sort(([a], [b]) => a - b).map(([weight, of]) => [`${weight}`, of.sort().join(' ')]),
)
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
const learned = { bias: rounded(model.bias), alarm: rounded(alarm), veto: rounded(alarm - RULE), scale: SCALE, weights }
writeFileSync(FILE, `${JSON.stringify(learned, null, 2)}\n`)

/** Every measured text's score under a model that has not seen it. */
function heldOutScores(all: Learned[]): Record<Source, number[]> {
  const scores: Record<Source, number[]> = {
    cry: [],
    'near cry': [],
    diary: [],
    corpus: [],
    'spun cry': [],
    'spun day': [],
  }
  const foldOf = (at: number) => (at * 7919) % FOLDS
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = all.filter(({ source }, at) => source.startsWith('spun') || foldOf(at) !== fold)
    const fitted = learnWeights(
      seen.flatMap(({ samples }) => samples),
      names.length,
    )
    all.forEach(({ source, units }, at) => {
      if (foldOf(at) === fold) scores[source].push(Math.max(...units.map((unit) => score(fitted, unit))))
    })
  }
  return scores
}

/** What the given share of scores exceeds. */
function exceededBy(share: number, scores: number[]): number {
  return scores.toSorted((a, b) => b - a)[Math.floor(scores.length * share)] ?? 0
}
