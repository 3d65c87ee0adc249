import 'server-only'
import type { GoalFacts } from '../../../facts'
import { assessProgress } from '../../assess-progress/assess-progress'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, mention, pace } from '../goal-lines'
import type { Situation } from '../situation'
import { tellingStems } from '../stem'
import { themeIn, themeOf } from '../themes/find-theme'
import { wordsOfGoal } from '../words-of-goal'

/** What a report in chat would make of a goal's number. Null when it says nothing of any goal. */
export function readReport({ message, named, before, ongoing }: Situation): { facts: GoalFacts; next: number } | null {
  if (message.isQuestion || SHIFTED.test(message.text)) return null
  const single = ongoing.length === 1 ? ongoing : []
  for (const facts of [...named, ...(before ? [before] : []), ...single]) {
    if (facts.goal.isCompleted || (!named.includes(facts) && !mayMean(message.text, facts))) continue
    const next = assessProgress({ goal: facts.goal, response: message.raw.slice(0, 2_000) }).newProgress
    if (next !== facts.goal.progress) return { facts, next }
  }
  return null
}

/** A date that moved is no work done, nor is what cannot be kept up. */
const SHIFTED =
  /\b(?:moved (?:up|forward|back|to|by)|postponed|rescheduled|brought forward|put back|put off)\b|\b(?:can't|cannot|can not|won't|couldn't|no longer) (?:\w+ ){0,2}(?:pay|afford|do|manage|read|run|write|train|save|keep)\b|\bany ?more\b/

/** Whether words that name no goal can be about this one: of its kind, in percent, or pointing at what was just said. */
function mayMean(text: string, { goal }: GoalFacts): boolean {
  const said = tellingStems(text)
  if (goal.milestones.some((one) => [...tellingStems(one.title)].some((stem) => said.has(stem)))) return true
  const theme = themeIn(text)
  if (theme) return theme.id === themeOf(goal).id
  return /\d ?%|\bpercent\b|\b(?:finished|completed|done with) (?:it|the|with)?\b|\b(?:it|chapters?|pages?)\b/.test(
    text,
  )
}

/** Progress told in chat: seen, counted as far as it can be, and sent to where it counts. */
export function answerReport(desk: Desk, facts: GoalFacts, next: number | null): Draft {
  const { writer, manner } = desk
  const words = { ...wordsOfGoal(facts), next: next === null ? null : `${next}%` }
  return {
    moment: 'progress',
    opening: 'light',
    lines: [
      writer.say(SEEN, words),
      next !== null ? writer.say(next > facts.goal.progress ? BY_MY_SUM : DOWN, words) : null,
      writer.say(next === null ? SAY_IT_THERE : COUNTS_THERE, words),
      next === null ? pace(desk, facts) : null,
      writer.often(5) ? writer.add(manner.glad, words) : null,
    ],
    close: endWith(desk, facts, { questions: REPORT_ASKS, ofTen: 6 }),
  }
}

/** Something to be glad about. */
export function answerCelebrate(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer, manner } = desk
  const words = facts ? wordsOfGoal(facts) : {}
  const isDone = facts?.goal.isCompleted ?? false
  return {
    moment: isDone ? 'done' : facts ? 'progress' : null,
    opening: 'light',
    lines: [
      writer.say(GLAD, words),
      facts ? mention(desk, facts) : null,
      facts && !isDone ? detail(desk, facts) : null,
      writer.add(manner.glad, words),
      facts && !isDone ? writer.say(SAY_IT_THERE, words) : null,
    ],
    close: isDone
      ? writer.say(DONE_ASKS, words)
      : facts
        ? endWith(desk, facts, { questions: REPORT_ASKS, ofTen: 7 })
        : writer.say(GLAD_ASKS),
  }
}

const SEEN = [
  '[{said}: that counts|{said}. Good to hear|{said}. That is work done|{said}: well done].',
  '[That is a step|Something moved|That is work]: {said}.',
  '[That is a step|Something moved, then].',
]
const BY_MY_SUM = [
  '[By my sum|If I count right|Reckoned out], {goal} [goes|would go|moves] from {pct} to {next}[, which is yours to confirm|].',
  '{goal}: {pct} [becomes|turns into] {next}, [by my sum|if I count right].',
]
const DOWN = [
  '[That would take {goal} from {pct} to {next}|By my sum {goal} drops from {pct} to {next}][, and an honest number is worth more than a pretty one|].',
]
const COUNTS_THERE = [
  '[A chat does not move the number|Nothing is booked from a chat]: [answer on the mission itself with the same sentence and it counts|tell it to the mission itself, through Get AI Coaching, and it counts].',
  '[It counts once you answer it on the mission|Say it on the mission, so it counts].',
]
const SAY_IT_THERE = [
  '[Put it on the record too.|Have it counted, too.] [Answer with it on the mission.|Answer with it through Get AI Coaching.]',
  '[Put it on the record too|Have it counted]: [open {goal}, choose Get AI Coaching and answer with it|answer with it on {goal} itself, with a number if you have one].',
  '[Answer on {goal} with it, so it counts|Log it on {goal}, so it counts].',
]
const REPORT_ASKS = [
  'What [made it work|helped] this time?',
  'What [will you repeat|do you want to repeat] from it?',
  'When is [the next one|your next go at it]?',
  'How much [of {goal} does that make, in numbers|is that in numbers]?',
]
const GLAD = [
  '[{said}: I am glad|{said}. That deserves a moment|You tell me {said}, and it should not be rushed past|{said}, and nobody handed it to you].',
  '[That is good news|Good news], [and it is yours|and you made it].',
]
const GLAD_ASKS = [
  'What made it so?',
  'What do you want to keep from it?',
  'Whom did you tell first?',
  'How will you [mark|enjoy] it?',
]
const DONE_ASKS = [
  'What [made {goal} possible|got {goal} over the line]?',
  'How will you [mark|celebrate] {goal}?',
  'What did {goal} [teach you|show you] about yourself?',
]
