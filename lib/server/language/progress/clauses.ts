import 'server-only'
import { ordinalOf } from '../numbers'
import type { Quantity } from '../quantities'
import { stemOf } from '../stem'
import type { Sentence, Token } from '../text'
import {
  BEGINNING,
  COMMANDS,
  CONDITIONS,
  FILLERS,
  FINISHING,
  FIRST_PERSON,
  isPast,
  NEGATIONS,
  NO_DENIAL,
  OTHERS,
  PEOPLE,
  PLAIN,
  PLANS,
  PREPARING,
  VAGUE,
} from './stance-words'

/**
 * What a clause is to the goal. `done`: the person says they did something. `state`: how things stand, or a bare figure.
 * `unclear`: someone's doing, one cannot tell whose. `not`: denied, planned, supposed, asked, or another's.
 */
export type Stance = 'done' | 'state' | 'unclear' | 'not'
export type Clause = {
  sentence: Sentence
  tokens: readonly Token[]
  /** Its tokens' places in the sentence. */
  from: number
  to: number
  stance: Stance
  isVague: boolean
  isDenied: boolean
  isPlan: boolean
  isOthers: boolean
  hasDeed: boolean
  finishes: boolean
  begins: boolean
  /** Getting ready, or telling the reader what to do: nothing is done yet. */
  isPreparing: boolean
}

/** A sentence as the readers get it: its clauses, and its amounts that are neither dates nor times of day. */
export type Read = { sentence: Sentence; clauses: readonly Clause[]; quantities: readonly Quantity[] }

/** Nobody says more in one sentence; what lies beyond is not read. */
const MOST_CLAUSES = 40
const LONGEST_CLAUSE = 60
const BREAKS = new Set([',', ';', ':', '(', ')', '—', '–', '"', '“', '”'])
const BREAKING_WORDS = new Set(
  'but though although because while however except then so when which who whereas yet until after before'.split(' '),
)
const SUBJECTS = new Set(
  "i i've ive i'm im we he she they it it's its my now then still hope will am have need want plan is was that that's also just another only tomorrow next will".split(
    ' ',
  ),
)

/** The clauses of a sentence, each with its stance; a subject by one of the goal's `own` stems is the goal's. */
export function clausesOf(sentence: Sentence, own: ReadonlySet<string>): Clause[] {
  const { tokens } = sentence
  const clauses: Clause[] = []
  let from = 0
  const isIffy = tokens.some(
    ({ word }, at) => CONDITIONS.has(word) && !['even', 'as', 'see', 'wonder'].includes(tokens[at - 1]?.word ?? ''),
  )
  const close = (to: number) => {
    if (tokens.slice(from, to).some(({ kind }) => kind !== 'mark' || true))
      clauses.push(clauseOf(sentence, from, to, own, isIffy || sentence.isQuestion))
  }
  for (let at = 0; at < tokens.length && clauses.length < MOST_CLAUSES; at++) {
    if (at === from || !(breaksAt(tokens, at) || at - from >= LONGEST_CLAUSE)) continue
    close(at)
    from = at
  }
  if (from < tokens.length && clauses.length < MOST_CLAUSES) close(Math.min(tokens.length, from + LONGEST_CLAUSE))
  return clauses
}

function breaksAt(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (word === ':' && at <= 2) return false
  if (word === ',' || word === ':') return !(before?.kind === 'number' && next?.kind === 'number')
  if (BREAKS.has(word) || word === '-')
    return word !== '-' || (before?.end !== tokens[at]?.start && next?.start !== tokens[at]?.end)
  if (word === 'and') return next !== undefined && (SUBJECTS.has(next.word) || PEOPLE.has(next.stem))
  if (word === 'so') return next?.word !== 'far'
  if (word === 'then' || word === 'before' || word === 'after') return before?.word !== 'and'
  return BREAKING_WORDS.has(word) && !(['but', 'except'].includes(word) && excepts(tokens, at))
}

/** "All but two", "everything but the lid": no break. */
function excepts(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => ['all', 'everything', 'every', 'everyone', 'everybody', 'nothing'].includes(word))
}

function clauseOf(sentence: Sentence, from: number, to: number, own: ReadonlySet<string>, isSupposed: boolean): Clause {
  const tokens = sentence.tokens.slice(from, to)
  const hasDeed = tokens.some((token, at) => isPast(token) && !isAfterTo(tokens, at))
  const isDenied = tokens.some((_, at) => denies(tokens, at))
  const isPlan = tokens.some((_, at) => plans(tokens, at))
  const whose = subjectOf(tokens, own)
  const isOthers = whose === 'others'
  const isNot = isSupposed || isDenied || isPlan || isOthers
  const stance = isNot ? 'not' : whose === 'unclear' ? 'unclear' : hasDeed || whose === 'own' ? 'done' : 'state'
  return {
    sentence,
    tokens,
    from,
    to,
    stance,
    isVague: tokens.some(({ word }) => VAGUE.has(word)),
    isDenied,
    isPlan,
    isOthers,
    hasDeed,
    finishes: tokens.some(({ word }) => FINISHING.has(word)),
    begins: tokens.some(({ word }) => BEGINNING.has(word)),
    isPreparing: tokens.some(({ word, stem }) => (PREPARING.has(word) && !own.has(stem)) || COMMANDS.has(word)),
  }
}

function isAfterTo(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === 'to' || tokens[at - 1]?.word === 'be'
}

