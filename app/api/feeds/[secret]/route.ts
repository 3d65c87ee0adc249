import { z } from 'zod'
import { readCalendar } from '@/lib/server/feeds/feeds'
import { publicRoute } from '@/lib/server/http/route'

export const dynamic = 'force-dynamic'

const type = 'text/calendar; charset=utf-8'

/** The file name is `{secret}.ics`: whoever knows it reads the dates, as calendar programs bring no other credential. */
export const GET = publicRoute({ answer: z.string(), otherTypes: ['text/calendar'] }, async ({ request }) => {
  const { text, etag } = await readCalendar(request.nextUrl.pathname.split('/').at(-1) ?? '')
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': type } })
})
