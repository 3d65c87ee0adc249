import 'server-only'
import type { RecordRow } from '@/lib/contract/record'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { dayWords } from '@/lib/server/language/questions/day-words'
import type { ChatContext } from '../../context'
import { calendarDay } from '../../dates'
import { type Answer, lookedAt } from './answer'
import type { Said } from './said'

const MOST_WORDS = 4
const MOST_ROWS = 3
const SHORTEST = 4
/** A word in more entries than that tells nothing of what is meant. */
const COMMON_FROM = 40

const CANNOT =
  'I can look things up, do sums and arrange things, but I cannot talk that over with you. For that, connect a model in Settings.'

/** What the built-in coach cannot talk over: it says so in a line, and shows the entries with the message's telling words. */
export async function otherwise(said: Said, { record, now, timeZone }: ChatContext): Promise<Answer> {
  const answers = await Promise.all(
    tellingWords(said).map((about) =>
      record.ask({ of: 'entries', about, give: 'list', limit: COMMON_FROM + 1 } as const),
    ),
  )
  const [rarest] = answers
    .filter(({ rows }) => rows.length > 0 && rows.length <= COMMON_FROM)
    .sort((a, b) => a.rows.length - b.rows.length)
  if (!rarest) return { text: CANNOT, looked: [] }
  const today = calendarDay(now, timeZone)
  const shown = rarest.rows.slice(0, MOST_ROWS)
  return {
    text: [CANNOT, `What you wrote of it:\n${shown.map((row) => `- ${rowLine(row, today)}`).join('\n')}`].join('\n\n'),
    looked: [lookedAt({ ...rarest, rows: shown })],
  }
}

function rowLine({ date, quote }: RecordRow, today: string): string {
  return `${dayWords(date, today)}: “${quote.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`
}

/** The longest words that are not of any sentence or of anyone's day. */
function tellingWords({ sentences }: Said): string[] {
  const words = sentences.flatMap(({ sentence }) =>
    sentence.tokens.flatMap(({ kind, word, stem }) =>
      kind === 'word' && word.length >= SHORTEST && !grammarStems.has(stem) && !everydayStems.has(stem) ? [word] : [],
    ),
  )
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
}
