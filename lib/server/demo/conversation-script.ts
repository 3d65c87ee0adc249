/** A conversation as it is written down here. Each sitting is a day's back and forth, the user first. */
export type ConversationScript = {
  key: string
  title: string
  isActive?: boolean
  archivedDaysAgo?: number
  sittings: { daysAgo: number; hour: number; turns: [user: string, coach: string][] }[]
}
