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
