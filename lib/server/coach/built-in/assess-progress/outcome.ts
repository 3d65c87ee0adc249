import 'server-only'
import { isWeighed } from '@/lib/server/language/heard/parts'
import { clauseAt } from '@/lib/server/language/progress/clauses'
import type { Figure } from '@/lib/server/language/progress/figures'
import { isInAll } from '@/lib/server/language/progress/hypotheses'
import { isSane } from '@/lib/server/language/progress/places'
import { closes, losesGround, type Meaning, type ReadProgress } from '@/lib/server/language/progress/read-progress'
import learned from '@/lib/server/language/progress/weights.json'
import { stemsOfToken } from '@/lib/server/language/stem'
import type { Token } from '@/lib/server/language/text'
import { isWeight } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'

/** What an answer comes to, before it is put in words. */
export type Outcome = { kind: 'moved'; meaning: Meaning } | { kind: 'open' } | { kind: 'still' }

/** How likely a meaning has to be, of a goal with a measure and of others, and that anything moved to be asked about; set by `scripts/progress/train-command.ts` on answers that nothing was learned from. */
type Sure = typeof learned.sure
/** A goal is closed, and ground is lost, only where there is next to no doubt. */
const GRAVE = 0.9

/** What an answer comes to: one meaning is sure and it moves, something happened and it stays open how much, or nothing. */
export function outcomeOf(read: ReadProgress, { counted, open, asks }: Sure = learned.sure): Outcome {
  const { meanings, moves, loses, view } = read
  const likeliest = meanings.find((one) => isScales(one, read)) ?? meanings[0]
  if (likeliest) {
    const isGrave = closes(likeliest, view) || losesGround(likeliest, view)
    const least =
      isAllSoFar(likeliest, read) && !isGrave
        ? SAID
        : isScales(likeliest, read)
          ? HEARD
          : isGrave
            ? GRAVE
            : view.frame?.isOwn
              ? counted
              : open
    const isPart = likeliest.ticks.length > 0 && !likeliest.isWhole
    const isDoubted = [isBeside, isSetAgainst, isOfPart, isOfMilestone, isOfDestroyed, isPutOn].some((doubts) =>
      doubts(likeliest, read),
    )
    // "20 km so far", of what stands at 30, contradicts the record.
    if (isAllSoFar(likeliest, read) && losesGround(likeliest, view)) return { kind: 'open' }
    const mayMove = (!isGrave || bearsGrave(likeliest, read)) && !isDoubted && !isPart
    if (likeliest.share >= least && mayMove) return { kind: 'moved', meaning: likeliest }
  }
  const mayBeLost = loses >= LOST && moves >= SOME
  return { kind: moves >= asks || mayBeLost ? 'open' : 'still' }
}
/** That ground was lost is claimed of few answers: a little of it, where something happened at all, is asked about. */
const [LOST, SOME] = [0.07, 0.15]

/** Whether a weight is read off the scales, and nothing else could be meant: "weighed 88.4 this morning". */
function isScales({ role, figures }: Meaning, { told, figures: all, view: { frame } }: ReadProgress): boolean {
  const [figure] = figures
  if (!figure || figures.length > 1 || role !== 'total' || frame?.measure.kind !== 'level' || !isWeight(frame.unit))
    return false
  const clause = clauseAt(told[figure.place]?.clauses ?? [], figure.from)
  const tokens = told[figure.place]?.sentence.tokens.slice(clause?.from) ?? []
  // "On Monday the scales said 91, now 89.5"; "ch 4 done" is no weight.
  const isAlone = all.every((one) => one === figure || one.match === 'other' || !isSane(one.amount ?? 0, frame))
  return frame.isOwn && isAlone && isWeighed(tokens, figure.from - (clause?.from ?? 0))
}

/** Whether a figure of what is counted is said to be all there is so far. */
function isAllSoFar({ role, figures }: Meaning, { told, view: { frame } }: ReadProgress): boolean {
  const [figure, other] = figures
  const isCounted = frame?.measure.kind === 'total' && role === 'total'
  return isCounted && figure !== undefined && !other && figure.match !== 'other' && isInAll(figure, told)
}
/** What nothing else could be meant by. */
const SAID = 0.1
/** What is read off the scales is believed as it is where nobody asked. */
const HEARD = 0.2

