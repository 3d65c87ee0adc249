import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { ReplyMark } from '@/lib/contract/chat'
import { limits } from '@/lib/contract/limits'
import { markWords } from '@/lib/contract/mark-words'
import { recordKinds } from '@/lib/contract/record'
import type { SentPart, Usage } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import type { Finding } from '@/lib/server/coach/fact-check/finding'
import { mayClaim, replySentences } from '@/lib/server/coach/fact-check/sentences'
import { type FoundMark, settleFindings } from '@/lib/server/coach/fact-check/settle-findings'
import { marksInParts, recordPart } from '@/lib/server/coach/reply-check/check-reply'
import { askCoach, type ToldToModel } from '@/lib/server/coaching/ask-coach'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** The reply stands before the reader's eyes: a check that takes longer leaves it to code alone. */
const PATIENCE_MS = 30_000

/** What a reply was made of. */
type Told = Pick<ToldToModel, 'prompt' | 'tools' | 'rounds' | 'context'>

/** The parts of a reply that are not borne out, and what a model was sent to find them. */
export type WeighedReply = { marks: FoundMark[]; sent: SentPart[]; usages: Usage[] }

/**
 * Holds a model's finished reply against the record. The same model reads it once more as one that did not write it,
 * with all that it was told and its looking tools, and says of each claim what decides it; what code can verify of that
 * counts. Where no usable answer comes in time, what code makes of the reply by itself stands.
 */
export async function weighReply(
  { user, question }: { user: UserRow; question: string },
  { text, isWhole }: { text: string; isWhole: boolean },
  told: Told,
  signal: AbortSignal,
): Promise<WeighedReply> {
  const { context, prompt } = told
  const today = dateIn(context.timeZone, context.now)
  const sentences = replySentences(text)
  const mayBeFalse = isWhole && mayClaim(text, question)
  const read = mayBeFalse ? await readFindings(user, told, sentences, signal) : NOTHING_READ
  const { findings, looked, ...cost } = read
  const tools = `${told.tools}${looked}`
  const byCode = await withoutKnownQuotes(await marksInParts(text, { prompt, tools, question, today }), context)
  const isUnheard = (words: readonly string[]) => isUnheardIn(context, words)
  const checked = { sentences, findings, told: `${recordPart(prompt)}\n${tools}`, isUnheard }
  return { marks: await settleFindings(text, byCode, checked), ...cost }
}

type Read = { findings: Finding[]; looked: string; sent: SentPart[]; usages: Usage[] }

const NOTHING_READ: Read = { findings: [], looked: '', sent: [], usages: [] }

async function readFindings(
  user: UserRow,
  { context, rounds }: Pick<Told, 'context' | 'rounds'>,
  sentences: string[],
  signal: AbortSignal,
): Promise<Read> {
  const read: Read = { findings: [], looked: '', sent: [], usages: [] }
  try {
    const bound = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const { findings } = await askCoach(user, context, bound, (coach, told, call) =>
      coach.checkReply(
        told,
        { rounds, sentences },
        {
          ...call,
          onTold: (kind, text) => {
            if (kind === 'tool') read.looked += `${text}\n`
          },
          onSent: (parts) => {
            read.sent = parts
          },
          onUsage: (usage) => {
            read.usages.push(usage)
            call.onUsage(usage)
          },
        },
      ),
    )
    return { ...read, findings }
  } catch (error) {
    log.info({ why: error instanceof Error ? error.name : 'unknown' }, 'a reply was weighed by code alone')
    return read
  }
}

/** A quotation need not stand in what a model was told: the record may hold it all the same. */
async function withoutKnownQuotes(marks: ReplyMark[], { record }: Pick<ChatContext, 'record'>): Promise<ReplyMark[]> {
  const isKnown = await Promise.all(
    marks.map(async ({ quote, why }) => {
      const words = quote.replace(/["“”]/g, '').trim()
      if (why !== markWords.quote || words.length > limits.title - 2) return false
      return (await countsOf(record, `"${words}"`)).some((count) => count > 0)
    }),
  )
  return marks.filter((_, at) => !isKnown[at])
}

/**
 * Whether no row holds these words together, nor the message itself. Never of a record of which some is kept from models:
 * it may be among that.
 */
async function isUnheardIn(
  { record, isKeptBack, message }: Pick<ChatContext, 'record' | 'isKeptBack' | 'message'>,
  words: readonly string[],
): Promise<boolean> {
  if (isKeptBack) return false
  const said = message.toLowerCase()
  if (words.every((one) => said.includes(one.toLowerCase()))) return false
  return (await countsOf(record, words.join(' '))).every((count) => count === 0)
}

/** How many rows of each kind hold all of these words, as far as one would do. */
function countsOf(record: ChatContext['record'], about: string): Promise<number[]> {
  return Promise.all(
    recordKinds.map(async (of) => (await record.ask({ of, give: 'list', about, limit: 1 })).rows.length),
  )
}
