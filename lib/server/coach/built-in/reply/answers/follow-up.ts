import 'server-only'
import type { GoalFacts } from '../../../facts'
import { nextStep } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, mention, milestone, pace, units } from '../goal-lines'
import { memoryLine } from '../memory-line'
import { sentencesIn } from '../sentences'
import { themeOf } from '../themes/find-theme'
import { shortTitle } from '../titles'
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
      writer.say(points && words.need ? SUM : points ? SHORT_SUM : NO_SUM, {
        ...words,
        points,
        open: String(100 - facts.goal.progress),
      }),
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

/** "Done": the step that was proposed. */
export function answerDid(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const words = wordsOfGoal(facts)
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(STEP_DONE, words), writer.add(manner.glad, words), writer.say(TELL_IT, words)],
    close: writer.say(DID_ASKS, words) ?? endWith(desk, facts),
  }
}

/** "I already tried that": other ways in, none that was proposed before. */
export function answerAnother(desk: Desk, facts: GoalFacts): Draft {
  const { writer, situation } = desk
  const said = situation.context.turns.map((turn) => turn.text.toLowerCase()).join('\n')
  const { steps, tiny } = themeOf(facts.goal)
  const fresh = [...writer.chance.shuffled(steps), ...writer.chance.shuffled(tiny)].filter(
    (step) => !said.includes(step.toLowerCase()),
  )
  const words = wordsOfGoal(facts)
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(fresh.length > 0 ? OTHER_WAYS : NO_OTHER, words)],
    list: fresh.slice(0, 3).map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}.`),
    after: [fresh.length > 0 ? null : milestone(desk, facts)],
    close: writer.say(fresh.length > 0 ? OTHER_ASKS : NO_ASKS, words) ?? endWith(desk, facts),
  }
}

/** "I do though": believed, and the record asked to catch up. */
export function answerInsists(desk: Desk, facts: GoalFacts): Draft {
  const { writer } = desk
  const words = wordsOfGoal(facts)
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(BELIEVED, words), writer.say(CATCH_UP, words)],
    close: writer.say(INSISTS_ASKS, words) ?? endWith(desk, facts),
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

/** "I don't know": an answer too, and something small is tried. */
export function answerUnsure(desk: Desk, facts: GoalFacts | null): Draft {
  return {
    moment: null,
    opening: 'none',
    lines: [desk.writer.say(UNSURE)],
    close: endWith(desk, facts, { questions: UNSURE_ASKS, ofTen: 6, size: 'tiny' }),
  }
}

/** A short answer to the coach's own question: taken up in the user's words, with the time read where there is one. */
export function answerAnswer(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer, situation } = desk
  const words = {
    ...(facts ? wordsOfGoal(facts) : {}),
    amount: amountIn(situation.message.raw),
    when: whenIn(situation.message.raw, situation.context.now, situation.today),
  }
  const hasReason = /\b(?:because|since|it's just|due to)\b/.test(situation.message.text)
  const asked = sentencesIn(situation.lastCoachTurn?.text ?? '').at(-1) ?? ''
  const isPlanning =
    /\b(?:when|what time|which (?:hour|day|evening|morning)|first|will you|next|begin|start|get in the way)\b/i.test(
      asked,
    )
  const isAboutGoal =
    facts !== null && (situation.named.includes(facts) || asked.includes(shortTitle(facts.goal.title)))
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(words.when ? AT_THAT_TIME : words.amount ? THAT_MUCH : hasReason ? FOR_THAT_REASON : TAKEN, words),
      facts && words.when ? (units(desk, facts) ?? milestone(desk, facts)) : null,
      facts && !words.when && isAboutGoal ? mention(desk, facts) : null,
      words.when ? null : memoryLine(desk),
    ],
    close: words.when
      ? (writer.say(WHEN_ASKS, words) ?? endWith(desk, facts))
      : endWith(desk, facts, {
          questions: hasReason ? REASON_ASKS : isPlanning ? TAKEN_ASKS : CURIOUS_ASKS,
          ofTen: isPlanning ? 5 : 7,
          size: 'tiny',
        }),
  }
}

/** "Twenty minutes", where that is the whole answer. */
function amountIn(raw: string): string | null {
  const bare = raw.trim().replace(/[.!]+$/, '')
  if (
    !/^(?:about |around |maybe |only |just )?(?:\d+|an?|half an|one|two|five|ten|fifteen|twenty|thirty|forty) ?(?:min\w*|hours?|times?|pages?|km)\b(?: \w+){0,2}$/i.test(
      bare,
    )
  )
    return null
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

const UNSURE = [
  '[Not knowing is fine.|Fair enough.|That is an answer, too.|Honest.] [We find out by doing.|Let us guess and correct.|Then we try something small.|The answer may come while walking.]',
  '[Leave it open, then.|It may show itself later.|No need to know yet.] [A guess is enough for now.|Something small first.]',
]
const UNSURE_ASKS = [
  'If you had to guess, what would it be?',
  'What would make it easier to know?',
  'Shall I pick something small, and you say yes or no?',
  'What do you know for sure?',
]
const THAT_MUCH = [
  '{amount}[, then|: good|: that will do|, and no more]. [Set a timer and stop when it rings.|It is enough to keep it alive.|Small enough to really happen.|The size is right.]',
]
const BECAUSE = [
  '[Because of where {goal} stands|It rests on {goal} as recorded]: {pct}[ after {age}|, {left} before {date}|].',
  '[The reason is in the record|My grounds]: {goal}, {pct}[, {checkIns} in two weeks|].',
]
const SUM = [
  '[{open} points over {points} days make {need}|Divide the {open} open points by {points} days and you get {need}][; so far it was {pace}| against {pace} so far|].',
  '{open} points, {points} days: {need}. [{pace} so far.|That is the sum.]',
]
const SHORT_SUM = [
  '[{open} points and {left} to do them|{left} for {open} points][, which is the whole sum|, and that is tight|].',
]
const NO_SUM = [
  '[Without a date ahead there is no pace to hold it to|There is no date ahead to reckon with], [so I go by what was logged: {checkIns} in two weeks|only the {rest} still open].',
]
const OTHER_WAYS = [
  '[Then leave that one out|Good to know, then not that|That one is off the table]. [Other ways into {goal}|For {goal} there is also this|What is left to try on {goal}]:',
  '[Other ways in|Different ones], for {goal}:',
]
const NO_OTHER = [
  '[I have named what I know for {goal}|That was my list for {goal}]. [What worked, even a little, is the best lead now.|You know it better than my list does.]',
]
const OTHER_ASKS = [
  'Which of these have you not tried?',
  'Which one could you stand today?',
  'Which is the least bad?',
  'What went wrong with the one you tried?',
]
const STEP_DONE = [
  '[Good|Well done|That was quick], [and it was for {goal}|one piece of {goal} less|{goal} is a step further].',
  '[Good.|Done is done.|That is one.] [One piece less on {goal}.|{goal} has had its turn today.]',
]
const TELL_IT = ['[Tell it to the mission, too, so that it counts|A word of it on the mission, and it counts].']
const DID_ASKS = [
  'How did it go?',
  'Was it easier than you thought?',
  'Is there a second one in you, or is it enough for today?',
  'When is the next one?',
]
const BELIEVED = [
  '[I believe you|I take your word for it|You would know]. [Then the record is behind you|Then it is the log that is short|So the log misses something]: [it holds {checkIns} on {goal} in two weeks|all it has is {checkIns} on {goal} in two weeks].',
]
const CATCH_UP = [
  '[What is not logged I cannot count|I can only count what is told to the mission], so [tell {goal} the days that are missing|answer on {goal} with what you did].',
]
const INSISTS_ASKS = [
  'Which days were those?',
  'When was the last one that is not logged?',
  'What did you do, and on which days?',
  'What would make logging it easy enough?',
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
  '[So {mirror}|Because {mirror}]: [that is a reason to work with|that can be planned around|good to know the cause].',
  '[That is a reason to work with|That can be planned around|Good to know the cause|A fair reason]. [Reasons can be moved, excuses cannot.|It gives us something to change.|So the plan should fit it.]',
]
const TAKEN = [
  '[So {mirror}|You tell me {mirror}|I hear that {mirror}|{mirror}, then][, and it bears on {goal}|, and it may touch {goal}|].',
  '[I see|I follow|Understood|All right|Noted|Heard|So be it]. [It makes the picture clearer.|That belongs in the picture.|I take it as you say it.|That is more than a number says.|It changes how I read the rest.|Worth knowing.|That helps me see it.|]',
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
const CURIOUS_ASKS = [
  'What is the hardest part of that?',
  'What would you like to be different about it?',
  'What do you need for it: [a plan, a push or patience|time, help or courage]?',
  'Has it been like that before, and what helped?',
  'What would a good outcome look like?',
  'How much of it is in your hands?',
  'What have you not said about it yet?',
  'Where do you want to go with that?',
]
