import { z } from 'zod'
import { searchHit, searchQuery } from '@/lib/contract/search'
import { userRoute } from '@/lib/server/http/route'
import { search } from '@/lib/server/search/search'

export const GET = userRoute({ query: searchQuery, answer: z.array(searchHit) }, ({ user, query }) =>
  search(user, query),
)
