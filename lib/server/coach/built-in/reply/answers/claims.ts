import 'server-only'
import { type GoalFacts, RECENT_DAYS } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, pace } from '../goal-lines'
import { count, wordsOfGoal } from '../words-of-goal'

export type Claim = 'every-day' | 'nothing' | 'nearly-done' | 'on-track'

/** A claim in a message that the record can be held against. */
export function claimIn(text: string): Claim | null {
  if (DAILY.test(text) && !WISHED.test(text)) return 'every-day'
  if (
    /\b(?:i(?:'ve| have)? (?:never|not) (?:made?|make|making|achieve\w*|accomplish\w*|finish\w*|get|got)\b.{0,24}\b(?:progress|anything|anywhere|things)|i (?:never|can't) (?:finish|achieve|do|get|make) (?:anything|any progress)|i(?:'ve| have) (?:done|achieved) nothing|i (?:do|did|achieve) nothing(?= right|[.!]*$)|i'm (?:a failure|useless|hopeless|a loser|getting nowhere)|i always fail|nothing (?:works|ever works|i do (?:\w+ )?works|has changed|moves)|i (?:haven't|have not) (?:achieved|accomplished|done|finished|managed) (?:anything|a (?:single )?thing|a damn thing)|i'm failing at everything)\b/.test(
      text,
    )
  )
    return 'nothing'
  if (
    /\b(?:i'm|i am|we're|it's|it is) (?:almost|nearly|basically|practically|pretty much) (?:done|there|finished|complete)\b/.test(
      text,
    )
  )
    return 'nearly-done'
  if (
    /\b(?:i'm|i am|it's|everything is|everything's|we're|all|all good) (?:totally |completely |well |perfectly |right )?(?:on track|on schedule|ahead|under control|fine with)|\bplenty of time\b|\blots of time\b/.test(
      text,
    ) &&
    !/\?\s*$|^am i|\bif\b/.test(text)
  )
    return 'on-track'
  return null
}

/** Something done, and done all the time. */
const DAILY =
  /\b(?:i|i've|i'm|we)\b.{0,24}\b(?:train\w*|run|running|work\w*|practi[sc]e?\w*|practi[sc]ing|writ\w+|wrote|read\w*|stud\w+|meditat\w+|swim\w*|exercis\w+|do(?:ing)? (?:it|this|yoga|my)|show(?:ing|ed)? up|go(?:ing)? to the gym|log\w*|journal\w*|sav(?:e|ing)|at it|on it|learn\w*|paint\w*|play\w*|cook\w*)\b.{0,30}\b(?:every (?:single )?(?:day|night|morning|evening)|daily|each (?:day|morning)|all the time|constantly|without fail|seven days a week|non-?stop)\b|\bi(?:'ve| have)? (?:never|haven't) (?:miss|skip)\w*\b|\bi(?:'m|'ve been| am| have been) (?:super |very |really |so |totally |pretty )*(?:consistent|disciplined)\b/
const WISHED =
  /\b(?:want|will|should|need|going|plan|try|trying|could|would|can't|don't|didn't|how|if|wish|tired|stress\w*|feel|like to|not|for work|at work)\b|\?$/

/** Whether the record says otherwise; then the kind disagreement, else null. */
export function answerClaim(desk: Desk, claim: Claim, facts: GoalFacts): Draft | null {
  const { writer, situation } = desk
  const words = {
    ...wordsOfGoal(facts),
    window: String(RECENT_DAYS),
    journalEntries: count(situation.journal.entriesLately, 'entry', 'entries'),
  }
  const aboutJournal = /\b(?:journal|write|diary)\b/.test(situation.message.text) && situation.named.length === 0
  const kind = disagreement(
    claim,
    facts,
    aboutJournal ? situation.journal.entriesLately : facts.checkInsLately,
    aboutJournal,
  )
  if (!kind) return null
  return {
    moment: null,
    opening: claim === 'nothing' ? 'heavy' : 'none',
    lines: [
      writer.say(kind, words),
      claim === 'nothing' ? detail(desk, facts) : pace(desk, facts),
      claim === 'every-day' ? writer.say(FAIR, words) : null,
    ],
    close:
      claim === 'nothing'
        ? endWith(desk, facts, { ofTen: 6, size: 'tiny' })
        : (writer.say(CLAIM_ASKS[claim], words) ?? endWith(desk, facts)),
  }
}

function disagreement(claim: Claim, facts: GoalFacts, lately: number, aboutJournal: boolean): readonly string[] | null {
  if (claim === 'every-day') return lately < 9 ? (aboutJournal ? JOURNAL_GAP : EVERY_DAY) : null
  if (claim === 'nothing') return facts.goal.progress > 0 ? SOMETHING : null
  if (claim === 'nearly-done') return facts.goal.progress < 75 ? NOT_NEARLY : null
  return facts.isOverdue ? NOT_ON_TRACK_OVERDUE : facts.isOnPace === false ? NOT_ON_TRACK : null
}

const EVERY_DAY = [
  '[Kindly, the record says otherwise|I see something else in the record|Your record tells it differently|On paper it looks different|I would like to agree]: {checkIns} on {goal} in {window} days[, the last one {seen}|, the latest {seen}|][, and that is all I have|, which is not daily|, and days are what we are counting|, no more|, unless some went unlogged|].',
  '[Kindly, the record says otherwise|I see something else in the record|Your record tells it differently]: {checkIns} on {goal} in {window} days[, the last one {seen}|].',
  '[Not on paper.|The record disagrees.] {checkIns} in {window} days on {goal}.',
]
const JOURNAL_GAP = [
  '[Kindly, the journal disagrees.|The pages say otherwise.] {journalEntries} in {window} days.',
  '[Kindly, the pages say otherwise|The journal tells it differently]: {journalEntries} in {window} days.',
]
const FAIR = [
  '[It may simply not be logged|You may do it and not report it], [and then the number is unfair to you|in which case the record owes you a few check-ins].',
  '[Perhaps it is just not logged.|Maybe the log is missing some.]',
]
const SOMETHING = [
  '[The record does not agree with you|That is not what the record says|I have to contradict you]: {goal} [went from {from} to {to} {moved}|has come to {pct}|stands at {pct} and started at nothing].',
  '[Not true, by the record.|I disagree.] {goal} [rose to {pct}|is at {pct}].',
]
const NOT_NEARLY = [
  '[Nearly done is not how it looks from here|I would love to agree, but the record shows less]: {goal} is at {pct}[, with {rest} to go|].',
  '[The record says {pct}|On paper it is {pct}] for {goal}. {rest} [left|open].',
]
const NOT_ON_TRACK = [
  '[I read it differently|The numbers do not quite say that|Kindly, not by the numbers|The arithmetic disagrees]: {goal} [takes {need} and gets {pace}|is behind its date|would miss {date} at this pace|is short of what {date} asks][, with {left} left|, {left} before the date|, by {behind} a week|][, as of today|, by the record|, unless some is unlogged|].',
  '[I read it differently|The numbers do not quite say that|Kindly, not by the numbers]: {goal} [takes {need} and gets {pace}|needs {need} and has not moved yet][, with {left} left|].',
  'Not by the numbers. {goal} [needs {need}|is behind].',
]
const NOT_ON_TRACK_OVERDUE = [
  '[I read it differently|Kindly, not by the calendar]: {goal} was due {over} ago[, on {date},|] and stands at {pct}.',
]
const CLAIM_ASKS: Record<Claim, readonly string[]> = {
  'every-day': [
    'What have you done on it that [is not logged yet|the record does not show]?',
    'Which days [of the last two weeks|lately] am I missing?',
    'How many of the last {window} days was it, if you [count honestly|count on your fingers]?',
  ],
  nothing: [],
  'nearly-done': [
    'What is done that [the record does not know|has not been logged]?',
    'What is [still missing|left], in plain words?',
  ],
  'on-track': [
    'What do you see that [the record does not|I do not]?',
    'What would have to change [this week|from tomorrow] for it to be true?',
  ],
}
