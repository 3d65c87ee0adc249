import { journalDay as answer, journalDayQuery as query } from '@/lib/contract/journal-day'
import { userRoute } from '@/lib/server/http/route'
import { journalDay } from '@/lib/server/journal/day'

export const GET = userRoute({ query, answer }, ({ user, query }) => journalDay(user, query.date))
