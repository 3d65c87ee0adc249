import type { Metadata } from 'next'
import { CustomCoachScreen } from '@/components/custom-coach/custom-coach-screen'
import { requireUser } from '@/lib/server/auth/current-user'
import { currentEngine } from '@/lib/server/coaching/current-engine'
import { scopeOf } from '@/lib/server/connection/connections'
import { serializeUser } from '@/lib/server/users/serialize-user'

export const metadata: Metadata = { title: 'Custom coach' }

export default async function CustomCoachPage() {
  const user = await requireUser()
  const [{ model }, scope] = await Promise.all([currentEngine(user), scopeOf(user)])
  return <CustomCoachScreen user={serializeUser(user)} model={model} canConnect={scope !== null} />
}