/** Words before a share that is near the one that is named, on one side of it: "just under half". */
const BESIDE = wordSet('over under nearly almost than')

/** Whether a share is told to be near another one, which leaves open what it is. */
function isBeside({ figures }: Meaning, { told }: ReadProgress): boolean {
  return figures.some(({ form, place, from }) => {
    const before = told[place]?.sentence.tokens.slice(Math.max(0, from - 2), from) ?? []
    return (
      form === 'share' &&
      before.some(({ word }, at) => BESIDE.has(word) && (at === before.length - 1 || before.at(-1)?.word === 'a'))
    )
  })
}

/** "About half of it", where milestones stand: "it" may be one of them. */
function isOfPart({ figures, ticks }: Meaning, { told, view: { goal, frame } }: ReadProgress): boolean {
  if (ticks.length > 0 || goal.milestones.length === 0 || frame?.isOwn) return false
  return figures.some((one) => one.form === 'share' && (tokensOf(one, told)[one.from]?.value ?? null) === null)
}

/** "Three of the four walls are up": a share of the milestone “Put up the walls”, and none of the goal. */
export function isOfMilestone(
  { figures, role }: Meaning,
  { told, view }: Pick<ReadProgress, 'told' | 'view'>,
): boolean {
  const open = view.goal.milestones.filter(({ isCompleted }) => !isCompleted)
  const stems = new Set(open.flatMap(({ id }) => view.names.get(id)?.rest ?? []))
  return (
    role.startsWith('part') &&
    figures.some(({ place }) => told[place]?.sentence.tokens.flatMap(stemsOfToken).some((stem) => stems.has(stem)))
  )
}

/** What is destroyed counts nothing on. */
function isOfDestroyed({ figures, place, ticks }: Meaning, { told, view }: ReadProgress): boolean {
  const isForward = ticks.length === 0 && place.progress > view.goal.progress
  return isForward && figures.some((one) => isOfLoss(tokensOf(one, told)))
}

/** "Had to put 430 back on the card" is no level, but what one has moved by. */
function isPutOn({ figures, role }: Meaning, { told, view: { frame } }: ReadProgress): boolean {
  return (
    frame?.measure.kind === 'level' &&
    role === 'total' &&
    figures.some((one) => tokensOf(one, told).some(({ word }, at) => PUT.has(word) && at < one.from))
  )
}
const PUT = wordSet('put added spent charged borrowed')

function tokensOf({ place }: Pick<Figure, 'place'>, told: ReadProgress['told']): readonly Token[] {
  return told[place]?.sentence.tokens ?? []
}

/** Whether a sentence says that something was done away with: "deleted the chapter, 3,000 words". */
export function isOfLoss(tokens: readonly Pick<Token, 'word'>[]): boolean {
  return tokens.some(({ word }) => DESTROYED.has(word))
}
const DESTROYED = wordSet('deleted erased wiped destroyed ruined scrapped unpicked undone stolen')

/** "Port eight went live, but port three rolled back": behind a "but" stands another figure that would count. */
function isSetAgainst(
  { figures: counted }: Meaning,
  { figures, told, view }: Pick<ReadProgress, 'figures' | 'told' | 'view'>,
): boolean {
  return counted.some(({ place, to }) => {
    const tokens = told[place]?.sentence.tokens ?? []
    // "Added 150, then took 40 back".
    const takes = (at: number) => tokens.slice(at).some((one) => TAKING.has(one.word))
    const but = tokens.findIndex(({ word }, at) => at >= to && (word === 'but' || (word === 'then' && takes(at))))
    const isOther = (one: (typeof figures)[number]) => one.place === place && one.from > but && one.match !== 'other'
    return view.frame !== null && but >= 0 && figures.some((one) => isOther(one) && !counted.includes(one))
  })
}

const TAKING = wordSet('took spent lost gave')

/** Only a figure in the goal's own unit closes a goal or takes ground from it. */
function bearsGrave({ figures, role }: Meaning, { view: { frame } }: ReadProgress): boolean {
  const [figure] = figures
  if (!frame?.closes || figures.length !== 1 || !figure) return false
  const isOwn =
    figure.match === 'same' || figure.of === frame.measure.target || (frame.isOwn && figure.match === 'bare')
  return isOwn && ['total', 'left', 'back'].includes(role)
}
