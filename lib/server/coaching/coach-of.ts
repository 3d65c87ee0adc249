import 'server-only'
import { isDemo } from '@/lib/server/auth/is-demo'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { Coach } from '@/lib/server/coach/coach'
import { connectedModel } from '@/lib/server/connection/connected-model'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Whom a coach answers. */
export type Asking = Pick<UserRow, 'id' | 'demoDay'>

/** The coach that answers a user as things stand; for nobody in particular, everyone's. No model pays for visitors. */
export async function coachOf(user: Asking | null): Promise<Coach> {
  if (user && isDemo(user)) return builtInCoach
  return chooseCoach(await connectedModel(user?.id ?? null))
}

/** Whether a model answers the user, and not the built-in coach. */
export async function isModelOf(user: Asking): Promise<boolean> {
  const { source } = await coachOf(user)
  return source.source !== 'built-in'
}
