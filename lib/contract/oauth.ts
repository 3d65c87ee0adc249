/** The providers that one can sign in with, as they call themselves. */
export const oauthNames = { google: 'Google', github: 'GitHub' } as const
export type OAuthProviderId = keyof typeof oauthNames

/** The login screen's `error` where the email has an account with a password, which must be given once. */
export const LINK_FIRST = 'OAuthAccountNotLinked'
/** The same where the provider vouches for no email. */
export const NO_VERIFIED_EMAIL = 'NoVerifiedEmail'
