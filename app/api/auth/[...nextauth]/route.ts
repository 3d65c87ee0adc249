import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/server/auth/next-auth-options'
import { invalid, notFound } from '@/lib/server/errors'
import { publicHandler } from '@/lib/server/http/route'

/** What next-auth answers, by method; whatever else stands below its folder is not there. */
const actions = {
  GET: /^(session|csrf|providers|signin|signout|error)$/,
  POST: /^(signin\/credentials|callback\/credentials|signout|session)$/,
}

/** next-auth's own routes. It reads and answers by itself. */
const handler = publicHandler(async (request, context) => {
  const nextauth = [(await context.params).nextauth ?? []].flat()
  const known = request.method === 'POST' ? actions.POST : actions.GET
  if (!known.test(nextauth.join('/'))) throw notFound()
  const response: Response = await NextAuth(request, { params: { nextauth } }, nextAuthOptions()).catch(refuse)
  return response.status === 500 ? refuse() : response
})

/** next-auth takes what it cannot read of a request, such as a `callbackUrl` that is no address, for a fault of its own. */
function refuse(thrown?: unknown): never {
  if (thrown !== undefined && !(thrown instanceof TypeError)) throw thrown
  throw invalid({ callbackUrl: ['Must be an address'] })
}

export { handler as GET, handler as POST }
