import 'server-only'
import type { z } from 'zod'
import type { ConnectionTest, triedConnection } from '@/lib/contract/connection'
import { modelMessages } from '@/lib/contract/messages/model'
import { serverMessages } from '@/lib/contract/messages/server'
import type { ModelSettings } from '@/lib/server/coach/anthropic/client'
import type { Usage } from '@/lib/server/coach/coach'
import { environmentModel } from '@/lib/server/coach/environment-model'
import { holdCall, settleCall } from '@/lib/server/coaching/token-budget'
import { AppError } from '@/lib/server/errors'
import { consume } from '@/lib/server/limits/rate-limit'
import { untilCut } from '@/lib/server/stopping'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { keyOf, modelSettings, settingsOf } from './connected-model'
import { chosenConnection, requireScope, storedConnection } from './connections'
import { TEST_MS, tryModel } from './try-model'

/** What twelve judgements and a question cost, with room. */
const TEST_TOKENS = 60_000

/** A server answers one test at a time: each takes as much as fifteen questions. */
let isRunning = false

/**
 * Tries a connection, one that is kept or one that is only thought of, and says in words what came of it. It costs tokens
 * as any call.
 *
 * @throws AppError `forbidden`, `validation_failed`, `conflict` while another test runs, `rate_limited`
 */
export async function testConnection(
  user: UserRow,
  body: z.output<typeof triedConnection>,
  reader: AbortSignal,
): Promise<ConnectionTest> {
  const settings = await settingsToTry(user, body)
  if (typeof settings === 'string') return { ok: false, words: settings, ...nothing }
  if (!settings) return { ok: true, words: modelMessages.connection.builtIn, ...nothing }
  if (isRunning) throw new AppError('conflict', serverMessages.connectionBusy)
  isRunning = true
  try {
    return await run(user, settings, reader)
  } finally {
    isRunning = false
  }
}

const nothing = { samples: null, tools: null, firstWordMs: null }

/** Null for the built-in coach, words for a key that does not open. */
async function settingsToTry(
  user: UserRow,
  body: z.output<typeof triedConnection>,
): Promise<ModelSettings | string | null> {
  const scope = await requireScope(user)
  const { choice } = body
  if (choice === undefined) {
    const row = await storedConnection(user, scope)
    if (environmentModel() || !row) return environmentModel()
    return keyOf(row) === null ? modelMessages.connection.keyLost : settingsOf(row)
  }
  const chosen = await chosenConnection(user, scope, { ...body, choice })
  return choice === 'built-in' ? null : modelSettings(chosen, chosen.key)
}

async function run(user: UserRow, settings: ModelSettings, reader: AbortSignal): Promise<ConnectionTest> {
  await consume('coach', user.id)
  const held = await holdCall(user.id, TEST_TOKENS, TEST_MS)
  if ('spent' in held) throw new AppError('rate_limited', modelMessages.connection.spent[held.spent])
  const usages: Usage[] = []
  const { signal, release } = untilCut(reader)
  try {
    return await tryModel(settings, { signal, onUsage: (usage) => void usages.push(usage) })
  } finally {
    release()
    await settleCall(user.id, held, usages)
  }
}
