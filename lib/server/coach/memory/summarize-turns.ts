import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { readText } from '@/lib/server/language/text'
import { remembering } from '@/lib/server/remembering'
import { isExplicit } from '../care-levels'
import type { Turn } from '../context'
import { dayName } from '../dates'
import { extractMemory } from './extract-memory'
import { ordersEngine } from './injection'
import { holdsSecret } from './private-text'
import { isAbout, isPromise } from './promises'

/** Characters a summary may have, however long the conversation: about 700 tokens of Latin text. */
export const LONGEST_SUMMARY = 2_400
const WORDS_A_LINE = 22
const LONGEST_LINE = 90
/** A message's best line is looked for in so many sentences. */
const MOST_SENTENCES = 40
/** What an open promise, which only the summary still holds, counts more than any other line. */
const OPEN = 6
const BY_COACH = /^[^:]{0,40}, coach\b/
/** The latest lines stay, whatever they say. */
const LATEST = 5

/** How a line says that somebody bound themselves, and what was said of it later. */
const PROMISED = ' promised: '
const THEN = ' · then, '

/**
 * The summary of a conversation's older part with the turns that now leave the window: what the user and the coach said,
 * a line a message, in their words and with the day. A promise is marked as one, and stays open until the user speaks of
 * it again: then their words stand behind it. Where it grows too long, the lines that say least go first, open promises
 * last. No model is asked, and what is in crisis language, answers it or is secret is left out.
 */
export function summarizeTurns(summary: string, leaving: readonly Turn[], timeZone: string): string {
  let lines = summary.split('\n').filter(Boolean)
  let isAfterCry = false
  for (const turn of leaving) {
    if (turn.isFromUser) isAfterCry = isExplicit(turn.text)
    const line = isAfterCry ? null : lineOf(turn, timeZone)
    if (turn.isFromUser && line) lines = lines.map((one) => withThen(one, turn, line))
    if (line && !lines.includes(line)) lines.push(line)
  }
  if (lines.join('\n').length > LONGEST_SUMMARY) shorten(lines)
  return lines.join('\n').slice(0, LONGEST_SUMMARY)
}

/** An open promise of which the user now speaks again, with what they say of it. */
function withThen(line: string, { text }: Turn, said: string): string {
  const [, promise] = line.split(PROMISED)
  const isOpen = promise !== undefined && !line.includes(THEN)
  if (!isOpen || said.includes(PROMISED) || text.trim().endsWith('?') || !isAbout(promise, text)) return line
  return `${line}${THEN}${said.replace(', user: ', ': ')}`
}

function lineOf({ isFromUser, text, at }: Turn, timeZone: string): string | null {
  if (isExplicit(text) || holdsSecret(text) || ordersEngine(text)) return null
  const told = readText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .filter(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark').length > 2)
  const best = told.map(({ text: one }) => ({ one, weight: weight(one) })).sort((a, b) => b.weight - a.weight)[0]?.one
  if (!best) return null
  const said = isPromise(best) ? PROMISED : ': '
  return `${dayName(dateIn(timeZone, new Date(at)), '')}, ${isFromUser ? 'user' : 'coach'}${said}${clipped(best)}`
}

/** The first words of a sentence on one line, verbatim. */
function clipped(sentence: string): string {
  const words = sentence
    .replace(/[“”„"]/g, "'")
    .trim()
    .split(/\s+/)
  const kept = words.slice(0, WORDS_A_LINE).join(' ').slice(0, LONGEST_LINE)
  const bare = kept.replace(/[\s.,;:!?…–—-]{1,20}$/u, '')
  return words.length > WORDS_A_LINE || kept.length === LONGEST_LINE ? `${bare}…` : bare
}

/** Takes out the lines that say least, the latest ones aside, until the rest is short enough. Each is weighed once. */
function shorten(lines: string[]): void {
  const counts = lines.map((line) => {
    const isOpen = line.includes(PROMISED) && !line.includes(THEN)
    return weight(line.slice(line.indexOf(':') + 1)) + (isOpen ? OPEN : 0) - (BY_COACH.test(line) ? 1 : 0)
  })
  while (lines.join('\n').length > LONGEST_SUMMARY && lines.length > 1) {
    const older = counts.slice(0, Math.max(1, lines.length - LATEST))
    const least = older.indexOf(Math.min(...older))
    lines.splice(least, 1)
    counts.splice(least, 1)
  }
}

/** A full summary is weighed again with each turn, and all but a line of it is as it was. */
const weight = remembering(weighed, 5_000)

/** How much a sentence tells: facts about the user, numbers and deeds before questions and moods. */
function weighed(sentence: string): number {
  const isFact = extractMemory(sentence, { now: new Date(0), timeZone: 'UTC' }) !== null
  return (
    (isFact ? 4 : 0) +
    (isPromise(sentence) ? 3 : 0) +
    (/\d/.test(sentence) ? 1 : 0) +
    (/\b(?:I|my|we)\b/i.test(sentence) ? 1 : 0) +
    (/\b(?:decided|plan|will|finished|did|ran|wrote|saved|read|started|stopped|want|because)\b/i.test(sentence)
      ? 1
      : 0) -
    (/\?$/.test(sentence.trim()) ? 1 : 0)
  )
}
