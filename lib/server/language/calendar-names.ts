import 'server-only'

/** From January on. */
export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** From Monday on, as ISO 8601 counts them. */
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
