import 'server-only'
import nlp from 'compromise'
import type { GoalRecord } from '../../context'
import { partsOf } from './goal-parts'
import { type GoalSize, goalSizes, isAboutDistance, isCountingDown } from './goal-size'
import { singular } from './units'

/** A goal as the readers of a response need it. */
export type GoalView = {
  progress: number
  sizes: GoalSize[]
  /** The goal's own, or the parts that its description lists. */
  milestones: GoalRecord['milestones']
  hasListedParts: boolean
  kIsKm: boolean
  /** Losing is the aim, as in "Lose 10 kg". */
  isLosing: boolean
  isSaving: boolean
  /** A level or a debt that the goal is to bring down. */
  goesDown: boolean
  /** A debt, so that the level named is what is left. */
  owes: boolean
  /** Someone else's doing is the aim, as in "Teach the dog 8 tricks". */
  isForOther: boolean
  /** Doing without something is the aim, as in "Quit sugar". */
  abstains: boolean
  /** Having more of something is the aim, as in "Collect 200 stamps". */
  gathers: boolean
  /** A run of days that a miss breaks. */
  isStreak: boolean
  /** Getting hold of things is the aim, as in "Buy 10 plants". */
  prepares: boolean
  /** Stems of the telling words of the title. */
  nouns: Set<string>
  /** Stems of the telling words of the description. */
  stuff: Set<string>
  /** Past forms of the title's first verb. */
  deeds: string[]
}

const FUNCTION_WORDS = new Set(
  'a an the my our your this that these those of for to in on at by with and or from into per each every all more less better be become get have do make go start finish complete first new own day days week weeks month months year years before until end next time times up off out'.split(
    ' ',
  ),
)
/** Verbs whose past says that some of it happened, not that it is over. */
const ONGOING =
  /^(?:practi[sc]e|learn|study|train|exercise|meditate|walk|eat|improve|work|spend|keep|stay|drink|sleep|save|grow|increase|reduce|play|journal|stretch|read more|be|become)$/

export function viewGoal(goal: GoalRecord): GoalView {
  const text = `${goal.title} ${goal.description}`
  const verb = goal.title.toLowerCase().match(/[a-z]+/)?.[0] ?? ''
  const sizes = goalSizes(goal)
  const parts = partsOf(goal)
  const countsDown = isCountingDown(goal)
  return {
    progress: goal.progress,
    sizes,
    milestones: parts.length ? parts : goal.milestones,
    hasListedParts: parts.length > 0,
    kIsKm: isAboutDistance(goal),
    goesDown: countsDown || sizes.some((size) => (size.to ?? 0) < (size.from ?? 0)),
    isForOther: /^(?:teach|train|coach|help|raise|tutor|mentor|get (?:my|the|our)|potty)\b/i.test(goal.title),
    owes: countsDown && !sizes.some((size) => size.from !== undefined),
    isLosing: /\b(?:lose|losing|drop|shed|slim|weight loss|weigh)\b/i.test(text),
    isSaving: /\b(?:sav(?:e|ing|ings)|emergency fund|put (?:away|aside)|raise|deposit|nest egg|fund)\b/i.test(text),
    abstains:
      /\b(?:quit|quitting|stop|give up|giving up|kick|without|abstain|sober|sobriety|free (?:for|from|of)|-free|no|zero|avoid|cut out|stay off|dry)\b/i.test(
        goal.title,
      ),
    gathers: /^(?:collect|gather|grow|build up|accumulate|own|plant|get|breed|keep)\b/i.test(goal.title),
    isStreak:
      /\b(?:streak|in a row|consecutive|straight|without|no (?:sugar|alcohol|smoking|social)|daily|every day|day challenge)\b/i.test(
        text,
      ),
    prepares: /\b(?:buy|order|borrow|download|collect|get|sign up|register|enrol|enroll|enter)\b/i.test(goal.title),
    nouns: tellingWords(goal.title),
    stuff: tellingWords(goal.description),
    deeds: ONGOING.test(verb) ? [] : pastForms(verb),
  }
}

/** Stems of the words that carry meaning. */
export function tellingWords(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[a-z\u00c0-\u024f][a-z\u00c0-\u024f'-]+/g) ?? []
  return new Set(words.filter((word) => !FUNCTION_WORDS.has(word)).map(singular))
}

function pastForms(verb: string): string[] {
  const forms = conjugationOf(verb)
  const having = /^(?:get|obtain|earn|receive|win)$/.test(verb)
    ? ['have', 'received', 'obtained', 'hold', 'passed']
    : []
  return [forms?.PastTense, forms?.Participle, ...having].filter(
    (form): form is string => Boolean(form) && form !== verb,
  )
}

/** compromise conjugates a verb only where it takes it for one, which "will" settles. */
function conjugationOf(verb: string): { PastTense?: string; Participle?: string } | undefined {
  return nlp(`i will ${verb}`).verbs().conjugate()[0]
}
