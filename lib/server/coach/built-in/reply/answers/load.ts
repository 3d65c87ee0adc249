import 'server-only'
import type { GoalFacts } from '../../../facts'
import { stepWords } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { pace } from '../goal-lines'
import { wordsOfGoal } from '../words-of-goal'
import { energyLine } from './overview'

/** Too much at once: one thing stays, the others are told why they can wait. */
export function answerOverwhelm(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner, situation } = desk
  const words = wordsOfGoal(facts)
  const others = situation.ongoing.filter((one) => one !== facts)
  const calm = others.find((one) => !one.isOverdue && (one.daysLeft === null || one.daysLeft > 21))
  return {
    moment: 'overwhelm',
    opening: 'heavy',
    lines: [
      writer.say(HEARD, {
        ...words,
        many: situation.ongoing.length > 1 ? `${situation.ongoing.length} open missions` : null,
      }),
      energyLine(desk),
    ],
    after: [
      writer.say(KEEP, words),
      calm ? writer.say(calm.daysLeft === null ? WAIT_UNDATED : WAIT, wordsOfGoal(calm)) : null,
      calm && others.length > 1 ? writer.say(['So can the rest.', 'The rest too.', 'The others as well.']) : null,
      writer.often(4) ? writer.add(manner.hard, words) : null,
    ],
    close: endWith(desk, facts, { questions: ASKS, ofTen: 4, size: 'tiny' }),
  }
}

/** No time: what the date asks, in minutes that exist. */
export function answerNoTime(desk: Desk, facts: GoalFacts): Draft {
  const { writer, situation } = desk
  const words = wordsOfGoal(facts)
  const minutes = situation.message.text.match(/\b(\d{1,3}|five|ten|fifteen|twenty|thirty) ?min/)?.[1] ?? null
  const tiny = writer.chance.pick(stepWords(facts, 'tiny'))
  return {
    moment: 'planning',
    opening: 'heavy',
    lines: [
      writer.say(HEARD_NO_TIME, words),
      minutes && tiny
        ? writer.say(
            [
              `[With ${minutes} minutes you can|${minutes} minutes are enough to|In ${minutes} minutes you could|${minutes} minutes suffice to] ${tiny}[, and that counts|, which is not nothing|, for a start|, and stop there|].`,
            ],
            words,
          )
        : null,
      pace(desk, facts),
      writer.say(SMALL, words),
    ],
    close: endWith(desk, facts, { questions: TIME_ASKS, ofTen: 6, size: 'tiny' }),
  }
}

const HEARD = [
  '[That is a lot at once.|It is a full plate.|Too much for one day.|No wonder.] [We put most of it down.|Something has to wait.|Not all of it is today.]',
  '[{said}: I hear that|You tell me {said}|{said}, and I believe it][, and {many} at once is a lot| with {many} on top|].',
  '[{many} and a full head|A full head on top of {many}][, no wonder|]: [that is more than a day can hold|something has to wait].',
  '[That is a lot at once|It is a full plate], [and you do not have to carry it all today|so let us put most of it down].',
]
const KEEP = [
  '[If one thing stays, let it be|The one that cannot wait is|Keep only|What I would keep is] {goal}[, because its date is {left} away|, since it has been quiet for {silent}|, as it is {over} past its date|, at {pct} as it is][, and let the others sleep|, and nothing else today|, and even that in a small dose|, for now|].',
  '[Only {goal} asks for something now|The one that cannot wait is {goal}|If one thing stays, let it be {goal}], [because its date is {left} away|since it has been quiet for {silent}|since it is {over} past its date|at {pct} as it is].',
  'One thing: {goal}. [{left} left.|{over} overdue.|It is at {pct}.]',
]
const WAIT = [
  '{goal} can wait.',
  '{goal} can wait[: {left} are left|, with {left} in hand| a week].',
  '[Put {goal} aside for now|Leave {goal} for later][, its date is {left} away|; {date} is far enough|].',
]
const WAIT_UNDATED = [
  '{goal} can wait[, it has no date|]. ',
  '[Park {goal}|Leave {goal} for later][, nothing is due there|].',
]
const ASKS = [
  'What can you [cancel|hand over|drop] [this week|today]?',
  'What is the [loudest|heaviest] thing on the pile right now?',
  'What would [make today feel done|be enough for today]?',
]
const HEARD_NO_TIME = [
  '[{said}: then {goal} has to fit into what is there|You tell me {said}, so let us shrink {goal} instead of the day|{said}. Time is the honest limit].',
  '[A packed stretch|A full calendar], [and {goal} at {pct} in the middle of it|with {goal} waiting at {pct}].',
]
const SMALL = [
  '[Ten minutes on most days|A quarter of an hour, four times a week|Twelve minutes at a fixed hour|Short sittings, often,] [move {goal} more than|do more for {goal} than|carry {goal} further than] [the free afternoon that never comes|one long evening a month|waiting for a quiet week|a perfect block of hours|good intentions for Sunday|a heroic day now and then].',
  '[Ten minutes on most days|A quarter of an hour, four times a week] [moves {goal} more than the free afternoon that never comes|beats one big block for {goal}].',
  '[Small and often|Short and daily] [works for {goal}|keeps {goal} alive].',
]
const TIME_ASKS = [
  'Which ten minutes [tomorrow|a day] could be its own?',
  'What takes an hour of your week and [gives little back|would not be missed]?',
  'Where do you [wait|sit idle] each day, even for ten minutes?',
]
