/** When a text was written, and in which IANA zone its days are. */
export type Clock = { now: Date; timeZone: string }
