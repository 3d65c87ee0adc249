import { authAnswer } from '@/lib/contract/auth'
import { limits } from '@/lib/contract/limits'
import { LOOK_LATER, paths } from '@/lib/contract/paths'
import { signIn } from '@/lib/server/auth/sign-in'
import { demoUser } from '@/lib/server/demo/demo-user'
import { env } from '@/lib/server/env'
import { AppError, notFound } from '@/lib/server/errors'
import { passOver } from '@/lib/server/http/read-body'
import { Reply } from '@/lib/server/http/reply'
import { publicRoute } from '@/lib/server/http/route'
import { clientAddress } from '@/lib/server/limits/client-address'
import { consume } from '@/lib/server/limits/rate-limit'

/** Signs in to the demo. The landing page, which has no script, sends a form: it is led on to the dashboard. */
export const POST = publicRoute({ answer: authAnswer }, async ({ request }) => {
  if (env.DEMO === 'off') throw notFound()
  await passOver(request)
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  try {
    await consume('demo', clientAddress(request))
    const userAgent = request.headers.get('user-agent') ?? ''
    const { answer, cookie } = await signIn(await demoUser(), userAgent, limits.session.demo)
    return isForm ? seeOther(paths.dashboard, cookie) : new Reply(answer, [['Set-Cookie', cookie]])
  } catch (error) {
    if (isForm && error instanceof AppError) return seeOther(LOOK_LATER)
    throw error
  }
})

function seeOther(to: string, cookie?: string): Response {
  const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' })
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
