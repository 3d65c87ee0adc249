import 'server-only'
import { readText } from '@/lib/server/language/text'
import type { Turn } from '../context'
import { calendarDay, dayName } from '../dates'
import { checkCrisis } from '../safety'
import { extractMemory } from './extract-memory'
import { ordersEngine } from './injection'
import { holdsSecret } from './private-text'

/** Characters a summary may have, however long the conversation: about 350 tokens of Latin text. */
export const LONGEST_SUMMARY = 1_200
const WORDS_A_LINE = 22
const LONGEST_LINE = 90
/** A message's best line is looked for in so many sentences. */
const MOST_SENTENCES = 40
/** The latest lines stay, whatever they say. */
const LATEST = 5

/**
 * The summary of a conversation's older part with the turns that now leave the window: what the user said, a line a
 * message, in their words and with the day. Where it grows too long, the lines that say least go first. No model is
 * asked, and what is in crisis language or secret is left out.
 */
export function summarizeTurns(summary: string, leaving: readonly Turn[], timeZone: string): string {
  const added = leaving.flatMap((turn) => lineOf(turn, timeZone) ?? [])
  const lines = [...new Set([...summary.split('\n').filter(Boolean), ...added])]
  if (lines.join('\n').length > LONGEST_SUMMARY) shorten(lines)
  return lines.join('\n').slice(0, LONGEST_SUMMARY)
}

function lineOf({ isFromUser, text, at }: Turn, timeZone: string): string | null {
  if (!isFromUser || checkCrisis(text) || holdsSecret(text) || ordersEngine(text)) return null
  const told = readText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .filter(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark').length > 2)
  const best = told.map(({ text: one }) => ({ one, weight: weight(one) })).sort((a, b) => b.weight - a.weight)[0]?.one
  if (!best) return null
  return `${dayName(calendarDay(new Date(at), timeZone), '')}: ${clipped(best)}`
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
  const weights = lines.map((line) => weight(line.slice(line.indexOf(':') + 1)))
  while (lines.join('\n').length > LONGEST_SUMMARY && lines.length > 1) {
    const older = weights.slice(0, Math.max(1, lines.length - LATEST))
    const least = older.indexOf(Math.min(...older))
    lines.splice(least, 1)
    weights.splice(least, 1)
  }
}

/** How much a sentence tells: facts about the user, numbers and deeds before questions and moods. */
function weight(sentence: string): number {
  const isFact = extractMemory(sentence, { now: new Date(0), timeZone: 'UTC' }) !== null
  return (
    (isFact ? 4 : 0) +
    (/\d/.test(sentence) ? 1 : 0) +
    (/\b(?:I|my|we)\b/i.test(sentence) ? 1 : 0) +
    (/\b(?:decided|plan|will|finished|did|ran|wrote|saved|read|started|stopped|want|because)\b/i.test(sentence)
      ? 1
      : 0) -
    (/\?$/.test(sentence.trim()) ? 1 : 0)
  )
}
