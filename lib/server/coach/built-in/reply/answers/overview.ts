import 'server-only'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { pace } from '../goal-lines'
import { wordsOfGoal } from '../words-of-goal'

const MOST = 4

/** How it goes on the whole: every goal in a line, the one that matters most, the energy. */
export function answerOverall(desk: Desk, group: readonly GoalFacts[]): Draft {
  const { writer, situation } = desk
  const goals = group.filter((facts) => !facts.goal.isCompleted)
  const top = goals[0] ?? null
  const done = situation.completed[0]
  const rest = goals.length - MOST
  return {
    moment: 'checkIn',
    opening: 'light',
    lines: [
      writer.say(COUNT, {
        goals: goals.length === 1 ? 'one mission is' : `${goals.length} missions are`,
        entriesToo: situation.journal.entriesLately ? 'yes' : null,
      }),
    ],
    list: goals.slice(0, MOST).map((facts) => writer.say(lineFor(facts), wordsOfGoal(facts))),
    after: [
      rest > 0 ? writer.say([`[And|Plus] ${rest} more[ that can wait| further down|].`]) : null,
      done ? writer.say(FINISHED, wordsOfGoal(done)) : null,
      top ? (writer.say(FIRST, wordsOfGoal(top)) ?? pace(desk, top)) : null,
      energyLine(desk),
    ],
    close: endWith(desk, top, {
      isNamed: true,
      questions: [
        'Which of them [do you want to open|shall we open] first?',
        'Which one is [closest to your heart|on your mind] today?',
      ],
    }),
  }
}

/** Which goals there are. */
export function answerList(desk: Desk): Draft {
  return { ...answerOverall(desk, desk.situation.listed), moment: null, opening: 'none' }
}

/** How the energy has been, by the journal. */
export function answerEnergy(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.focus
  if (!situation.journal.entriesLately)
    return {
      moment: null,
      opening: 'none',
      lines: [writer.say(NO_JOURNAL), top ? pace(desk, top, { ...wordsOfGoal(top) }) : null],
      close: writer.say(JOURNAL_ASKS),
    }
  const { lowest, highest } = situation.journal
  return {
    moment: null,
    opening: 'light',
    lines: [
      energyLine(desk) ?? writer.say(['{entries} in two weeks.']),
      highest && highest.mood >= 4 ? writer.say(HIGH) : null,
      lowest && lowest.mood <= 2 && lowest.id !== highest?.id ? writer.say(LOW) : null,
      highest && lowest && highest.mood === lowest.mood ? writer.say(LATEST) : null,
    ],
    close: endWith(desk, top, { questions: ENERGY_ASKS, ofTen: 7 }),
  }
}

/** Energy and entries in a sentence; null without an entry, or when it was said before. */
export function energyLine({ writer, situation }: Desk): string | null {
  const { energyMean } = situation.journal
  if (energyMean === null) return null
  return writer.say(energyMean < 2.6 ? LOW_ENERGY : ENERGY)
}

function lineFor(facts: GoalFacts): string[] {
  if (facts.isOverdue)
    return [
      '{goal}: {pct}, {over} [past its date|overdue].',
      '{goal}: {pct}, due {over} ago.',
      '{goal}: {pct}, overdue.',
      '{goal}, overdue.',
    ]
  if (facts.daysLeft === 0) return ['{goal}: {pct}, due today.', '{goal}: due today.']
  if (facts.daysLeft === null) return ['{goal}: {pct}[, no date|, no deadline|, open-ended|].']
  if (facts.isOnPace === false)
    return [
      '{goal}: {pct}[, behind,|,] {left} [left|to go].',
      '{goal}: {pct}, {left} left, [behind|needs {need}].',
      '{goal}: {pct}[, behind|].',
      '{goal}: behind, {pct}.',
    ]
  if (facts.isOnPace)
    return [
      '{goal}: {pct}, on pace, {left} [left|to go].',
      '{goal}: {pct}, {left} left, [on pace|holding].',
      '{goal}: {pct}[, on pace|].',
      '{goal}: on pace, {pct}.',
    ]
  return ['{goal}: {pct}, {left} [left|to go][, brand new|].', '{goal}: {pct}.']
}

const COUNT = [
  '[{goals} open|{goals} running|{goals} on your list][, and this is how they stand| right now|].',
  '[{goals} on the board|{goals} under way].',
]
const FINISHED = [
  '[And {goal} is complete, which belongs in the picture|Do not forget {goal}: complete|{goal} is done, lately].',
]
const FIRST = [
  '[The one to watch is {goal}|{goal} is where I would look first|{goal} needs you most], [since it takes {need} and gets {pace}|with {left} to go|now that {over} have passed since its date|having heard nothing for {silent}].',
  'First: {goal}. [{left} left.|{over} overdue.|{silent} silent.]',
]
const ENERGY = [
  '[Your journal puts your energy at|By your journal, energy runs at|Energy, by your own notes, is at|Your last notes put energy at] {energy}[, and it is {trend}|, {trend}|, on average|][, which I take into account|, and that matters for the size of things|, so keep it in view|, and I weigh that|, which belongs in the picture].',
  '[Your energy averages {energy}|Energy: {energy} on average|Your journal puts your energy at {energy}][ over {entries}|, by {entries}][, and it is {trend}|, {trend}|].',
  'Energy: {energy}. [{entries}|It is {trend}|On average].',
  '[Energy|Your energy] is at {energy}[, {trend}|].',
]
const LOW_ENERGY = [
  '[Your journal has you low|The journal shows a low|By your notes the energy is low|Your energy reads low], [at|with|around] {energy}[, {trend}|, on average|][, so today is not the day for heroics|, so the pieces should be small|, and that is reason to go gently|, which I take into account|, and low is a fact, not a fault].',
  '[Energy is low|Low energy]: {energy}[, {trend}|, by {entries}|].',
]
const HIGH = [
  '[The high point was|Your best line came|It was highest|The bright spot was] {highDay}: {highQuote}[, energy {highMood}|, at {highMood} of 5|][, which is worth repeating|, and there is a clue in it|, so more of that|, for the record|, and it was no accident|].',
  '[The high point was {highDay}|Your best line came {highDay}|It was highest {highDay}]: {highQuote}[, energy {highMood}|].',
]
const LOW = [
  '[The low was|The hardest note came|It was lowest|The heavy day was] {lowDay}: {lowQuote}[, energy {lowMood}|, at {lowMood} of 5|][, and you wrote it down anyway|, and it passed|, so keep an eye on that|, for the record|, which says something|].',
  '[The low was {lowDay}|Lowest {lowDay}|The hardest note came {lowDay}]: {lowQuote}[, energy {lowMood}|].',
]
const LATEST = ['[The latest entry says|Your latest line, {latestDay}, reads] {latestQuote}.']
const NO_JOURNAL = [
  '[I cannot tell|There is nothing to go by]: [your journal has no entry from the last two weeks|no journal entry in fourteen days].',
  'No journal entry in two weeks. [I would be guessing.|So I do not know.]',
]
const JOURNAL_ASKS = [
  'How would you put your energy today, from one to five?',
  'What number from one to five fits today?',
]
const ENERGY_ASKS = [
  'What was different [on the good days|on the better days]?',
  'What [feeds|drains] you most [these days|at the moment]?',
  'Which hour of the day has been [your best|the kindest] lately?',
]
