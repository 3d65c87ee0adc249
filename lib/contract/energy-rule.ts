/** Fewer days or entries do not make a month worth comparing with others. */
export const ENOUGH_IN_MONTH = 8

/** Fewer days with an entry tell nothing of what goes with their energy. */
export const DAYS_FOR_PATTERNS = 40

/** Of all that is compared so much looks like a hint by chance alone. */
export const HINT_SHARE = 0.05
