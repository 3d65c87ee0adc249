import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/server/auth/next-auth-options'
import { publicHandler } from '@/lib/server/http/route'

/** next-auth's own routes. It reads and answers by itself, so this only limits, logs and maps faults. */
const handler = publicHandler(async (request, context) => {
  const nextauth = [(await context.params).nextauth ?? []].flat()
  return NextAuth(request, { params: { nextauth } }, nextAuthOptions())
})

export { handler as GET, handler as POST }
