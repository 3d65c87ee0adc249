import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { RecordRow } from '@/lib/contract/record'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { dayWords } from '@/lib/server/language/questions/day-words'
import type { ChatContext } from '../../context'
import { type Answer, lookedAt } from './answer'
import { lookedFor } from './looked-for'
import type { Said } from './said'

const MOST_WORDS = 4
const MOST_ROWS = 3
const SHORTEST = 4
/** A word in more entries than that tells nothing of what is meant. */
const COMMON_FROM = 40

const CANNOT =
  'I can look things up, do sums and arrange things, but I cannot talk that over with you. For that, connect a model in Settings.'

/**
 * What the built-in coach cannot talk over: it says so in a line, and shows the entries with the message's telling words.
 * What asks for something of the person's own is looked for first.
 */
export async function otherwise(said: Said, context: ChatContext): Promise<Answer> {
  const { record, now, timeZone } = context
  const [only, ...more] = said.sentences
  const found = only && more.length === 0 ? await lookedFor(only.sentence, context) : null
  if (found) return found
  const answers = await Promise.all(
    tellingWords(said).map((about) =>
      record.ask({ of: 'entries', about, give: 'list', limit: COMMON_FROM + 1 } as const),
    ),
  )
  const [rarest] = answers
    .filter(({ rows }) => rows.length > 0 && rows.length <= COMMON_FROM)
    .sort((a, b) => a.rows.length - b.rows.length)
  if (!rarest) return { text: CANNOT, looked: [] }
  const today = dateIn(timeZone, now)
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
