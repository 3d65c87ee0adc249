import { NextRequest } from 'next/server'
import type { GithubProfile } from 'next-auth/providers/github'
import type { GoogleProfile } from 'next-auth/providers/google'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createAccount } from './accounts'
import { checkLogin } from './check-login'
import { admit, nextAuthOptions } from './next-auth-options'
import { gitHubIdentity, googleIdentity, oauthProviderIds, verifiedEmail } from './oauth-providers'
import { decideSignIn } from './oauth-sign-in'
import { type PendingLink, pendingLinkCookie, settlePendingLink } from './pending-link'
import { sessionById } from './sessions'

let count = 0
const someEmail = () => `oauth-${count++}@example.com`
const account = (provider = 'google') => ({ provider, type: 'oauth' as const, providerAccountId: `p${count++}` })
const person = (email: string | null) => ({ id: 'x', email, firstName: 'Ada', lastName: 'Byron' })
const options = (onPending: (link: PendingLink) => void = vi.fn()) =>
  nextAuthOptions({ userAgent: 'A browser', onPending })

// Settings are read once, at their first use.
vi.hoisted(() => {
  const ids = { GOOGLE_CLIENT_ID: 'g-id', GITHUB_CLIENT_ID: 'h-id' }
  Object.assign(process.env, { ...ids, GOOGLE_CLIENT_SECRET: 'g-secret', GITHUB_CLIENT_SECRET: 'h-secret' })
})

describe('the providers', () => {
  it('are those whose id and secret are set, beside the password', () => {
    expect(options().providers.map(({ id }) => id)).toEqual(['credentials', 'google', 'github'])
    expect(oauthProviderIds()).toEqual(['google', 'github'])
  })

  it('vouch for an email only where it is verified', () => {
    const google = { sub: '1', email: 'a@example.com', given_name: 'Ada', family_name: 'Byron' } as GoogleProfile
    expect(googleIdentity({ ...google, email_verified: true })).toEqual({ ...person('a@example.com'), id: '1' })
    expect(googleIdentity({ ...google, email_verified: false }).email).toBeNull()
    expect(googleIdentity({ ...google, email_verified: 'true' as unknown as boolean }).email).toBeNull()
    const emails = [
      { email: 'old@example.com', primary: false, verified: true },
      { email: 'new@example.com', primary: true, verified: true },
    ]
    expect(verifiedEmail(emails)).toBe('new@example.com')
    expect(verifiedEmail([{ email: 'x@example.com', primary: true, verified: false }])).toBeUndefined()
    for (const odd of [null, {}, [], [null], { message: 'Bad credentials' }]) expect(verifiedEmail(odd)).toBeUndefined()
    const gitHub = { id: 7, name: 'Ada  King Byron', email: undefined } as unknown as GithubProfile
    expect(gitHubIdentity(gitHub)).toEqual({ id: '7', email: null, firstName: 'Ada', lastName: 'King Byron' })
  })
})

describe('whom a provider lets in', () => {
  it('someone new gets an account without a password, the second time the same one', async () => {
    const [tie, email] = [account(), someEmail()]
    const first = await decideSignIn(tie, person(email.toUpperCase()))
    expect(first.kind).toBe('known')
    const user = await db.user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ passwordHash: null, firstName: 'Ada', lastName: 'Byron', onboardingCompleted: false })
    // Known by the provider's id from now on, whatever becomes of the email.
    expect(await decideSignIn(tie, person(null))).toEqual({ kind: 'known', userId: user.id })
    expect(await checkLogin({ email, password: '' }, 'somewhere')).toBeNull()
  })

  it('another provider with the same verified email is the same person', async () => {
    const email = someEmail()
    const first = await decideSignIn(account('google'), person(email))
    expect(await decideSignIn(account('github'), person(email))).toEqual(first)
  })

  it('two that come at once make one account', async () => {
    const [tie, email] = [account(), someEmail()]
    const both = await Promise.all([1, 2, 3].map(() => decideSignIn(tie, person(email))))
    expect(new Set(both.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await db.account.count({ where: { providerAccountId: tie.providerAccountId } })).toBe(1)
  })

  it('no one without a verified email', async () => {
    expect(await decideSignIn(account(), person(null))).toEqual({ kind: 'refused' })
    expect(await decideSignIn(account(), person('not an email'))).toEqual({ kind: 'refused' })
    expect(await admit(account(), person(null), vi.fn())).toBe('/login?error=NoVerifiedEmail')
  })

  it('not into an account with a password, until that password is given in the same browser', async () => {
    const [tie, email] = [account(), someEmail()]
    const { user: owner } = await createAccount({ email, password: 'correct horse' })
    let pending: PendingLink | undefined
    const note = (link: PendingLink) => {
      pending = link
    }
    expect(await admit(tie, person(email), note)).toBe('/login?error=OAuthAccountNotLinked')
    expect(await db.account.count({ where: { userId: owner.id } })).toBe(0)
    const cookie = (await pendingLinkCookie(pending as PendingLink)).split(';')[0] ?? ''
    const login = (value: string) => new NextRequest('http://localhost/', { headers: { Cookie: value } })

    // Someone else's login in that browser ties nothing, nor does a forged cookie.
    const { user: other } = await createAccount({ email: someEmail(), password: 'correct horse' })
    await settlePendingLink(login(cookie), other)
    await settlePendingLink(login(`${cookie}x`), owner)
    expect(await settlePendingLink(login(''), owner)).toEqual([])
    expect(await admit(tie, person(email), note)).not.toBe(true)

    expect(await settlePendingLink(login(cookie), owner)).toEqual([['Set-Cookie', expect.stringMatching(/Max-Age=0/)]])
    expect(await admit(tie, person(email), note)).toBe(true)
    expect(await decideSignIn(tie, person('changed@example.com'))).toEqual({ kind: 'known', userId: owner.id })
  })
})

it('a sign-in with a provider opens a session row like any other', async () => {
  const [tie, email] = [account(), someEmail()]
  const { callbacks } = options()
  const user = { id: 'of the provider', email }
  const given = { token: {}, user, account: tie } as unknown as Parameters<NonNullable<typeof callbacks>['jwt'] & {}>[0]
  expect(await callbacks?.signIn?.({ user, account: tie } as never)).toBe(true)
  const token = await callbacks?.jwt?.(given)
  const opened = await sessionById(String(token?.sid))
  expect(opened?.user.email).toBe(email)
  expect(token).toEqual({ sub: opened?.user.id, sid: token?.sid, onboarded: false })
  expect(await db.session.findFirst({ where: { id: String(token?.sid) } })).toMatchObject({ userAgent: 'A browser' })
})
