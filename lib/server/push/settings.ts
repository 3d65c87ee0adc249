import 'server-only'
import { z } from 'zod'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/contract/calendar'
import { pushSettings } from '@/lib/contract/push'
import { isQuietAt, type PushKind, type PushSettings, pushKinds, usualPush } from '@/lib/contract/push-kinds'

/** With when it was chosen, from which on it counts whether a kind is ignored, and what was muted since then. */
const storedPush = pushSettings.extend({ since: z.iso.datetime(), muted: z.array(z.enum(pushKinds)) })
type StoredPush = z.infer<typeof storedPush>

type WithPush = { push: unknown; createdAt: Date }

function storedPushOf({ push, createdAt }: WithPush): StoredPush {
  return storedPush.safeParse(push).data ?? { ...usualPush, since: createdAt.toISOString(), muted: [] }
}

/** The user's push settings as they were chosen, by the contract's shape. */
export function pushSettingsOf(row: WithPush): PushSettings {
  const { since: _, muted: __, ...chosen } = storedPushOf(row)
  return chosen
}

/** Kinds that muted themselves since nobody opened them. */
export function mutedByNeglect(row: WithPush): PushKind[] {
  return storedPushOf(row).muted
}

/** Since when it counts whether messages are opened. */
export function chosenAt(row: WithPush): Date {
  return new Date(storedPushOf(row).since)
}

/** What is stored of settings that the user has just chosen: whatever was ignored before is forgiven. */
export function chosenPush(chosen: PushSettings, now: Date): StoredPush {
  return { ...chosen, since: now.toISOString(), muted: [] }
}

/** What is stored once a kind has muted itself. */
export function withMuted(row: WithPush, kind: PushKind): StoredPush {
  const stored = storedPushOf(row)
  return { ...stored, [kind]: false, muted: [...stored.muted.filter((one) => one !== kind), kind] }
}

/** When the quiet hours that an instant falls into are over; null where it falls into none. */
export function quietUntil({ quiet }: PushSettings, timeZone: string, at: Date): Date | null {
  const [time, date] = [timeIn(timeZone, at), dateIn(timeZone, at)]
  if (!quiet || !isQuietAt(quiet, time)) return null
  return instantIn(timeZone, time < quiet.to ? date : addDays(date, 1), quiet.to)
}
