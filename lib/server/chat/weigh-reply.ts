import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { ReplyMark } from '@/lib/contract/chat'
import { checkClaims } from '@/lib/server/coach/claims/check-claims'
import type { Claim } from '@/lib/server/coach/claims/claim'
import { claimSentences, mayClaim } from '@/lib/server/coach/claims/sentences'
import { settleMarks } from '@/lib/server/coach/claims/settle-marks'
import type { SentPart, Usage } from '@/lib/server/coach/coach'
import type { ClaimsContext } from '@/lib/server/coach/context'
import { marksInParts } from '@/lib/server/coach/reply-check/check-reply'
import { askCoach, type ToldToModel } from '@/lib/server/coaching/ask-coach'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** The reply stands before the reader's eyes: a slower answer than this leaves it to code alone. */
const PATIENCE_MS = 20_000

/** What a reply was made of. */
type Told = Pick<ToldToModel, 'prompt' | 'tools' | 'asked' | 'context'>

/** The parts of a reply that are not borne out, and what a model was sent to find them. */
export type WeighedReply = { marks: ReplyMark[]; sent: SentPart[]; usages: Usage[] }

/**
 * Holds a model's finished reply against the record. What its sentences claim is put as queries by the same model, which
 * is shown no record for it; they are run, and what they contradict is marked. Of what cannot be asked in this way,
 * where no usable answer comes in time, what code makes of the figures by itself stands.
 */
export async function weighReply(
  { user, question }: { user: UserRow; question: string },
  { text, isWhole }: { text: string; isWhole: boolean },
  told: Told,
  signal: AbortSignal,
): Promise<WeighedReply> {
  const { context, prompt, tools } = told
  const today = dateIn(context.timeZone, context.now)
  const sentences = claimSentences(text)
  const [byCode, read] = await Promise.all([
    marksInParts(text, { prompt, tools, question, today }),
    isWhole && mayClaim(text, question) ? readClaims(user, { ...told, sentences, question }, signal) : NOTHING_READ,
  ])
  const { claims, ...cost } = read
  if (claims.length === 0) return { marks: byCode, ...cost }
  const verdicts = await checkClaims(claims, context)
  return { marks: settleMarks(text, byCode, { sentences, claims, verdicts }), ...cost }
}

type Read = { claims: Claim[]; sent: SentPart[]; usages: Usage[] }

const NOTHING_READ: Read = { claims: [], sent: [], usages: [] }

async function readClaims(
  user: UserRow,
  { context, asked, sentences, question }: Pick<Told, 'context' | 'asked'> & { sentences: string[]; question: string },
  signal: AbortSignal,
): Promise<Read> {
  const { now, timeZone, user: person, persona, neverSend, goals } = context
  const about: ClaimsContext = {
    ...{ now, timeZone, user: person, persona, sentences, question, asked },
    ...(neverSend !== undefined && { neverSend }),
    goals: goals.map(({ id, title, neverSend: isKept = false }) => ({ id, title, neverSend: isKept })),
  }
  const read: Read = { claims: [], sent: [], usages: [] }
  try {
    const bound = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const { claims } = await askCoach(user, about, bound, (coach, told, call) =>
      coach.readClaims(told, {
        ...call,
        onSent: (parts) => {
          read.sent = parts.map(({ text }) => ({ kind: 'check', text }))
        },
        onUsage: (usage) => {
          read.usages.push(usage)
          call.onUsage(usage)
        },
      }),
    )
    return { ...read, claims }
  } catch (error) {
    log.info({ why: error instanceof Error ? error.name : 'unknown' }, 'a reply was weighed by code alone')
    return read
  }
}
