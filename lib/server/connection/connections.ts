import 'server-only'
import type { z } from 'zod'
import type { Connection, ConnectionChoice, FoundServers, newConnection } from '@/lib/contract/connection'
import { connectionMessages } from '@/lib/contract/messages/connection'
import { modelMessages } from '@/lib/contract/messages/model'
import { serverMessages } from '@/lib/contract/messages/server'
import { isLinkLocal } from '@/lib/server/coach/anthropic/link-local'
import { environmentModel } from '@/lib/server/coach/environment-model'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import { AppError, invalid } from '@/lib/server/errors'
import { seal } from '@/lib/server/seal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { CoachConnection as ConnectionRow } from '@/prisma/generated/sqlite/client'
import { keyOf, placeOf } from './connected-model'
import { findServers } from './find-servers'
import { dropConnection, INSTANCE } from './kept-connections'
import { isOwner } from './owner'

/** Under this the last four characters would be much of a key. */
const SHORTEST_TOLD = 12

export type Scope = Connection['scope']
export type NewConnection = z.output<typeof newConnection>

/** What is to be called, as it was chosen and checked. */
export type Chosen = { choice: ConnectionChoice; baseUrl: string | null; model: string | null; key: string | undefined }

/**
 * What the user may set: the owner everyone's, where users may have keys of their own each theirs, else null.
 */
export async function scopeOf(user: UserRow): Promise<Scope | null> {
  if (await isOwner(user)) return 'everyone'
  return env.USER_KEYS === 'on' ? 'own' : null
}

/** @throws AppError `forbidden` for whom nothing is to be set */
export async function requireScope(user: UserRow): Promise<Scope> {
  const scope = await scopeOf(user)
  if (!scope) throw new AppError('forbidden', serverMessages.notOwner)
  return scope
}

/** Who answers as it is set up, and never a key. @throws AppError `forbidden` for whom nothing is to be set */
export async function readConnection(user: UserRow): Promise<Connection> {
  const scope = await requireScope(user)
  if (environmentModel()) return ofEnvironment(scope)
  const own = await storedConnection(user, scope)
  if (own) return serializeConnection(own, scope)
  const none = { scope, from: 'default', baseUrl: null, keyEnd: null, problem: null, updatedAt: null } as const
  const everyones = scope === 'own' ? await db.coachConnection.findUnique({ where: { id: INSTANCE } }) : null
  if (!everyones) return { ...none, choice: 'built-in', model: null }
  return { ...none, choice: everyones.choice as ConnectionChoice, model: everyones.model }
}

/**
 * Keeps who answers, from now on. A key is sealed.
 *
 * @throws AppError `forbidden`, `conflict` where the environment says who answers, `validation_failed`
 */
export async function writeConnection(user: UserRow, body: NewConnection): Promise<Connection> {
  const scope = await requireScope(user)
  if (environmentModel()) throw new AppError('conflict', serverMessages.connectionOfEnvironment)
  const { choice, baseUrl, model, key } = await chosenConnection(user, scope, body)
  const id = idOf(user, scope)
  const data = {
    userId: user.id,
    choice,
    baseUrl,
    model,
    sealedKey: key === undefined ? null : seal(key, placeOf({ id, choice, baseUrl })),
    keyEnd: key === undefined ? null : endOf(key),
    updatedAt: new Date(),
  }
  const row = await db.coachConnection.upsert({ where: { id }, create: { id, ...data }, update: data })
  dropConnection(id)
  return serializeConnection(row, scope)
}

/** Forgets what was set, its key too. @throws AppError `forbidden` */
export async function deleteConnection(user: UserRow): Promise<void> {
  const id = idOf(user, await requireScope(user))
  await db.coachConnection.deleteMany({ where: { id } })
  dropConnection(id)
}

/** The model servers on this machine. @throws AppError `forbidden` for all but the owner */
export async function findForOwner(user: UserRow): Promise<FoundServers> {
  if (!(await isOwner(user))) throw new AppError('forbidden', serverMessages.notOwner)
  return findServers()
}

export function storedConnection(user: UserRow, scope: Scope): Promise<ConnectionRow | null> {
  return db.coachConnection.findUnique({ where: { id: idOf(user, scope) } })
}

/**
 * What was chosen, whole. A key that is not given is the one that is kept, but only to go where it went before.
 *
 * @throws AppError `validation_failed`
 */
export async function chosenConnection(
  user: UserRow,
  scope: Scope,
  { choice, baseUrl, model, key }: NewConnection,
): Promise<Chosen> {
  if (scope === 'own' && choice === 'local') throw invalid({ choice: [connectionMessages.field.connectionOwnersAlone] })
  if (scope === 'own' && baseUrl) throw invalid({ baseUrl: [connectionMessages.field.connectionOwnersAlone] })
  if (choice === 'built-in') return { choice, baseUrl: null, model: null, key: undefined }
  if (choice === 'anthropic') {
    if (baseUrl) throw invalid({ baseUrl: [connectionMessages.field.connectionAddressless] })
    const given = key || (await keptKey(user, scope, choice, null))
    if (!given) throw invalid({ key: [connectionMessages.field.connectionKeyRequired] })
    return { choice, baseUrl: null, model: model || null, key: given }
  }
  if (!baseUrl) throw invalid({ baseUrl: [connectionMessages.field.connectionAddressRequired] })
  if (await isLinkLocal(baseUrl)) throw invalid({ baseUrl: [connectionMessages.field.connectionAddressRefused] })
  if (!model) throw invalid({ model: [connectionMessages.field.connectionModelRequired] })
  const given = key === undefined ? await keptKey(user, scope, choice, baseUrl) : key
  return { choice, baseUrl, model, key: given || undefined }
}

async function keptKey(
  user: UserRow,
  scope: Scope,
  choice: ConnectionChoice,
  baseUrl: string | null,
): Promise<string | undefined> {
  const row = await storedConnection(user, scope)
  if (row?.choice !== choice || row.baseUrl !== baseUrl) return undefined
  const key = keyOf(row)
  // Left out, it would be lost without a word.
  if (key === null) throw invalid({ key: [modelMessages.connection.keyLost] })
  return key
}

function idOf({ id }: UserRow, scope: Scope): string {
  return scope === 'everyone' ? INSTANCE : id
}

function serializeConnection(row: ConnectionRow, scope: Scope): Connection {
  return {
    scope,
    from: 'settings',
    choice: row.choice as ConnectionChoice,
    baseUrl: row.baseUrl,
    model: row.model ?? (row.choice === 'anthropic' ? env.ANTHROPIC_MODEL : null),
    keyEnd: row.keyEnd,
    problem: keyOf(row) === null ? modelMessages.connection.keyLost : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the environment says, as far as it is the user's to know. */
function ofEnvironment(scope: Scope): Connection {
  const { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL: model } = env
  const isOwners = scope === 'everyone'
  return {
    scope,
    from: 'environment',
    choice: ANTHROPIC_BASE_URL ? 'local' : 'anthropic',
    baseUrl: isOwners && ANTHROPIC_BASE_URL ? withoutCredentials(ANTHROPIC_BASE_URL) : null,
    model,
    keyEnd: isOwners && key ? endOf(key) : null,
    problem: null,
    updatedAt: null,
  }
}

function withoutCredentials(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/$/, '')
}

function endOf(key: string): string {
  return key.length < SHORTEST_TOLD ? '' : key.slice(-4)
}
