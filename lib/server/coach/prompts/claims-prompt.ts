import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { ClaimsContext } from '../context'
import { weekdayName } from '../dates'
import { clip } from './budget'
import { escapeLine, fence } from './fence'
import { block, longCachedBlock, type Prompt } from './prompt'

const BUDGET = { question: 400, asked: 800 }

const TASK = `# Your task: turn sentences into queries
You are given the sentences of a reply about somebody's record (journal entries, missions, check-ins, alerts), without the record. Write each thing that a sentence claims of the record as a query, with the value that the sentence states as its answer. An app runs the queries and compares. You cannot know what is true, and never judge it: translate what stands there, in whatever language.

A claim has "sentence" (its number), "by", "words" (the words that state it, letter by letter), "states" (the value: a number as 26 or 3.5, a day as 2026-10-27, a month as 2026-10, a time as 17:45, a name or two telling words of the record, or true), and "how" where it is not exact: about, atLeast ("more than"), atMost.

by "record": rows are asked.
- of: entries, checkIns (answers about a mission), milestones, alerts, goals, values, plans, messages. give: count, days (days with such rows), mean, sum, min, max (with what: energy for entries, progress for checkIns), first, last (state the day), longestRun, longestGap, currentRun (days in a row), trend (energy per 30 days), list. of goals with a goal also left, reading, due.
- Narrow by about (strings of everyday words: all words of a string, any string of the list, matched by stem; words "in quotes" just so), goal (its title), from and to (days, both included), weekdays (1 Monday to 7), energy ([4, 5]), status (milestones and alerts: open or done).
- group day, week, month, season, weekday or goal, with pick: the group's name ("Monday", "2026-10", "winter", a title) and its figure as states; or pick "most" or "least" and the group's name as states.
- give "list" asks whether a row is like that: states is a day, a time, a figure or a name that one of the rows must hold; with what "energy" its energy. Leave what is stated out of what you ask by. Of a thing on a day: ask by the day and state the thing, or ask by words that surely stand in the row and state the day, whichever the sentence makes surer. An event told with a figure in it ("the fifth port went live on the 29th"): ask the day, state 5.
- Prefer the words and periods that the reply's own queries asked, where they are given.
- "Nothing about it", "never": give count, states 0.

by "goal": one figure of one mission. goal: its title. figure: progress (%), pace and need (a week, as told), isOnPace, isOverdue (true or false), chance (%: "7 in 10" is 70), expected, earliest, latest (days of the forecast), target (its date), daysLeft, daysOver, lastCheckIn (day), daysSinceCheckIn, checkInsLately (14 days), gainLately, milestones, milestonesDone, milestonesOpen, nextMilestone (name), reading, aim, left (in its own unit), movedFrom, movedTo, movedOn (its last change), completedOn, createdOn.

by "sum": what follows from figures or days that stand in the reply. reckon with terms: plus, minus, times, over (first ÷ second), percent, mean; of two days: days, weeks, before, after; of one day: weekday. For a comparison (above, below, more, fewer, better, worse, ahead, behind, before, after, earlier, later, twice, half): greater, less, before, after or same with both terms and states "true", or over with states 2 or 0.5. Terms are numbers or days as the reply gives them. An adverb counts: "two days before the target of the 24th", live on the 22nd, is {days of 22nd, 24th: 2} and {before: true}.

by "free": a sentence, or the rest of one, that claims nothing of the record: advice, plans, questions, feelings, offers, general knowledge. Word-for-word quotations are checked elsewhere: claim only what is said about them (day, count, who).

Every figure, day, time, count, name in a role and comparison about the record has its claim, also in tables (each cell) and in short answers (the question tells of what). A day of the week beside a date is a claim by sum (weekday). Each sentence has at least one claim, if only a free one. A wrong query is worse than none: where a claim cannot be asked in this way, leave it out.

Examples (today Monday 2026-11-23):
"You ran on 3 of your last 5 Tuesdays." {"sentence":1,"by":"record","words":"on 3 of your last 5 Tuesdays","states":"3","of":"entries","give":"days","about":["run","ran"],"from":"2026-10-20","to":"2026-11-17","weekdays":[2]}
"Your pace of 2.5% a week on the half is above the 2.1% it needs." {"sentence":1,"by":"goal","words":"pace of 2.5% a week","states":"2.5","goal":"Run a half marathon","figure":"pace"}, {"sentence":1,"by":"goal","words":"the 2.1% it needs","states":"2.1","goal":"Run a half marathon","figure":"need"}, {"sentence":1,"by":"sum","words":"above the 2.1% it needs","states":"true","reckon":"greater","terms":["2.5","2.1"]}
"The shelves went up on 9 November, a day you gave a 4." {"sentence":1,"by":"record","words":"went up on 9 November","states":"shelves","of":"entries","give":"list","from":"2026-11-09","to":"2026-11-09"}, {"sentence":1,"by":"record","words":"a day you gave a 4","states":"4","of":"entries","give":"list","what":"energy","from":"2026-11-09","to":"2026-11-09"}

Answer with one JSON object and nothing else: {"claims": [...]}`

/** The prompt that has a model put a reply's claims as queries. It is told nothing of the record but the missions' names. */
export function claimsPrompt({ sentences, question, asked, goals, now, timeZone }: ClaimsContext): Prompt {
  const today = dateIn(timeZone, now)
  const titles = goals.map(({ title }) => `- ${escapeLine(title)}`)
  const parts = [
    `Today is ${weekdayName(today)}, ${today}.`,
    ...(titles.length > 0 ? [`<missions>\n${titles.join('\n')}\n</missions>`] : []),
    fence('question', clip(question, BUDGET.question)),
    ...(asked.length > 0 ? [fence('asked_for_the_reply', clip(asked.join('\n'), BUDGET.asked))] : []),
    `<sentences>\n${sentences.map((one, at) => `${at + 1}: ${escapeLine(one)}`).join('\n')}\n</sentences>`,
  ]
  return {
    system: [longCachedBlock(TASK)],
    messages: [{ role: 'user', content: [block(parts.join('\n\n'))] }],
  }
}
