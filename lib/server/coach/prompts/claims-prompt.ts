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

A claim has "sentence" (its number), "by", "words" (the words that state it, letter by letter), "states" (the value: a number as 26 or 3.5, a day as 2026-10-27, a month as 2026-10, a time as 17:45, minutes and seconds as 5:49, a name with its capitals, one or two telling words of the record in lower case, or true), and "how" where it is not exact: about ("roughly", "about as many"), atLeast ("more than"), atMost.

by "record": rows are asked.
- of: entries, checkIns (answers about a mission), milestones, alerts, goals, values, plans, messages. give: count, days (days with such rows), mean, sum, min, max (with what: energy for entries, progress for checkIns), first, last (the day), longestRun, longestGap, currentRun (days in a row), trend (energy per 30 days: rising is atLeast 0), list. of goals with a goal also left, reading, due.
- Narrow by about (strings of everyday words: all words of a string, any string of the list, matched by stem; words "in quotes" just so), goal (its title), from and to (days, both included), weekdays (1 Monday to 7), energy ([4, 5]), status (milestones and alerts: open or done).
- group day, week, month, season, weekday or goal, with pick: the group's name ("Monday", "2026-10", "winter", a title) and its figure as states; or pick "most" or "least" and the group's name as states.
- give "list" asks whether one of the rows is like that: states is a day, a time, a figure, a name or a word that it must hold; with what "energy" its energy, of checkIns with what "progress" where a mission (goal) stood. Leave what is stated out of what you ask by.
- A thing on a day: ask by words that surely stand in the row, alternatives as further strings of about, and state the day; and ask by the day (from and to) and state its names and figures. "The fifth port went live on the 29th": the day, states 5.
- Words: the record may say it in others. State the one or two that it most likely has, as it would write them (in the record's language, that of the missions' names), never a judgement or a picture of your own.
- "Nothing about it", "never", "not once": give count, states 0. "No alert", "not ticked": status with count, states 0.
- Prefer the words and periods that the reply's own queries asked, where they are given.

by "goal": one figure of one mission. goal: its title. figure: progress (%), pace and need (a week, as told), isOnPace, isOverdue (true or false), chance (%: "7 in 10" is 70), expected, earliest, latest (days of the forecast), target (its date), daysLeft, daysOver, lastCheckIn (day), daysSinceCheckIn, checkInsLately (14 days), gainLately, milestones, milestonesDone, milestonesOpen, nextMilestone (name), reading, aim, left (in its own unit), movedFrom, movedTo, movedOn (its last change), completedOn, createdOn.

by "sum": what follows from values. reckon with terms: plus, minus, times, over (first ÷ second), percent, mean; of two days: days, weeks (between them); of one day: weekday; and the comparisons greater, less, before, after, same, which state "true": of three or more terms each is compared with the next. Terms are numbers or days as the reply gives them, or names (below).

Comparisons. Whatever a sentence compares is a claim, with or without a figure: more, fewer, higher, better, worse, up, down, rising month by month, above, below, ahead, behind, earlier, later, before, after, a few days after, twice, half, most of, as often as, early by three weeks. Where the reply shows both values, they are the terms. Where it does not, ask for each of them in a claim of its own that states nothing and has a name, "as": "a"; then reckon with the names as terms. For the day of an event list the rows that tell of it, by its most telling words ("torn knee", not "knee"): any of their days may be meant. A name is known to the claims behind it, in later sentences too, and also stands for a day in from and to ("from": "a"; "a+1" is the day after): so "since the launch" is asked. What is highest or lowest of weekdays, months or missions is a group with pick most or least. Two states of one thing ("higher than before") are two claims with names. How large the difference is said to be ("clearly", "a whisker") is no claim.

by "open": the rest that is claimed of the record and cannot be asked in this way (why somebody did a thing, what they felt, who was meant): only sentence, by and words. A wrong query is worse than an open one.

by "free": a sentence, or the rest of one, that claims nothing of the record: advice, plans, questions, feelings, offers, general knowledge, praise. Quotations of three words and more are checked elsewhere: claim only what is said about them (day, count, who). Of a shorter one ask by its day and state it in quotes: "states":"“soon”".

Every figure, day, time, count, name in a role, comparison, order and denial about the record has its claim, also in tables (each cell, and the verdict below it) and in short answers ("No.", "Down.", "After it.": the question tells of what). A day of the week beside a date is a claim by sum (weekday). Each sentence has at least one claim, if only a free one.

