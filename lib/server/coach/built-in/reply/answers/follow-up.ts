import 'server-only'
import type { GoalFacts } from '../../../facts'
import { nextStep } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, milestone, pace, units, where } from '../goal-lines'
import { onOneLine } from '../sentences'
import { whenIn } from '../when'
import { wordsOfGoal } from '../words-of-goal'
import { answerStatus, ownWords } from './status'

/** "Why?": what the last answer rests on. */
export function answerWhy(desk: Desk, facts: GoalFacts): Draft {
  const { writer, situation } = desk
  const words = wordsOfGoal(facts)
  const points = facts.daysLeft && facts.daysLeft > 0 ? String(facts.daysLeft) : null
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(BECAUSE, words),
      writer.say(points && words.need ? SUM : NO_SUM, { ...words, points, open: String(100 - facts.goal.progress) }),
      situation.journal.energyMean !== null && writer.often(5)
        ? writer.say(['[And your energy, {energy}, is part of it|I also weigh your energy, {energy} lately].'])
        : null,
      detail(desk, facts),
    ],
    close: endWith(desk, facts, {
      questions: ['Does that [match how you see it|seem fair]?', 'What would you [weigh|count] differently?'],
      ofTen: 8,
    }),
  }
}

/** "Yes" to what was asked: made concrete. */
export function answerYes(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer } = desk
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(AGREED, facts ? wordsOfGoal(facts) : {}),
      facts && writer.often(6) ? (milestone(desk, facts) ?? units(desk, facts)) : null,
    ],
    close: facts && !facts.goal.isCompleted ? (nextStep(desk, facts) ?? endWith(desk, facts)) : endWith(desk, facts),
  }
}

/** "No": accepted, and another way offered. */
export function answerNo(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer } = desk
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(REFUSED), facts ? writer.say(INSTEAD, wordsOfGoal(facts)) : null],
    close: writer.say(NO_ASKS, facts ? wordsOfGoal(facts) : {}) ?? endWith(desk, facts),
  }
}

/** "And the other one?" */
export function answerOther(desk: Desk, facts: GoalFacts): Draft {
  return { ...answerStatus(desk, facts), opening: 'none' }
}

/** "Tell me more": what was not said yet. */
export function answerMore(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const words = wordsOfGoal(facts)
  const lines = [
    milestone(desk, facts),
    detail(desk, facts),
    units(desk, facts),
    writer.say(HISTORY, words),
    ownWords(desk, facts),
    writer.add(manner.numbers, words),
    pace(desk, facts),
  ]
  return {
    moment: null,
    opening: 'light',
    lines: [writer.say(MORE_ON, words), ...lines.filter(Boolean).slice(0, 4)],
    close: endWith(desk, facts, { ofTen: 6 }),
  }
}

/** A short answer to the coach's own question: taken up in the user's words, with the time read where there is one. */
export function answerAnswer(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer, situation } = desk
  const words = {
    ...(facts ? wordsOfGoal(facts) : {}),
    when: whenIn(situation.message.raw, situation.context.now, situation.today),
    given: given(situation.message.raw),
  }
  const hasReason = /\bbecause|since|it's just|due to\b/.test(situation.message.text)
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(words.when ? AT_THAT_TIME : hasReason ? FOR_THAT_REASON : TAKEN, words),
      facts
        ? words.when
          ? (units(desk, facts) ?? milestone(desk, facts) ?? where(desk, facts))
          : where(desk, facts)
        : null,
      facts && !words.when && writer.often(5) ? pace(desk, facts) : null,
    ],
    close: words.when
      ? (writer.say(WHEN_ASKS, words) ?? endWith(desk, facts))
      : endWith(desk, facts, { questions: hasReason ? REASON_ASKS : TAKEN_ASKS, ofTen: 5, size: 'tiny' }),
  }
}

function given(raw: string): string | null {
  const line = onOneLine(raw).replace(/[.!?…\s]+$/, '')
  return line.length > 1 && line.length <= 60 ? `“${line}”` : null
}

const BECAUSE = [
  '[Because of where {goal} stands|It rests on {goal} as recorded]: {pct}[ after {age}|, {left} before {date}|].',
  '[The reason is in the record|My grounds]: {goal}, {pct}[, {checkIns} in two weeks|].',
]
const SUM = [
  '[{open} points over {points} days make {need}|Divide the {open} open points by {points} days and you get {need}][; so far it was {pace}| against {pace} so far|].',
  '{open} points, {points} days: {need}. [{pace} so far.|That is the sum.]',
]
const NO_SUM = [
  '[Without a date ahead there is no pace to hold it to|There is no date ahead to reckon with], [so I go by what was logged: {checkIns} in two weeks|only the {rest} still open].',
]
const AGREED = [
  '[Good, then it is settled|Good: agreed|Then we have it][, for {goal}|, and {goal} gets its turn|].',
  '[Settled.|Good.|Then so be it.] [Small and soon.|Make it concrete now.|{goal} it is.]',
]
const REFUSED = [
  '[No is a fine answer|Then not that|Understood, not that][, and it tells me something|].',
  '[All right.|Fair.] [Then another way.|Scrap that.]',
]
const INSTEAD = [
  '[We can make {goal} smaller, move its date, or leave it for today|{goal} could be halved, moved or left alone today].',
  '[{goal} stays at {pct} meanwhile|{goal} is not running away at {pct}].',
]
const NO_ASKS = [
  'What [would suit you better|do you want instead]?',
  'What [about it does not fit|puts you off]?',
  'What would a version of {goal} look like that you could say yes to?',
]
const HISTORY = [
  '[Its last move|The last change on record] was {from} to {to}, {moved}[, and {checkIns} in two weeks in all|].',
  '[It is {age} old|You set it {age} ago][, with {checkIns} in the last fourteen days|].',
]
const MORE_ON = [
  '[More on {goal}|{goal} in more depth|A closer look at {goal}], then.',
  '[Gladly|Of course]: {goal}[ in detail|, closer up|].',
]
const AT_THAT_TIME = [
  '[{when}, then|{when} it is][, for {goal}| for {goal}|][: write it where you will see it|; tell someone, and it stands|].',
  '[{when}. Good.|{when}. Fixed.] {goal} has a slot [now|there].',
]
const FOR_THAT_REASON = [
  '[{said}: that is a reason to work with|So {said}, and that can be planned around|{said}. Good to know the cause].',
]
const TAKEN = [
  '[{given}: noted|{given}, then|{given}. I take you at your word][, and that bears on {goal}|, for {goal}|].',
  '[{said}: noted|{said}, then|{said}. That helps][, and it bears on {goal}|].',
]
const WHEN_ASKS = [
  'What [could get in the way|might eat that hour], and what then?',
  'What has to be [ready|laid out] before [that|you start]?',
  'What exactly [will you do first|comes first] when the time comes?',
]
const REASON_ASKS = [
  'What would [take the edge off|soften] that, even a little?',
  'Which part of that is [in your hands|yours to change]?',
]
const TAKEN_ASKS = [
  'What is the first [move|bit] of that, [in minutes|in ten minutes]?',
  'When [does|will] that happen?',
  'What would make that [easier|sure to happen]?',
]
