import { writeFileSync } from 'node:fs'
import { learnWeights, type Model, score } from './logistic-regression'
import { isCry, type Learned, learnedTexts, type Source } from './samples'

/**
 * Learns the crisis check's second opinion and writes its weights:
 * node scripts/run-typescript.mjs scripts/safety/train-command.ts, then npx biome check --write of them
 * It learns from the labelled sentences, the labelled progress answers, phrases spun from parts, and the sentences of
 * `nlp-corpus`. Deterministic: the same texts give the same file. One regression tells cries from everyday talk, another
 * those that say it outright from everything else. The thresholds are chosen by, and what is printed is, how each fold
 * reads when learned from the others, without the rules; a fold leaves out whole hands. `measure-command.ts` tells how
 * the whole check does on what nothing was learned from.
 */
const FILE = 'lib/server/coach/safety-learned/weights.json'
/** The shares that may pass for a cry without a rule, when held out. */
const ALLOWED: [Source, number][] = [
  ['near cry', 0.062],
  ['corpus', 0.0125],
]
/** The same for what may pass for one that says it outright. */
const ALLOWED_OUTRIGHT: [Source, number][] = [
  ['near cry', 0.025],
  ['corpus', 0.004],
  ['indirect', 0.3],
]
/** An indirect cry taken for an outright one does less harm than an ordinary day. */
const INDIRECT_AGAINST_OUTRIGHT = 0.3
/** Weights are kept as whole numbers of this part of one; what rounds to nothing is left out. */
const SCALE = 12
const FOLDS = 4

type Head = {
  isWanted: (source: Source) => boolean
  weightOf: (source: Source) => number
  allowed: [Source, number][]
  /** The least weight that is kept. */
  least: number
}

const { texts, names } = learnedTexts()
console.log(`${texts.length} texts, ${names.length} features. Held out, no rules:`)
const cry = learnHead({ isWanted: isCry, weightOf: () => 1, allowed: ALLOWED, least: 1 })
const explicit = learnHead({
  isWanted: (source) => source === 'explicit',
  weightOf: (source) => (source === 'indirect' || source === 'spun cry' ? INDIRECT_AGAINST_OUTRIGHT : 1),
  allowed: ALLOWED_OUTRIGHT,
  least: 2,
})
writeFileSync(FILE, `${JSON.stringify({ scale: SCALE, cry, explicit }, null, 2)}\n`)

function learnHead(head: Head) {
  const heldOut = heldOutScores(head)
  const above = Math.max(...head.allowed.map(([source, share]) => exceededBy(share, heldOut.get(source) ?? [])))
  for (const [source, scores] of heldOut) {
    const count = scores.filter((one) => one > above).length
    console.log(`  ${source}: ${count} of ${scores.length} (${((100 * count) / scores.length).toFixed(2)} %)`)
  }
  return { above: rounded(above), ...written(fitHead(head, texts), head.least) }
}

function fitHead({ isWanted, weightOf }: Head, seen: Learned[]): Model {
  const samples = seen.flatMap(({ source, weight, learnedFrom }) =>
    learnedFrom.map((one) => ({ ...one, isCry: isWanted(source), weight: weight * weightOf(source) })),
  )
  return learnWeights(samples, names.length)
}

/** Every measured text's score under a model that has seen nothing of its fold. */
function heldOutScores(head: Head): Map<Source, number[]> {
  const scores = new Map<Source, number[]>()
  const isSpun = ({ source }: Learned) => source.startsWith('spun')
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = ({ group }: Learned) => group % FOLDS === fold
    const model = fitHead(
      head,
      texts.filter((one) => isSpun(one) || !isIn(one)),
    )
    for (const one of texts.filter((text) => !isSpun(text) && isIn(text))) {
      const highest = Math.max(...one.units.map((unit) => score(model, unit)))
      const ofSource = scores.get(one.source) ?? []
      ofSource.push(highest)
      scores.set(one.source, ofSource)
    }
  }
  return scores
}

/** What the given share of scores exceeds. */
function exceededBy(share: number, scores: number[]): number {
  return scores.toSorted((a, b) => b - a)[Math.floor(scores.length * share)] ?? 0
}

/** A model as it is kept: the features of each weight. */
function written(model: Model, least: number): { bias: number; weights: Record<string, string> } {
  const byWeight = new Map<number, string[]>()
  names.forEach((name, at) => {
    const weight = Math.round((model.weights[at] ?? 0) * SCALE)
    if (Math.abs(weight) >= least) byWeight.set(weight, [...(byWeight.get(weight) ?? []), name])
  })
  const weights = [...byWeight].sort(([a], [b]) => a - b).map(([weight, of]) => [`${weight}`, of.sort().join(' ')])
  return { bias: rounded(model.bias), weights: Object.fromEntries(weights) }
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
