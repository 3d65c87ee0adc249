/** What the Idempotency-Keys of a browser's offline queue begin with: their answers are kept for 30 days. */
export const OFFLINE_KEY = 'offline-'

/** The header that tells a repeat from a first answer, and one whose first answer was lost though its change was made. */
export const REPLAYED = 'Idempotency-Replayed'
export const ANSWER_LOST = 'lost'
