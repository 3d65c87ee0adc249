/** What a phone may be told: an alert at its time, and where the coach speaks first. */
export const pushKinds = ['alerts', 'slips', 'plans', 'verdicts'] as const
export type PushKind = (typeof pushKinds)[number]

/** `quiet` is a time of the user's clock, over midnight where it ends before it begins. */
export type PushSettings = Record<PushKind, boolean> & { quiet: { from: string; to: string } | null }

export const usualPush: PushSettings = {
  alerts: true,
  slips: true,
  plans: true,
  verdicts: true,
  quiet: { from: '22:00', to: '07:00' },
}

/** Whether a time of the user's clock falls into quiet hours; there are none where both ends are one. */
export function isQuietAt({ from, to }: NonNullable<PushSettings['quiet']>, time: string): boolean {
  return from > to ? time >= from || time < to : time >= from && time < to
}
