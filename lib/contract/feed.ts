import { z } from 'zod'

/** Whether calendars may read the user's dates, and since when. Its address is told once, when it is made. */
export const feed = z.object({ createdAt: z.iso.datetime().nullable() })
export type Feed = z.infer<typeof feed>

/** POST /api/feeds: the address that a calendar program subscribes to. Whoever knows it reads the dates. */
export const madeFeed = z.object({ url: z.string(), createdAt: z.iso.datetime() })
export type MadeFeed = z.infer<typeof madeFeed>
