import 'server-only'
import type { ModelSettings } from '@/lib/server/coach/anthropic/client'
import { environmentModel } from '@/lib/server/coach/environment-model'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { unseal } from '@/lib/server/seal'
import type { CoachConnection as ConnectionRow } from '@/prisma/generated/sqlite/client'
import { INSTANCE, keptConnection } from './kept-connections'

/** Rows whose keys did not open and that the log was told of. */
const lost = new Set<string>()

/**
 * The model that is connected for a user: their own where users may have one, else everyone's. Null where there is none,
 * where the built-in coach was chosen, where its key no longer opens, and where the environment says who answers.
 */
export async function connectedModel(userId: string | null): Promise<ModelSettings | null> {
  if (environmentModel()) return null
  const own = userId !== null && env.USER_KEYS === 'on' ? await keptConnection(userId) : null
  const row = own ?? (await keptConnection(INSTANCE))
  return row && settingsOf(row)
}

/** What to call by a stored connection; null where it is the built-in coach, or its key does not open. */
export function settingsOf(row: ConnectionRow): ModelSettings | null {
  const apiKey = keyOf(row)
  if (row.choice === 'built-in') return null
  if (apiKey !== null) return modelSettings(row, apiKey)
  const name = `${row.id} ${row.updatedAt.getTime()}`
  if (!lost.has(name)) log.warn({ connection: row.id }, 'the key of a connected model cannot be opened')
  lost.add(name)
  return null
}

type Place = Pick<ConnectionRow, 'choice' | 'baseUrl' | 'model'>

/** The settings of a choice that may be stored or only tried. A model on a machine at home is waited for longer. */
export function modelSettings({ choice, baseUrl, model }: Place, apiKey: string | undefined): ModelSettings {
  const isClaude = choice === 'anthropic'
  const { AI_TIMEOUT_MS: timeoutMs, AI_IDLE_TIMEOUT_MS: idleTimeoutMs } = isClaude
    ? env.patience.anthropic
    : env.patience.elsewhere
  const main = model ?? env.ANTHROPIC_MODEL
  return {
    apiKey,
    baseURL: isClaude ? undefined : (baseUrl ?? undefined),
    model: main,
    fastModel: isClaude ? env.ANTHROPIC_FAST_MODEL : main,
    timeoutMs,
    idleTimeoutMs,
    isTyped: !isClaude,
  }
}

/** The key of a connection, undefined where it has none, null where it does not open. */
export function keyOf(row: ConnectionRow): string | null | undefined {
  return row.sealedKey === null ? undefined : unseal(row.sealedKey, placeOf(row))
}

/** What a key is bound to: its row, and where it is sent, so that nobody who can change a row turns it elsewhere. */
export function placeOf({ id, choice, baseUrl }: Pick<ConnectionRow, 'id' | 'choice' | 'baseUrl'>): string {
  return JSON.stringify([id, choice, baseUrl])
}