Examples (today Monday 2026-11-23):
"You ran on 3 of your last 5 Tuesdays." {"sentence":1,"by":"record","words":"on 3 of your last 5 Tuesdays","states":"3","of":"entries","give":"days","about":["run","ran"],"from":"2026-10-20","to":"2026-11-17","weekdays":[2]}
"Your pace of 2.5% a week on the half is above what it needs." {"sentence":1,"by":"goal","words":"pace of 2.5% a week","states":"2.5","as":"pace","goal":"Run a half marathon","figure":"pace"}, {"sentence":1,"by":"goal","as":"need","goal":"Run a half marathon","figure":"need"}, {"sentence":1,"by":"sum","words":"above what it needs","states":"true","reckon":"greater","terms":["pace","need"]}
"The shelves went up on 9 November, a day you gave a 4." {"sentence":1,"by":"record","words":"The shelves went up on 9 November","states":"2026-11-09","of":"entries","give":"list","about":["shelf","shelves"]}, {"sentence":1,"by":"record","words":"a day you gave a 4","states":"4","of":"entries","give":"list","what":"energy","from":"2026-11-09","to":"2026-11-09"}
"You wrote twice as often in May as in April, and May was the brighter of the two." {"sentence":1,"by":"record","as":"may","of":"entries","give":"count","from":"2026-05-01","to":"2026-05-31"}, {"sentence":1,"by":"record","as":"april","of":"entries","give":"count","from":"2026-04-01","to":"2026-04-30"}, {"sentence":1,"by":"sum","words":"twice as often in May as in April","states":"2","reckon":"over","terms":["may","april"]}, {"sentence":1,"by":"record","as":"energy of May","of":"entries","give":"mean","what":"energy","from":"2026-05-01","to":"2026-05-31"}, {"sentence":1,"by":"record","as":"energy of April","of":"entries","give":"mean","what":"energy","from":"2026-04-01","to":"2026-04-30"}, {"sentence":1,"by":"sum","words":"May was the brighter of the two","states":"true","reckon":"greater","terms":["energy of May","energy of April"]}
"Your knee gave out two weeks before the trip to Rome, and you have not written of it since Rome." {"sentence":1,"by":"record","as":"knee","of":"entries","give":"list","about":["knee gave","knee out","torn knee"]}, {"sentence":1,"by":"record","as":"trip","of":"entries","give":"list","about":["Rome"]}, {"sentence":1,"by":"sum","words":"two weeks before","states":"2","how":"about","reckon":"weeks","terms":["knee","trip"]}, {"sentence":1,"by":"sum","words":"before the trip to Rome","states":"true","reckon":"before","terms":["knee","trip"]}, {"sentence":1,"by":"record","words":"you have not written of it since Rome","states":"0","of":"entries","give":"count","about":["knee"],"from":"trip+1"}
"You finished the course ten days early." {"sentence":1,"by":"goal","as":"done","goal":"Finish the course","figure":"completedOn"}, {"sentence":1,"by":"goal","as":"due","goal":"Finish the course","figure":"target"}, {"sentence":1,"by":"sum","words":"ten days","states":"10","reckon":"days","terms":["done","due"]}, {"sentence":1,"by":"sum","words":"early","states":"true","reckon":"before","terms":["done","due"]}
"Most of your Sundays since the summer were a 4 or a 5, more than your Fridays." {"sentence":1,"by":"record","as":"good","of":"entries","give":"count","from":"2026-09-01","weekdays":[7],"energy":[4,5]}, {"sentence":1,"by":"record","as":"all","of":"entries","give":"count","from":"2026-09-01","weekdays":[7]}, {"sentence":1,"by":"sum","words":"Most of your Sundays","states":"0.5","how":"atLeast","reckon":"over","terms":["good","all"]}, {"sentence":1,"by":"record","as":"good Fridays","of":"entries","give":"count","from":"2026-09-01","weekdays":[5],"energy":[4,5]}, {"sentence":1,"by":"sum","words":"more than your Fridays","states":"true","reckon":"greater","terms":["good","good Fridays"]}
"Marta, not Jo, wrote it, and you were relieved." {"sentence":1,"by":"record","words":"Marta, not Jo, wrote it","states":"Marta","of":"entries","give":"list","about":["wrote"]}, {"sentence":1,"by":"open","words":"you were relieved"}

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
