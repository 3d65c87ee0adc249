import 'server-only'
import nlp from 'compromise'
import type { GoalRecord } from '../../../context'
import { partsOf } from './goal-parts'
import { goalSizes } from './goal-size'
import { isAboutDistance, isCountingDown } from './kind-of-goal'
import { withPreparation } from './preparation'
import type { GoalSize } from './size'
import { withTold } from './told-milestones'
import { singular } from './units'

/** A goal as the readers of a response need it. */
export type GoalView = {
  title: string
  progress: number
  sizes: GoalSize[]
  /** The goal's own, with those that earlier answers told done, or the parts that its description lists. */
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
  /** Getting rid of things is the aim, so that these words tell of a deed and not of a loss. */
  clears: RegExp | null
  /** Being there is the aim, as in "Attend 20 rehearsals". */
  isAttended: boolean
  /** Watching, hearing or studying is the aim. */
  takesIn: boolean
  /** The aim itself is about sleep or screens, so that hours of them count. */
  takesIdle: boolean
  /** Stems of the telling words of the title. */
  nouns: Set<string>
  /** Stems of the telling words of the description. */
  stuff: Set<string>
  /** What is over the moment it is in the world, as "Publish a novel". */
  isOverAtOnce: boolean
  /** Where the goal is to move to, in lower case; empty when it is no move. */
  place: string
  /** What the title is to become, as alternatives of a pattern: "Become a certified diver". Empty when nothing. */
  become: string
  /** The first word of the title, in lower case. */
  verb: string
  /** Past forms of the title's first verb. */
  deeds: string[]
  /** Past forms of the verb that opens a description with a count, as in "Write 12 letters". */
  countedDeeds: string[]
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
  const sizes = withPreparation(goalSizes(goal), goalSizes({ title: goal.title, description: '' }), goal.title)
  const parts = partsOf(goal)
  const countsDown = isCountingDown(goal)
  return {
    title: goal.title,
    progress: goal.progress,
    sizes,
    milestones: parts.length ? parts : withTold(goal),
    hasListedParts: parts.length > 0,
    kIsKm: isAboutDistance(goal) && sizes[0]?.family !== 'money',
    goesDown: countsDown || sizes.some((size) => (size.to ?? 0) < (size.from ?? 0)),
    isForOther: /^(?:teach|train|coach|help|raise|tutor|mentor|get (?:my|the|our)|potty)\b/i.test(goal.title),
    owes: countsDown && !sizes.some((size) => size.from !== undefined),
    isLosing:
      sizes.some((size) => size.family === 'weight' && (size.to ?? 0) < (size.from ?? 0)) ||
      /\b(?:lose|losing|drop|shed(?= \d| some| the last| (?:\w+ )?(?:weight|kilos?|pounds?|fat|kg))|slim|weight loss|weigh)\b/i.test(
        text,
      ),
    isSaving:
      /\b(?:sav(?:e|ing|ings)|emergency fund|put (?:away|aside)|raise|deposit|nest egg|fund|invest(?:ing|ment)?s?)\b/i.test(
        text,
      ),
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
    clears: clearingVerbs(`${text} ${goal.milestones.map((one) => one.title).join(' ')}`),
    takesIn:
      /\b(?:watch|see|listen|hear|study|research|read|review|attend|finish|complete|look|film|movie|lecture|series|course|album|podcast|video|documentar)/i.test(
        text,
      ),
    isAttended: /^(?:attend|volunteer|help|go|join|show up|turn up|take part|visit the|swim|train)\b/i.test(goal.title),
    takesIdle: /\b(?:sleep|rest|gam(?:e|ing)|stream|watch|tv|meeting|screen)/i.test(text),
    isOverAtOnce: /^(?:publish|self-publish|release|launch|ship|open|put out|bring out|record)\b/i.test(goal.title),
    place: (
      goal.title.match(/^(?:move|relocate|emigrate)(?: \w+)? to (?:the )?([\p{L}-]+)/iu)?.[1] ?? ''
    ).toLowerCase(),
    nouns: tellingWords(goal.title),
    stuff: tellingWords(goal.description),
    become: (goal.title.toLowerCase().match(/^(?:become|get|be)(?: an?)? ([a-z]+(?: [a-z]+)*)/)?.[1] ?? '')
      .split(' ')
      .filter((word) => word.length > 4)
      .join('|'),
    verb,
    deeds: ONGOING.test(verb) ? [] : pastForms(verb),
    countedDeeds: deedsOfDescription(goal.description, sizes),
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

const CLEARING: [aim: RegExp, said: string][] = [
  [/\bdelet/i, 'delet(?:ed|ing)'],
  [/\b(?:inbox|emails?|e-mails|unread)\b/i, 'deleted|archived|binned|unsubscribed'],
  [
    /\b(?:throw|declutter|bin|ditch|get rid|clear|clean|tidy|empty|sort)/i,
    'threw (?:away|out)|thrown (?:away|out)|binned|ditched|chucked|scrapped|dumped|cleared',
  ],
  [
    /\b(?:strip|demolish|tear|rip|remove|dismantle|take down)/i,
    'stripped|demolished|tore|ripped|removed|dismantled|took down|torn down',
  ],
  [/\b(?:cut|trim|prune|shorten|edit)/i, 'cut|trimmed|pruned|removed'],
  [/\b(?:play|games?|match(?:es)?|chess|league|tournament)\b/i, 'lost|drew|tied'],
  [/\b(?:wipe|erase|unsubscribe|cancel)/i, 'wiped|erased|unsubscribed|cancelled'],
]

function clearingVerbs(text: string): RegExp | null {
  const said = CLEARING.filter(([aim]) => aim.test(text)).map(([, words]) => words)
  return said.length ? new RegExp(`\\b(?:${said.join('|')})\\b`) : null
}

function deedsOfDescription(description: string, sizes: GoalSize[]): string[] {
  const verb = description.toLowerCase().match(/^([a-z]{3,}) (?:to |with |up |at least )*(?:\d|[a-z]+ )/)?.[1] ?? ''
  return sizes.length && verb ? pastForms(verb) : []
}

/** compromise conjugates a verb only where it takes it for one, which "will" settles. */
function conjugationOf(verb: string): { PastTense?: string; Participle?: string } | undefined {
  return nlp(`i will ${verb}`).verbs().conjugate()[0]
}
