import 'server-only'
import * as cues from './cues'
import { has, matchAt, type Phrase, phrases, type Slate, takeHead, wordAt } from './slate'

const MOST_HEADS = 4
/** A question is short; what is longer is a story, and reading it stays cheap. */
const MOST_TOKENS = 80

const OWN = new Set('i me my mine myself we us our ours'.split(' '))
const ASKING = new Set('when what which how where who whose did have has was am is do does were are had'.split(' '))
const AUXILIARY = new Set('did have has had do does was were am is are'.split(' '))
const ORDERS = new Set('show list find search give count compare tell'.split(' '))
/** What a question is made of that names nobody: "longest streak of running?", "entries about Anna?". */
const records = phrases(`
entry|entries|journal|diary|notes
energy|mood
goals|missions|alerts|reminders|milestones|memories|check-ins
last|first time|entry
longest|best|current * streak|gap|break|run|row|stretch|pause
streak|streaks
number of
how often|many did|have|do|entries
how long since|ago
when|what|which * last|first
did
what happened
who came|called|visited|rang|wrote|helped|said
how was|were|has|had|did
mention|mentions of
mentioned
is|are there anything|something|any
what was|were
what do you know|remember|have
anything|something|everything|all about|on|with
search|find|look|show|list * for|about
about
did|have you say|said|tell|told|advise|advised|suggest|suggested|recommend|recommended
more|less|fewer * than
which came|was|is|were|are first|earlier|better|worse
did|was * before|after
what is|are left|remaining|open|on|planned|due
what|which remains|remain
does|did|do|is|are * help|helps|make|improve|affect|good|bad
longest time|days|period
days|weeks|times in a row
best|worst|happiest|average|avg month|months|week|weeks|weekday|season|day|days|energy|mood
days since
compare
difference
`)
const modal = phrases('should|shall|would|could|can|will|may|must i|we|you|it|one')
const NAMING = [
  ...[
    records,
    cues.last,
    cues.first,
    cues.leftOver,
    cues.planned,
    cues.sooner,
    cues.standing,
    cues.overdue,
    cues.reading,
  ],
  ...[cues.of.goals, cues.of.milestones, cues.of.alerts, cues.of.entries, cues.of.coach, cues.of.checkIns],
]
/** Where something of somebody is asked for as it stands now: "where does Anna live", "who is my manager". */
const facts = phrases(`
when|where|what|who|which|whose do|does|is|are|has|was|did?
which|what * does|is|do
`)

/** Of what was, or what was told once. */
const past = phrases('how|what|who|when|where *? was|were|did\nwho|what|when|where|how * again')

/** Takes what is said before the asking, and tells whether the rest may be a question to the record. */
export function standsInRecord(slate: Slate): boolean {
  for (let step = 0; step < MOST_HEADS && takeHead(slate, cues.heads); step++) {}
  if (slate.to - slate.from > MOST_TOKENS || slate.from >= slate.to) return false
  const first = wordAt(slate, slate.from)
  if (has(slate, modal)) return false
  if (stands(slate, cues.beyond) && !stands(slate, cues.within) && !stands(slate, cues.of.coach)) return false
  if (!asks(slate, first)) return false
  return (
    namesSelf(slate) ||
    NAMING.some((one) => has(slate, one)) ||
    isFact(slate) ||
    isShortCount(slate) ||
    stands(slate, past)
  )
}

function stands(slate: Slate, wanted: readonly Phrase[]): boolean {
  return wanted.some((one) => matchAt(slate, slate.from, one) !== null)
}

function asks(slate: Slate, first: string): boolean {
  if (ASKING.has(first) || ORDERS.has(first)) return true
  if (['on', 'in', 'at', 'for', 'during', 'since', 'by', 'to', 'with'].includes(first)) {
    const second = wordAt(slate, slate.from + 1)
    if (['which', 'what', 'how', 'whom'].includes(second)) return true
    // A time may stand before the question: "In May, how often did I swim?"
    for (let at = slate.from; at < slate.to && at < slate.from + 9; at++) {
      if (['how', 'what', 'which', 'when', 'did', 'was', 'am', 'is', 'do', 'have'].includes(wordAt(slate, at)))
        return true
    }
  }
  if (has(slate, afterComma)) return true
  // "Tell me about Anna", with its beginning taken.
  if (first === 'about' && slate.from > 0)
    return namesSelf(slate) || /^\p{Lu}/u.test(slate.tokens[slate.from + 1]?.raw ?? '')
  return isBare(slate, first)
}

/** Words without a statement in them: "average mood in May", "my longest streak of running", "my knee in March?". */
function isBare(slate: Slate, first: string): boolean {
  // "And last week?" goes on from what was asked, or asks nothing.
  if (['and', 'but', 'or'].includes(slate.tokens[slate.from - 1]?.word ?? '') && !namesSelf(slate)) return false
  if (slate.to - slate.from > MOST_BARE || !BARE_HEADS.has(first)) return false
  if (has(slate, cues.gap) || has(slate, cues.run) || has(slate, cues.joints)) return true
  if (has(slate, pronouns)) return false
  if (has(slate, statements) && !has(slate, times)) return false
  const isMarked = slate.tokens.slice(-2).some(({ word }) => word === '?')
  if (!isMarked && has(slate, subjects) && !has(slate, times)) return false
  return NAMING.some((one) => has(slate, one)) || (isMarked && namesSelf(slate) && !has(slate, subjects))
}
const MOST_BARE = 16
const BARE_HEADS = new Set(
  'average avg mean typical usual longest biggest best worst happiest last latest first earliest most recent number count energy mood entries entry notes note my our the any all everything anything date day total more less fewer highest lowest streak open days goals missions milestones alerts reminders memories'.split(
    ' ',
  ),
)
const afterComma = phrases(', how|what|which|when|where|who|did|was|were|have')
const pronouns = phrases('he|she|they|it|you')
const subjects = phrases('i|we|you|he|she|they')
const times = phrases('time|times|day|days that|when? i|we')
const statements = phrases(`
i|we|it|he|she|they|you am|was|is|have|had|need|want|will|do|said|would
should|must|please|add|remind|set|is|was|will|are
`)

function namesSelf({ tokens, from, to }: Slate): boolean {
  for (let at = from; at < to; at++) if (OWN.has(tokens[at]?.word ?? '')) return true
  return false
}

/** "How many runs in May?", without a verb that would tell of others. */
function isShortCount(slate: Slate): boolean {
  return slate.to - slate.from <= 6 && has(slate, shortCount)
}
const shortCount = phrases('how many|often * in|this|last|since|on')

/** Somebody named follows the verb: "where does Anna live", not "what is the capital of France". */
function isFact(slate: Slate): boolean {
  if (!stands(slate, facts) || has(slate, cues.energy)) return false
  const { start } = slate.tokens[slate.from] as { start: number }
  return slate.tokens
    .slice(slate.from + 1, slate.from + 5)
    .some((token) => token.start > start && /^\p{Lu}/u.test(token.raw))
}

/** The verb that carries the question, for its tense: false where it speaks of what was. */
export function isGeneral({ tokens, from, to }: Slate): boolean {
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? ''
    if (AUXILIARY.has(word)) return word === 'am' || word === 'is' || word === 'are' || word === 'do' || word === 'does'
  }
  return false
}
