import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/server/auth/next-auth-options'
import { notFound } from '@/lib/server/errors'
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
  return NextAuth(request, { params: { nextauth } }, nextAuthOptions())
})

export { handler as GET, handler as POST }
