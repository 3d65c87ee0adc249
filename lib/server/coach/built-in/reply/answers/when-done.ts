import 'server-only'
import { calendarDay, dayName } from '../../../dates'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { isQuotable } from '../read-message'
import { clipWords, onOneLine } from '../sentences'
import { tellingStems } from '../stem'
import { quoteTitle } from '../titles'
import { sentenceAbout } from './journal-figures'

const MOST_LISTED = 3
const QUOTED_WORDS = 20

type Found = { day: string | null; line: string }

/** "When did I finish Middlemarch?": the missions, milestones, check-ins and entries that can tell, newest first. */
export function answerWhenDone(desk: Desk, about: string): Draft {
  const { writer, situation } = desk
  const stems = tellingStems(about)
  const isAbout = (text: string) => {
    const own = tellingStems(text)
    return stems.size > 0 && [...stems].every((stem) => own.has(stem))
  }
  const dayOf = (at: string) => (at.length > 10 ? calendarDay(new Date(at), situation.context.timeZone) : at)
  const shown = (day: string | null) => (day ? dayName(day, situation.today) : 'Its day is not on record')
  const goals = [...situation.completed, ...situation.ongoing].map(({ goal }) => goal)
  const found: Found[] = [
    ...goals
      .filter((goal) => isAbout(goal.title) && (goal.isCompleted || goal.progress > 0))
      .map((goal) => {
        const day = goal.completedAt ? dayOf(goal.completedAt) : null
        const line = goal.isCompleted
          ? `${shown(day)}: ${quoteTitle(goal.title)} was completed.`
          : `${quoteTitle(goal.title)} is open, at ${goal.progress}%.`
        return { day, line }
      }),
    ...goals.flatMap((goal) =>
      goal.milestones
        .filter((one) => isAbout(one.title))
        .map((one) => {
          const day = one.completedAt ? dayOf(one.completedAt) : null
          const line = one.isCompleted
            ? `${shown(day)}: milestone ${quoteTitle(one.title)}.`
            : `Milestone ${quoteTitle(one.title)} is not ticked off.`
          return { day, line }
        }),
    ),
    ...goals.flatMap((goal) =>
      goal.history
        .filter((event) => isQuotable(event.reasoning) && isAbout(event.reasoning))
        .map((event) => {
          const day = dayOf(event.at)
          const words = clipWords(onOneLine(event.reasoning), QUOTED_WORDS)
          return { day, line: `${shown(day)}, check-in on ${quoteTitle(goal.title)}: “${words}”.` }
        }),
    ),
    ...situation.context.journal.flatMap((entry) => {
      const sentence = isAbout(entry.notes) ? sentenceAbout(entry, stems, about) : null
      return sentence
        ? [{ day: entry.date, line: `${shown(entry.date)}, journal: “${clipWords(sentence, QUOTED_WORDS)}”.` }]
        : []
    }),
  ].sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
  const words = { about: `“${clipWords(onOneLine(about), 6)}”` }
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [writer.say(found.length ? FOUND : NOT_FOUND, words), found.length ? null : writer.say(FURTHER)],
    list: found.slice(0, MOST_LISTED).map(({ line }) => line),
    close: endWith(desk, situation.named[0] ?? situation.focus, { questions: ASKS, ofTen: 8, isNamed: true }),
  }
}

const FOUND = [
  '[On|About] {about} [your record has|I find|the record tells] this:',
  '[This much|What] [I find|stands] on {about}:',
]
const NOT_FOUND = [
  '[No check-in, milestone or entry|Neither check-ins nor journal] [in my sight names|that I am given names] {about}.',
  '[I find no date|There is no date in my sight] for {about}.',
]
const FURTHER = [
  '[Journal older than two weeks stays out of a chat|Of the journal I see fourteen days only]. [The search in the menu goes further.|Search goes back further.]',
]
const ASKS = ['Does that match what you remember?', 'What do you want to do with it?', 'What came of it?']
