import { notFound } from '@/lib/server/errors'
import { publicRoute } from '@/lib/server/http/route'

/** Every path under /api that nothing else answers. */
const handler = publicRoute({}, () => {
  throw notFound()
})

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT }
