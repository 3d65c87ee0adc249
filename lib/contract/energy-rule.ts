/** Fewer days or entries do not make a month worth comparing with others. */
export const ENOUGH_IN_MONTH = 8
