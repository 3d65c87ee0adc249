import { describe, expect, it } from 'vitest'
import { accountDocument } from '@/lib/contract/account-document'
import { weekdayOf } from '@/lib/contract/calendar'
import { readCare } from '@/lib/server/coach/safety'
import { buildDemoAccount } from './demo-account'

const moments = [
  { now: new Date('2026-11-21T10:30:00Z'), timeZone: 'Europe/Dublin' },
  { now: new Date('2027-03-28T00:04:00Z'), timeZone: 'Europe/Vienna' },
  { now: new Date('2028-02-29T23:58:00Z'), timeZone: 'America/Los_Angeles' },
  { now: new Date('2027-07-04T12:00:00Z'), timeZone: 'Pacific/Kiritimati' },
]

describe.each(moments)('the demo account of $now in $timeZone', ({ now, timeZone }) => {
  const account = buildDemoAccount({ now, timeZone })
  const dayOf = (at: Date | string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))
  const today = dayOf(now)
  const messages = account.conversations.flatMap((conversation) => conversation.messages)

  it('is an account document, and the same each time', () => {
    expect(accountDocument.parse(account)).toEqual(account)
    expect(buildDemoAccount({ now, timeZone })).toEqual(account)
  })

  it('is a year of log up to today, with no two entries alike', () => {
    expect(account.journal.length).toBeGreaterThanOrEqual(240)
    expect(account.journal.length).toBeLessThanOrEqual(300)
    expect(account.journal.at(-1)?.date).toBe(today)
    expect(new Set(account.journal.map((entry) => entry.date)).size).toBe(account.journal.length)
    expect(new Set(account.journal.map((entry) => entry.notes)).size).toBe(account.journal.length)
    expect(new Set(account.journal.map((entry) => entry.mood))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('has twelve missions in every state', () => {
    const ongoing = account.goals.filter((goal) => !goal.isCompleted)
    expect(account.goals).toHaveLength(12)
    expect(ongoing).toHaveLength(9)
    expect(ongoing.some((goal) => goal.targetDate === null)).toBe(true)
    expect(ongoing.some((goal) => goal.targetDate !== null && goal.targetDate < today)).toBe(true)
    expect(ongoing.some((goal) => goal.progress === 0)).toBe(true)
    expect(ongoing.some((goal) => (goal.progress ?? 0) > 90)).toBe(true)
    const completed = account.goals.flatMap((goal) => goal.completedAt ?? [])
    expect(completed.filter((at) => dayOf(at) === today)).toHaveLength(1)
    expect(new Set(account.goals.map((goal) => goal.domain)).size).toBe(4)
  })

  it('has ledgers that replay to each mission’s progress', () => {
    for (const { title, progress, createdAt, history } of account.goals) {
      let at = createdAt
      let standing = 0
      for (const event of history) {
        expect(event.oldProgress, title).toBe(standing)
        expect(event.at >= at, `${title}: ${event.at} after ${at}`).toBe(true)
        standing = event.newProgress
        at = event.at
      }
      expect(standing, title).toBe(progress)
    }
  })

  it('gives reasons whose sums follow', () => {
    const told = account.goals.flatMap(({ history, milestones }) =>
      history.flatMap(({ at, newProgress, reasoning }) => {
        const [, part, whole, what] = /(\d+) of (\d+) (\w+)[^%]*%/.exec(reasoning) ?? []
        if (!part || !whole) return []
        // Of milestones as many as are ticked by then.
        const done = milestones.filter(({ completedAt }) => completedAt && completedAt <= at).length
        const counted = what === 'milestones' ? done : Number(part)
        return [[reasoning, [Number(part), newProgress], [counted, Math.round((100 * Number(part)) / Number(whole))]]]
      }),
    )
    expect(told.length).toBeGreaterThan(25)
    for (const [reasoning, said, right] of told) expect(said, String(reasoning)).toEqual(right)
    const events = account.goals.flatMap(({ history }) => history)
    for (const { reasoning, newProgress } of events) {
      const [, figure] = /(\d+)%\.$/.exec(reasoning) ?? []
      if (figure) expect(Number(figure), reasoning).toBe(newProgress)
    }
  })

  it('has five conversations, one current and one archived, whose messages follow one another', () => {
    expect(account.conversations).toHaveLength(5)
    expect(account.conversations.filter((one) => one.isActive)).toHaveLength(1)
    expect(account.conversations.filter((one) => one.archivedAt)).toHaveLength(1)
    for (const { title, messages: said } of account.conversations) {
      expect(said.length, title).toBeGreaterThanOrEqual(6)
      expect(said.length, title).toBeLessThanOrEqual(20)
      const times = said.map((message) => message.createdAt)
      expect(times, title).toEqual(times.toSorted())
    }
  })

  it('calls Mam on a Sunday that is still to come', () => {
    const call = account.reminders.find(({ title }) => title === 'Call Mam')
    const day = dayOf(call?.scheduledFor ?? '')
    expect([weekdayOf(day), day > today]).toEqual([7, true])
  })

  it('holds nothing that lies ahead but reminders, and no id twice', () => {
    const rows = [...account.goals, ...account.journal, ...messages, ...account.conversations, ...account.memories]
    for (const row of rows) expect(row.createdAt <= account.exportedAt, row.id).toBe(true)
    const events = account.goals.flatMap((goal) => goal.history)
    for (const event of events) expect(event.at <= account.exportedAt, event.reasoning).toBe(true)
    const ids = [...rows, ...events, ...account.reminders, ...account.goals.flatMap((goal) => goal.responses)]
    expect(new Set(ids.map((row) => row.id)).size).toBe(ids.length)
  })
})

it('no text of a demo account holds words of crisis', () => {
  const { journal, conversations } = buildDemoAccount(moments[0] as (typeof moments)[number])
  const said = conversations.flatMap(({ messages }) => messages.map(({ message }) => message))
  expect([...journal.map(({ notes }) => notes), ...said].filter((text) => readCare(text).level)).toEqual([])
})
