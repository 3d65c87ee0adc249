import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { YearPage } from '@/components/insights/year-page'
import { dateIn } from '@/lib/contract/calendar'
import { requireUser } from '@/lib/server/auth/current-user'
import { yearInLines } from '@/lib/server/insights/year'

export const metadata: Metadata = { title: 'The year' }

type YearProps = { searchParams: Promise<{ year?: string | string[] }> }

/** One of the user's years as a page to keep, the current one unless `?year=` names one that has begun. */
export default async function Year({ searchParams }: YearProps) {
  const [user, { year: asked }] = await Promise.all([requireUser(), searchParams])
  const today = dateIn(user.timeZone, new Date())
  const year = asked === undefined ? today.slice(0, 4) : String(asked)
  if (!/^[1-9]\d{3}$/.test(year) || year > today.slice(0, 4)) notFound()
  const now = { today, timeZone: user.timeZone }
  return <YearPage year={await yearInLines(user, year, today)} name={user.firstName} now={now} />
}