function denies(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  if (!NEGATIONS.has(word) && !word.endsWith("n't")) return false
  const after = tokens.slice(at + 1, at + 3)
  if (word === 'no' && (after[0]?.word === '.' || after[0]?.kind === 'number')) return false
  return !after.some((token) => NO_DENIAL.has(token.word))
}

function plans(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  const before = tokens[at - 1]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  if (word === 'may' && before !== '' && /^[A-Z]/.test(tokens[at]?.raw ?? '')) return false
  // "As planned", "than expected".
  if (before === 'as' || before === 'than') return false
  // "The plan is done" and "a plan for" are things.
  if (
    (word === 'plan' || word === 'plans' || word === 'hope' || word === 'need') &&
    ['the', 'a', 'my', 'in', 'of'].includes(before)
  )
    return false
  // "I'd say 60 %" is a judgement of today.
  if ((word === 'would' || word.endsWith("'d")) && ['say', 'call', 'put', 'reckon', 'guess', 'estimate'].includes(next))
    return false
  if (
    PLANS.has(word) ||
    word.endsWith("'ll") ||
    word.endsWith("'d") ||
    /^(?:should|would|could|must|might)'?ve$/.test(word)
  )
    return true
  if (word === 'going' && next === 'to') return tokens[at + 2]?.word !== 'the' && tokens[at + 2]?.word !== 'be'
  if (word === 'next')
    return [
      'week',
      'month',
      'year',
      'time',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'weekend',
      'up',
    ].includes(next)
  if (word === 'about' && next === 'to') return true
  if (word === 'by') return BY.has(next)
  if (
    (word === 'have' ||
      word === 'has' ||
      word === 'got' ||
      word === 'yet' ||
      word === 'ready' ||
      word === 'trying' ||
      word === 'time') &&
    next === 'to'
  )
    return true
  // "Filming two on Saturday": not done yet.
  const isUnderWay = at === 0 && word.endsWith('ing') && word.length > 4 && !STILL.has(word) && next !== 'total'
  if (isUnderWay) return true
  // "To read two more": an aim that begins the clause.
  return word === 'to' && at === 0 && tokens[1]?.kind === 'word' && !isPast(tokens[1] as Token)
}

/** Whose doing a clause tells of, by what stands before its verb. */
function subjectOf(tokens: readonly Token[], own: ReadonlySet<string>): 'own' | 'others' | 'none' | 'unclear' {
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as Token
    const isFiller =
      token.kind === 'mark' || FILLERS.has(token.word) || (BREAKING_WORDS.has(token.word) && token.word !== 'who')
    if (!isFiller) break
    at++
  }
  const first = tokens[at]
  if (!first) return 'none'
  if (isReport(tokens, at)) return 'others'
  if (FIRST_PERSON.has(first.word)) return 'own'
  if (OTHERS.has(first.word) || /^(?:he|she|they|you)'/.test(first.word)) return 'others'
  const isLed = ['my', 'the', 'a', 'an', 'our', 'one', 'another', 'that'].includes(first.word)
  const near = tokens.slice(isLed ? at + 1 : at, at + 3)
  const [noun, second] = near
  const isPerson = (token: Token | undefined) =>
    token !== undefined && (PEOPLE.has(token.stem) || PEOPLE.has(stemOf(token.word.replace(/'s$/, ''))))
  const isVerb = noun !== undefined && (isPast(noun) || FINISHING.has(noun.word) || noun.kind !== 'word')
  if (!isVerb && (isPerson(noun) || (isLed && isPerson(second))) && !own.has(noun?.stem ?? '')) return 'others'
  if (
    noun?.kind !== 'word' ||
    own.has(noun.stem) ||
    (second !== undefined && own.has(second.stem)) ||
    ordinalOf(first.word) !== null ||
    ordinalOf(noun.word) !== null ||
    PLAIN.has(noun.word) ||
    isPast(noun) ||
    FINISHING.has(noun.word)
  )
    return 'none'
  return isSubject(tokens, isLed ? at + 1 : at) ? 'unclear' : 'none'
}

const BY = new Set(
  'monday tuesday wednesday thursday friday saturday sunday tomorrow january february march april may june july august september october november december summer spring autumn winter christmas easter then'.split(
    ' ',
  ),
)
const STILL = new Set(
  'averaging weighing sitting standing nothing everything anything something morning evening during spring finishing getting running remaining outstanding'.split(
    ' ',
  ),
)
const REPORTS = new Set('says said thinks thought guesses guessed reckons claims told believes'.split(' '))
const AUXILIARIES = new Set('has is was had did does'.split(' '))

/** "Dave guesses that I'm halfway", "according to my boss I'm done". */
function isReport(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word === 'according') return true
  if (PLAIN.has(tokens[at]?.word ?? '')) return false
  return (
    !FIRST_PERSON.has(tokens[at]?.word ?? '') &&
    tokens
      .slice(at, at + 3)
      .some(
        ({ word, raw }, step) =>
          step > 0 &&
          REPORTS.has(word) &&
          (/^\p{Lu}/u.test(tokens[at]?.raw ?? '') || PEOPLE.has(tokens[at + 1]?.stem ?? '')) &&
          raw !== '',
      )
  )
}

/** "Emma finished her fifth", "rent went up": a word of no use in any list, before a verb. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const isVerb = (token: Token | undefined) =>
    token !== undefined && token.kind === 'word' && (isPast(token) || AUXILIARIES.has(token.word))
  const [second, third] = [tokens[at + 1], tokens[at + 2]]
  return (
    isVerb(second) ||
    ['from', 'and', 'of'].includes(second?.word ?? '') ||
    (second?.kind === 'word' && !PLAIN.has(second.word) && isVerb(third))
  )
}
