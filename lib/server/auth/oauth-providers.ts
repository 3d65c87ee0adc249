import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import GitHubProvider, { type GithubProfile } from 'next-auth/providers/github'
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { type OAuthProviderId, oauthNames } from '@/lib/contract/oauth'
import { env } from '@/lib/server/env'

/** Who someone is by the word of a provider. */
export type ProviderIdentity = { id: string; email: string | null; firstName: string; lastName: string }

const EMAILS_URL = 'https://api.github.com/user/emails'

/** The providers that are set up: those whose client id and secret are both given. */
export function oauthProviderIds(): OAuthProviderId[] {
  const { GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID } = env
  return [...(GOOGLE_CLIENT_ID ? (['google'] as const) : []), ...(GITHUB_CLIENT_ID ? (['github'] as const) : [])]
}

/** As next-auth takes them. Only an email that the provider has verified is ever passed on. */
export function oauthProviders(): NextAuthOptions['providers'] {
  const made = { google: googleProvider, github: gitHubProvider }
  return oauthProviderIds().map((id) => made[id]())
}

function googleProvider(): OAuthConfig<GoogleProfile> {
  return {
    ...GoogleProvider<GoogleProfile>({
      clientId: env.GOOGLE_CLIENT_ID ?? '',
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    }),
    name: oauthNames.google,
    profile: googleIdentity,
  }
}

function gitHubProvider(): OAuthConfig<GithubProfile> {
  const provider = GitHubProvider<GithubProfile>({
    clientId: env.GITHUB_CLIENT_ID ?? '',
    clientSecret: env.GITHUB_CLIENT_SECRET ?? '',
  })
  return {
    ...provider,
    name: oauthNames.github,
    userinfo: {
      url: 'https://api.github.com/user',
      async request({ client, tokens }) {
        const token = tokens.access_token ?? ''
        const profile = await client.userinfo<GithubProfile>(token)
        // What GitHub shows on a profile says nothing of who reads that mailbox.
        const answer = await fetch(EMAILS_URL, { headers: { Authorization: `Bearer ${token}` } })
        return { ...profile, email: answer.ok ? verifiedEmail(await answer.json()) : undefined }
      },
    },
    profile: gitHubIdentity,
  }
}

export function googleIdentity(profile: GoogleProfile): ProviderIdentity {
  const email = profile.email_verified === true ? profile.email : null
  return { id: profile.sub, email, firstName: profile.given_name ?? '', lastName: profile.family_name ?? '' }
}

/** `email` is what `verifiedEmail` found. */
export function gitHubIdentity(profile: GithubProfile): ProviderIdentity {
  const [firstName = '', ...rest] = (profile.name ?? '').trim().split(/\s+/)
  return { id: String(profile.id), email: profile.email ?? null, firstName, lastName: rest.join(' ') }
}

/** The address that GitHub writes to, where the user has shown that it is theirs. */
export function verifiedEmail(emails: unknown): string | undefined {
  if (!Array.isArray(emails)) return undefined
  const primary = emails.find((one) => one?.primary === true && one.verified === true)
  return typeof primary?.email === 'string' ? primary.email : undefined
}
