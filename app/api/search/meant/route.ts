import { meantQuery, searchMeant } from '@/lib/contract/search'
import { userRoute } from '@/lib/server/http/route'
import { meantBySearch } from '@/lib/server/search/meant'

export const GET = userRoute({ query: meantQuery, answer: searchMeant }, ({ user, query }) =>
  meantBySearch(user, query),
)
