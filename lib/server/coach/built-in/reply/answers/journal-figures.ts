import 'server-only'
import { agoWords } from '../../../ago-words'
import type { JournalRecord } from '../../../context'
import { calendarDay } from '../../../dates'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { journalStart, movedIn } from '../ledger-in'
import type { Period } from '../period'
import { isQuotable, isSafeToRepeat } from '../read-message'
import { clipWords, onOneLine, sentencesIn } from '../sentences'
import { tellingStems } from '../stem'
import { quoteTitle } from '../titles'
import { count } from '../words-of-goal'

const MOST_QUOTED = 3
const QUOTED_WORDS = 20

/** "What did I write about sleep?": the sentences of the journal that speak of it, newest first. */
export function answerWrote(desk: Desk, about: string): Draft {
  const { writer, situation } = desk
  const stems = tellingStems(about)
  const found = situation.context.journal
    .map((entry) => ({ entry, sentence: sentenceAbout(entry, stems, about) }))
    .filter((one): one is { entry: JournalRecord; sentence: string } => one.sentence !== null)
  const elsewhere = [...checkInsAbout(desk, stems), ...saidAbout(desk, stems, about)]
  const words = {
    about: `“${clipWords(onOneLine(about), 6)}”`,
    found: count(found.length, 'entry', 'entries'),
  }
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [
      writer.say(found.length ? FOUND : elsewhere.length ? FOUND_ELSEWHERE : NOT_FOUND, words),
      found.length || elsewhere.length ? null : writer.say(SEARCH),
    ],
    list: [
      ...found
        .slice(0, MOST_QUOTED)
        .map(
          ({ entry, sentence }) =>
            `${capital(agoWords(entry.date, situation.today))}, energy ${entry.mood} of 5: “${clipWords(sentence, QUOTED_WORDS)}”.`,
        ),
      ...elsewhere.slice(0, MOST_QUOTED - 1),
    ],
    close: endWith(desk, situation.named[0] ?? situation.focus, { questions: ASKS, ofTen: 7, isNamed: true }),
  }
}

/** The check-ins whose words speak of it, newest first, each as a line. */
function checkInsAbout({ situation }: Desk, stems: Set<string>): string[] {
  if (stems.size === 0) return []
  return [...situation.ongoing, ...situation.completed]
    .flatMap(({ goal }) => goal.history.map((event) => ({ goal, event })))
    .filter(({ event }) => isQuotable(event.reasoning) && sharesStem(event.reasoning, stems))
    .sort((a, b) => b.event.at.localeCompare(a.event.at))
    .map(({ goal, event }) => {
      const day = agoWords(calendarDay(new Date(event.at), situation.context.timeZone), situation.today)
      return `${capital(day)}, check-in on ${quoteTitle(goal.title)}: “${clipWords(onOneLine(event.reasoning), QUOTED_WORDS)}”.`
    })
}

/** What the user said of it in this talk, newest first; questions about it say nothing of it. */
function saidAbout({ situation }: Desk, stems: Set<string>, about: string): string[] {
  return situation.context.turns
    .filter((turn) => turn.isFromUser && isSafeToRepeat(turn.text))
    .map((turn) =>
      sentencesIn(turn.text).find(
        (one) =>
          !one.includes('?') &&
          isQuotable(one) &&
          (stems.size ? sharesStem(one, stems) : one.toLowerCase().includes(about.toLowerCase())),
      ),
    )
    .filter((one) => one !== undefined)
    .reverse()
    .map((one) => `In this talk: “${clipWords(onOneLine(one).replace(/[.!;]+$/, ''), QUOTED_WORDS)}”.`)
}

function sharesStem(text: string, stems: Set<string>): boolean {
  return [...tellingStems(text)].some((stem) => stems.has(stem))
}

/** The first sentence of an entry that names what is asked for, where it may be quoted. */
export function sentenceAbout(entry: JournalRecord, stems: Set<string>, about: string): string | null {
  const plain = about.toLowerCase()
  const sentences = entry.notes
    .split(/(?<=[.!?;])\s+|\n+/)
    .map(onOneLine)
    .filter(isQuotable)
  const named = sentences.find((one) =>
    stems.size ? [...tellingStems(one)].some((stem) => stems.has(stem)) : one.toLowerCase().includes(plain),
  )
  return named?.replace(/[.!;]+$/, '') ?? null
}

/** "What did I do on Tuesday?": what the ledger and the journal hold of that day. */
export function answerHappened(desk: Desk, period: Period): Draft {
  const { writer, situation } = desk
  const { context, today } = situation
  const moved = movedIn([...situation.ongoing, ...situation.completed], period, context.timeZone).filter(
    (one) => one.checkIns,
  )
  const entries = context.journal.filter(({ date }) => date === period.from)
  const quoted = entries
    .map((entry) =>
      entry.notes
        .split(/(?<=[.!?;])\s+|\n+/)
        .map(onOneLine)
        .find(isQuotable),
    )
    .filter((one): one is string => one !== undefined)
  const list = [
    ...moved
      .slice(0, MOST_QUOTED)
      .map(
        ({ facts, gain }) =>
          `${quoteTitle(facts.goal.title)}: ${gain === 0 ? 'a check-in without a change' : `${gain > 0 ? 'up' : 'down'} ${count(Math.abs(gain), 'point')}`}.`,
      ),
    ...quoted
      .slice(0, MOST_QUOTED)
      .map((words) => `Journal: “${clipWords(words.replace(/[.!;]+$/, ''), QUOTED_WORDS)}”.`),
  ]
  const isOut = period.from < journalStart(today)
  const words = { day: period.name, isOut: isOut ? 'yes' : null }
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [writer.say(list.length ? THAT_DAY : NOTHING_THAT_DAY, words), isOut ? writer.say(JOURNAL_OUT) : null],
    list,
    close: endWith(desk, situation.focus, { questions: DAY_ASKS, ofTen: 7, isNamed: true }),
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const FOUND = [
  '{found} of the last fourteen days [speak|tell] of {about}.',
  '[On|About] {about}: {found} [in two weeks|of these two weeks].',
]
const FOUND_ELSEWHERE = [
  '[On|About] {about} the [journal of two weeks|last fourteen days of journal] [is silent|says nothing], [but you did say this|but this I have from you]:',
  '[Not in the journal, but you did speak|The journal is silent, you were not silent] of {about}:',
]
const NOT_FOUND = [
  '[Nothing on|No word of] {about} in your journal of the last fourteen days.',
  '[I find no entry|There is no entry] about {about} in these two weeks.',
]
const SEARCH = [
  '[Older ones|Earlier ones|Entries before that] [I am not given|are not with me|stay out of a chat]. [The search in the menu has them.|Search finds them.|Ask the search for those.]',
]
const THAT_DAY = ['[On record for|Logged for|What I have for] {day}:', '{day}, by your record:']
const NOTHING_THAT_DAY = ['[Nothing was logged|There is nothing on record|Your record is blank] for {day}.']
const JOURNAL_OUT = ['[Its journal|The journal of that day] is [further back|older] than I am given.']
const ASKS = ['What do you see [when you read that|in it now]?', 'Is that still how it is?', 'What has changed since?']
const DAY_ASKS = ['What is missing there?', 'What else happened that day?', 'Does that match what you remember?']
