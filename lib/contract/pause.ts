/** Days on which a goal was paused: from the first, up to the one on which it went on. */
export type Pause = { from: string; until: string }

/** What a goal says that was never paused nor dropped. */
export const neverPaused = {
  pausedAt: null,
  pausedUntil: null,
  pauses: [] as Pause[],
  droppedAt: null,
}

/** Whether a goal is paused on the user's day: a pause until a day is over when the day comes. */
export function isPaused(
  { pausedAt, pausedUntil }: { pausedAt: string | Date | null; pausedUntil: string | null },
  today: string,
): boolean {
  return pausedAt !== null && (pausedUntil === null || pausedUntil > today)
}
