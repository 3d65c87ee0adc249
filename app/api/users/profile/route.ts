import { profilePatch, user as userSchema } from '@/lib/contract/user'
import { sessionCookie } from '@/lib/server/auth/cookie'
import { etagHeader, Reply } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { serializeUser } from '@/lib/server/users/serialize-user'
import { updateProfile } from '@/lib/server/users/update-profile'

/** Renews the cookie in the same answer, so that the next page load obeys the new onboarding claim. */
export const PATCH = userRoute(
  { body: profilePatch, answer: userSchema, versioned: true },
  async ({ user, body, sessionId, ifMatch }) => {
    const stored = await updateProfile(user, body, ifMatch)
    const cookie = await sessionCookie({ userId: user.id, sessionId, onboarded: stored.onboardingCompleted })
    return new Reply(serializeUser(stored), [etagHeader(stored), ['Set-Cookie', cookie]])
  },
)
