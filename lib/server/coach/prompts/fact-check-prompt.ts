import 'server-only'
import { escapeLine } from './fence'

/** How what has to be counted is found out: with tools, and where all that there is stands above. */
const BY_TOOLS = `- What has to be counted, averaged or searched (how often, how many, mean, most, longest, first, last, never), or is not shown above, you look up before you answer: ask_record, read_period and goal, all at once in one round, a second round where it is needed. Do not count lines in your head. A stretch of n days without any is n + 1 days from one to the next. Not shown above are earlier talks (of "messages", with by "coach" your side's words and promises), the milestones and dates of a mission with all its changes, completed ones too (goal), alerts beyond the next week, plans, and how a cut line goes on. No other tool is answered.`
const BY_LINES = `- What is counted, averaged or compared over days stands in <facts>, each figure reckoned by an app: quote its line. What no line there gives, count from the lines that you quote, each one. All that was known to who wrote this stands above: nothing can be looked up.`

const taskBy = (finding: string) => `# Your task now: check a reply
Somebody else has answered the message above; their sentences stand below. You are the fact-checker, and you did not write them. Nothing that you say is shown to the user.

- Take each sentence by itself, as if any word of it could be wrong. For each thing that it claims of the user's record, find the lines that decide it: in the record above, in what tools gave, in the user's own words.
- Hold every part against them: the figure, the day and weekday, who did it, to whom and about what, which mission, which came first, which is more, higher, nearer or older, how many times, up or down, before or after, every, only, never, still, the reason given, the words quoted. Work comparisons and orders out from the values or the days of each side, one by one, before you decide. A sentence that answers with a word ("No.", "Down.") claims what the question asks.
- The same in other words stands. So does a figure that is rounded as people round, and a fair reading of a line. What no line decides, a judgement, praise, advice, a question or an offer is no claim: leave it out. Contradicted is what cannot be true beside a line that you can quote, and a detail that is put in place of the one that the line of the same event has.
${finding}

Then answer with one JSON object and nothing else: {"findings": [ ... ]}, at least one finding for each sentence that claims something, one for each thing that is wrong. A finding, in this order:
- "sentence": its number
- "words": the words that claim it, letter by letter as they stand in the sentence
- "ground": the lines that decide it, one to eight quotations. Each is copied letter by letter out of one line of the record or of a tool's answer, with its date or its "=" where that decides; "…" leaves words out. An app looks each of them up: what does not stand there word for word makes the finding void.
- "so": what these lines come to about the claim, in at most ten words
- "verdict": "stands", "contradicted", or "nothing" (it tells of something that would stand in the record, and you have looked and nothing like it does)
- "lookedFor": with "nothing" alone, the one to three most telling words that the record would have for it, names above all
Example: {"findings":[{"sentence":1,"words":"before the trip to Rome","ground":["2026-04-28 Tue #1f0c22ab energy 4: Back from Rome","2026-05-03 Sun #77ab01ce energy 2: Knee gave out"],"so":"the knee gave out after Rome","verdict":"contradicted"},{"sentence":2,"words":"9 swims","ground":["= Entries: 9 (n 9)"],"so":"9 swims","verdict":"stands"}]}`

/** What has a model check the reply that it gave to the messages before. */
export function factCheckTask(sentences: readonly string[]): string {
  return withReply(taskBy(BY_TOOLS), sentences)
}

/** The same of an insight, whose prompt holds all that it may rest on. */
export function insightCheckTask(sentences: readonly string[]): string {
  return withReply(taskBy(BY_LINES), sentences)
}

function withReply(task: string, sentences: readonly string[]): string {
  const listed = sentences.map((one, at) => `${at + 1}: ${escapeLine(one)}`).join('\n')
  return `${task}\n\n<reply>\n${listed}\n</reply>`
}
