/** Why a coach on a model gave no answer, or no whole one. */
export const coachFailures = [
  'key refused',
  'model not there',
  'too slow',
  'overloaded',
  'refused',
  'cut off',
  'unreachable',
  'unusable',
] as const
export type CoachFailure = (typeof coachFailures)[number]
