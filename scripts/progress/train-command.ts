import { writeFileSync } from 'node:fs'
import { outcomeOf } from '@/lib/server/coach/built-in/assess-progress/outcome'
import { learnChoices, scoreOf, shares } from '../learn/choice-regression'
import { type Judged, judge, type Sample, sampleOf } from './choices'
import { labelledAnswers } from './labelled-answers'

/**
 * Learns how answers about goals are taken, and writes the weights:
 * node scripts/run-typescript.mjs scripts/progress/train-command.ts
 * It learns from the ledger and the answers in this folder. Deterministic: the same answers give the same file.
 * Prints, for answers on goals that nothing was learned from, how often it moves rightly and wrongly by how sure it has to
 * be, and what asking finds; with `--measure` it writes nothing.
 */
const FILE = 'lib/server/language/progress/weights.json'
const SIZE = 1 << 17
const FOLDS = 5
/** The shares of answers that may be moved wrongly, and of those where nothing happened that may be asked about. */
const WRONG = 0.02
/** Of goals without a measure what is doubted beside the shares leaves less than that wrong. */
const WRONG_OPEN = 0.022
const NEEDLESS = 0.165
const MOST_WEIGHT = 127

const samples = labelledAnswers().map(sampleOf)
const heldOut = judgedApart(samples)
const told = heldOut.filter(({ sample }) => sample.row.source === 'typed')
const isCounted = ({ sample }: Judged) => sample.row.goal.measure !== null
const counted = leastSure(told.filter(isCounted))
const open = leastSure(
  told.filter((one) => !isCounted(one)),
  WRONG_OPEN,
)
const asks = exceededBy(
  NEEDLESS,
  told.filter(({ sample }) => !sample.row.gold.moves).map(({ moves }) => moves),
)
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
const sure = { counted: rounded(counted), open: rounded(open), asks: rounded(asks) }
for (const [name, of] of Object.entries({
  'as people type them': told,
  counted: told.filter(isCounted),
  open: told.filter((one) => !isCounted(one)),
  plain: heldOut.filter(({ sample }) => sample.row.source === 'plain'),
  ledger: heldOut.filter(({ sample }) => sample.row.source === 'ledger'),
}))
  print(name, of)

if (!process.argv.includes('--measure')) {
  const weights = learn(samples)
  const most = weights.reduce((all, one) => Math.max(all, Math.abs(one)), 0)
  const scale = MOST_WEIGHT / Math.min(most, 2)
  const bytes = Int8Array.from(weights, (one) => Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(one * scale))))
  const learned = {
    sure,
    scale: rounded(scale),
    bytes: Buffer.from(bytes.buffer).toString('base64'),
  }
  writeFileSync(FILE, `${JSON.stringify(learned, null, 2)}\n`)
  console.log(
    `${samples.length} answers; ${bytes.filter((one) => one !== 0).length} weights of ${SIZE}; largest ${most.toFixed(2)}`,
  )
}

function learn(of: readonly Sample[]): Float64Array {
  return learnChoices(
    of.map(({ choice }) => choice),
    { size: SIZE },
  )
}

/** Every answer under weights that were learned from answers about other goals. */
function judgedApart(all: readonly Sample[]): Judged[] {
  const groups = [...new Set(all.map(({ group }) => group))]
  const foldOf = new Map(groups.map((group, at) => [group, (at * 7919) % FOLDS]))
  return Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const weights = learn(all.filter(({ group }) => foldOf.get(group) !== fold))
    return all
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((sample) => judge(sample, shares(sample.hypotheses.map((one) => scoreOf(weights, one)))))
  })
}

/** How sure it has to be for no more than a few to be moved wrongly. */
function leastSure(of: readonly Judged[], most = WRONG): number {
  const moved = of.filter(({ share, isGrave }) => share > 0 && !isGrave).sort((a, b) => b.share - a.share)
  let wrong = 0
  let least = 1
  for (const one of moved) {
    if (!one.isRight) wrong++
    if (wrong > most * of.length) break
    least = one.share
  }
  return least
}

function print(name: string, of: readonly Judged[]) {
  const movers = of.filter(({ sample }) => sample.row.gold.moves)
  const others = of.filter(({ sample }) => !sample.row.gold.moves)
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  const outcomes = new Map(of.map((one) => [one, outcomeOf(one.read, sure)]))
  const moved = of.filter((one) => outcomes.get(one)?.kind === 'moved')
  const right = moved.filter(({ isRight }) => isRight).length
  const asked = (among: readonly Judged[]) => among.filter((one) => outcomes.get(one)?.kind === 'open').length
  const closed = moved.filter(({ isRight, read }) => !isRight && read.meanings[0]?.place.progress === 100).length
  console.log(`\n${name}: ${of.length} answers, ${movers.length} that should move`)
  console.log(
    `  right without a press ${percent(right, movers.length)}, right or asked ${percent(right + asked(movers), movers.length)}`,
  )
  console.log(
    `  moved and wrong ${percent(moved.length - right, of.length)} of all, ${closed} closed before their end; asked where nothing moved ${percent(asked(others), others.length)}`,
  )
  const risks = [0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
    const above = of.filter(({ share, isGrave }) => share >= least && !isGrave)
    const good = above.filter(({ isRight }) => isRight).length
    return `${least}: ${percent(good, movers.length)} / ${percent(above.length - good, of.length)}`
  })
  console.log(`  right / wrong by how sure it has to be  ${risks.join('  ')}`)
  const finds = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5].map((needless) => {
    const least = exceededBy(
      needless,
      others.map(({ moves }) => moves),
    )
    return `${percent(needless, 1)}: ${percent(movers.filter(({ moves }) => moves > least).length, movers.length)}`
  })
  console.log(`  finds, by how many are asked needlessly  ${finds.join('  ')}`)
}

/** What the given share of numbers exceeds. */
function exceededBy(share: number, numbers: number[]): number {
  return numbers.toSorted((a, b) => b - a)[Math.floor(numbers.length * share)] ?? 0
}
