import NextAuth from 'next-auth'
import { paths } from '@/lib/contract/paths'
import { nextAuthOptions } from '@/lib/server/auth/next-auth-options'
import { oauthProviderIds } from '@/lib/server/auth/oauth-providers'
import { type PendingLink, pendingLinkCookie } from '@/lib/server/auth/pending-link'
import { invalid, notFound } from '@/lib/server/errors'
import { publicHandler } from '@/lib/server/http/route'

/** What next-auth answers; whatever else stands below its folder is not there. */
function isKnown(method: string, action: string): boolean {
  const byProviders = oauthProviderIds().map((id) => (method === 'POST' ? `signin/${id}` : `callback/${id}`))
  const always = method === 'POST' ? POSTS : GETS
  return always.includes(action) || byProviders.includes(action)
}

const GETS = ['session', 'csrf', 'providers', 'signin', 'signout', 'error']
const POSTS = ['signin/credentials', 'callback/credentials', 'signout', 'session']

/** next-auth's own routes. It reads and answers by itself. */
const handler = publicHandler(async (request, context) => {
  const nextauth = [(await context.params).nextauth ?? []].flat()
  if (!isKnown(request.method, nextauth.join('/'))) throw notFound()
  let pending: PendingLink | undefined
  const options = nextAuthOptions({
    userAgent: request.headers.get('user-agent') ?? '',
    onPending: (link) => {
      pending = link
    },
  })
  const response: Response = await NextAuth(request, { params: { nextauth } }, options).catch(refuse)
  if (pending) response.headers.append('Set-Cookie', await pendingLinkCookie(pending))
  return response.status === 500 ? refuse() : toLoginScreen(response)
})

/** next-auth leads whom it could not let in over addresses of its own. Where they end is the login screen. */
function toLoginScreen(response: Response): Response {
  const location = response.headers.get('location') ?? ''
  const [, query] = /\/api\/auth\/(?:error|signin)\?(.*)$/.exec(location) ?? []
  const error = new URLSearchParams(query).get('error')
  if (error) response.headers.set('location', `${paths.login}?${new URLSearchParams({ error })}`)
  return response
}

/** next-auth takes what it cannot read of a request, such as a `callbackUrl` that is no address, for a fault of its own. */
function refuse(thrown?: unknown): never {
  if (thrown !== undefined && !(thrown instanceof TypeError)) throw thrown
  throw invalid({ callbackUrl: ['Must be an address'] })
}

export { handler as GET, handler as POST }
