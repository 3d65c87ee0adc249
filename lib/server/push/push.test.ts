import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newGoal } from '@/lib/contract/goal'
import { newValue } from '@/lib/contract/measure'
import { clientMessages } from '@/lib/contract/messages/clients'
import { type PushKind, usualPush } from '@/lib/contract/push-kinds'
import { db } from '@/lib/server/db/client'
import { startExperiment } from '@/lib/server/experiments/experiments'
import { createGoal } from '@/lib/server/goals/create-goal'
import { createValue } from '@/lib/server/goals/measure/values'
import { createPlan, notePlanDay } from '@/lib/server/plans/plans'
import { createReminder, updateReminder } from '@/lib/server/reminders/reminders'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { updateProfile } from '@/lib/server/users/update-profile'
import { newUser } from '@/tests/support/counted-goal'
import { deliver } from './deliver'
import { planCoach } from './plan-coach'
import { pushRound } from './scheduler'
import { sendDue } from './send-due'
import { mutedByNeglect, pushSettingsOf } from './settings'

vi.mock('./deliver', () => ({ deliver: vi.fn(async () => 'taken') }))

const MINUTE = 60_000
const DAY = 86_400_000
let browsers = 0

beforeEach(async () => {
  vi.mocked(deliver).mockReset().mockResolvedValue('taken')
  await db.user.deleteMany()
})

/** Somebody with a phone, whose quiet hours are off unless they are asked for. */
async function phoneOf(timeZone = 'UTC', quiet: { from: string; to: string } | null = null) {
  const { id } = await newUser(timeZone)
  const session = { id: `s${browsers}`, userId: id, tokenHash: `s${browsers}`, expiresAt: new Date('2100-01-01') }
  await db.session.create({ data: session })
  const keys = { endpoint: 'https://push.example.net/x', endpointHash: `e${browsers++}`, p256dh: '', auth: '' }
  await db.pushSubscription.create({ data: { userId: id, sessionId: session.id, ...keys } })
  const push = { ...usualPush, quiet, since: new Date(0).toISOString(), muted: [] }
  return db.user.update({ where: { id }, data: { push }, omit: { passwordHash: true } })
}

const told = () =>
  vi.mocked(deliver).mock.calls.map(([, { payload }]) => ('withdraw' in payload ? 'withdrawn' : payload.title))
const bodies = () => vi.mocked(deliver).mock.calls.map(([, { payload }]) => ('body' in payload ? payload.body : ''))
const alert = (user: UserRow, title: string, at: Date, goalId?: string) =>
  createReminder(user, { title, scheduledFor: at.toISOString(), goalId } as Parameters<typeof createReminder>[1])
const again = (user: UserRow) => db.user.findUniqueOrThrow({ where: { id: user.id }, omit: { passwordHash: true } })

test('an alert is told at its time, not before, and not again; one that is done by then never', async () => {
  const user = await phoneOf()
  const now = new Date()
  await alert(user, 'In time', new Date(now.getTime() + 5 * MINUTE))
  const done = await alert(user, 'Done', new Date(now.getTime() + 5 * MINUTE))
  await pushRound(now)
  expect(told()).toEqual([])
  await updateReminder(user, done.id, { isDone: true })
  for (const minutes of [6, 7, 8]) await pushRound(new Date(now.getTime() + minutes * MINUTE))
  expect(told()).toEqual(['In time'])
})

test('of two instances at once one sends; a lease of one that died is anyone’s a minute later', async () => {
  const user = await phoneOf()
  const now = new Date()
  await alert(user, 'Once', now)
  await pushRound(new Date(now.getTime() - DAY))
  await Promise.all([pushRound(now), pushRound(now), sendDue(now), sendDue(now)])
  expect(told()).toEqual(['Once'])
  await alert(user, 'Died with its server', now)
  vi.mocked(deliver).mockResolvedValueOnce('failed')
  await pushRound(now)
  await pushRound(new Date(now.getTime() + MINUTE / 2))
  expect(told()).toHaveLength(2)
  await pushRound(new Date(now.getTime() + 2 * MINUTE))
  await pushRound(new Date(now.getTime() + 4 * MINUTE))
  expect(told()).toEqual(['Once', 'Died with its server', 'Died with its server'])
})

test('a clock that ran ahead and was set back silences no alert, nor does a lease of that time', async () => {
  const user = await phoneOf()
  const now = new Date()
  const ahead = new Date(now.getTime() + 2 * DAY)
  await alert(user, 'Tomorrow', new Date(ahead.getTime() - 60 * MINUTE))
  await pushRound(ahead)
  expect(told()).toEqual(['Tomorrow'])
  vi.mocked(deliver).mockResolvedValueOnce('failed')
  await alert(user, 'Taken ahead', now)
  await db.pushMessage.updateMany({ data: { dueAt: now } })
  await db.pushMessage.updateMany({ where: { userId: user.id }, data: { status: 'waiting', leasedUntil: ahead } })
  await db.reminder.updateMany({ where: { title: 'Tomorrow' }, data: { isDone: true } })
  await pushRound(now)
  await pushRound(new Date(now.getTime() + 2 * MINUTE))
  expect(told()).toContain('Taken ahead')
})

test('an alert sent while the clock ran ahead is sent again at its time', async () => {
  const user = await phoneOf()
  const now = new Date()
  const due = new Date(now.getTime() + DAY)
  await alert(user, 'At noon', due)
  await pushRound(new Date(now.getTime() + 3 * DAY - DAY * 2 + 60 * MINUTE))
  await pushRound(now)
  await pushRound(due)
  expect(told().filter((title) => title === 'At noon')).toHaveLength(2)
})

test('in the quiet hours nothing comes; after them what is still open does', async () => {
  const user = await phoneOf('Europe/Vienna', { from: '22:00', to: '07:00' })
  const night = new Date('2040-03-10T22:30:00Z')
  await alert(user, 'Early', night)
  const done = await alert(user, 'Done at night', night)
  await pushRound(night)
  await updateReminder(user, done.id, { isDone: true })
  await pushRound(new Date('2040-03-11T05:59:00Z'))
  expect(told()).toEqual([])
  await pushRound(new Date('2040-03-11T06:01:00Z'))
  expect(told()).toEqual(['Early'])
})

test('what was sent is withdrawn once it is done elsewhere, once', async () => {
  const user = await phoneOf()
  const now = new Date()
  const { id } = await alert(user, 'Ring', now)
  await pushRound(now)
  await updateReminder(user, id, { isDone: true })
  for (const minutes of [1, 2]) await pushRound(new Date(now.getTime() + minutes * MINUTE))
  expect(told()).toEqual(['Ring', 'withdrawn'])
})

test('a title in words of crisis, and one of a goal that is never sent, stay in the app', async () => {
  const user = await phoneOf()
  const now = new Date()
  const { id } = await createGoal(user, newGoal.parse({ title: 'Secret', domain: 'health', neverSend: true }))
  await alert(user, 'Secret pills', now, id)
  await alert(user, 'I want to kill myself tonight', now)
  await pushRound(now)
  expect(told()).toEqual([clientMessages.push.alert, clientMessages.push.alert])
  expect(bodies()).toEqual([clientMessages.push.inApp, clientMessages.push.inApp])
})

test('a kind of which five were left lying mutes itself; choosing it again forgives', async () => {
  let user = await phoneOf()
  const start = Date.now()
  for (let day = 0; day < 7; day++) {
    await alert(user, `Day ${day}`, new Date(start + day * DAY))
    await pushRound(new Date(start + day * DAY))
  }
  expect(told()).toEqual(['Day 0', 'Day 1', 'Day 2', 'Day 3', 'Day 4'])
  user = await again(user)
  expect([pushSettingsOf(user).alerts, mutedByNeglect(user)]).toEqual([false, ['alerts']])
  vi.useFakeTimers({ toFake: ['Date'], now: start + 8 * DAY })
  user = await updateProfile(user, { push: { ...pushSettingsOf(user), alerts: true } }, null)
  vi.useRealTimers()
  expect(mutedByNeglect(user)).toEqual([])
  await alert(user, 'Again', new Date(start + 9 * DAY))
  await pushRound(new Date(start + 9 * DAY))
  expect(told().at(-1)).toBe('Again')
})

test('what is done in the app before its message is opened was not left lying', async () => {
  let user = await phoneOf()
  const start = Date.now()
  for (let day = 0; day < 7; day++) {
    const now = new Date(start + day * DAY)
    const { id } = await alert(user, `Day ${day}`, now)
    await pushRound(now)
    await updateReminder(user, id, { isDone: true })
    await pushRound(new Date(now.getTime() + MINUTE))
  }
  user = await again(user)
  expect([told().filter((title) => title.startsWith('Day')).length, mutedByNeglect(user)]).toEqual([7, []])
})

describe('the coach speaks first', () => {
  const goalOf = (user: UserRow, title: string, more = {}) =>
    createGoal(user, newGoal.parse({ title, domain: 'health', ...more }))
  const planOf = async (user: UserRow, cue: string, startsOn: string) => {
    const goal = await goalOf(user, `Goal of ${cue}`)
    return createPlan(user, { goalId: goal.id, cue, action: 'run', startsOn } as Parameters<typeof createPlan>[1])
  }

  test('at most once a day and three times in seven days', async () => {
    const user = await phoneOf()
    const start = new Date('2040-01-02T12:00:00Z')
    for (let day = 0; day < 8; day++) {
      const date = new Date(start.getTime() + day * DAY).toISOString().slice(0, 10)
      await planOf(user, `after coffee ${day}`, date)
      await planOf(user, `after tea ${day}`, date)
    }
    for (let day = 0; day < 8; day++) {
      const now = new Date(start.getTime() + day * DAY)
      await planCoach(user, now)
      await Promise.all([planCoach(user, now), planCoach(user, now)])
      await pushRound(now)
    }
    // The eighth day is the first after which the first of them is a week old.
    expect(told()).toHaveLength(4)
    expect(bodies()[0]).toBe(clientMessages.push.plan('after coffee 0', 'run'))
  })

  test('of a plan whose cue was missed, not of one that holds, nor before the morning', async () => {
    const user = await phoneOf('America/New_York')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-05T12:00:00Z') })
    const missed = await planOf(user, 'after lunch', '2040-01-01')
    const held = await planOf(user, 'after dinner', '2040-01-01')
    await notePlanDay(user, missed.id, { date: '2040-01-04', outcome: 'notDone' })
    await notePlanDay(user, held.id, { date: '2040-01-04', outcome: 'held' })
    vi.useRealTimers()
    await planCoach(user, new Date('2040-01-05T12:30:00Z'))
    await pushRound(new Date('2040-01-05T12:30:00Z'))
    expect(told()).toEqual([])
    await planCoach(user, new Date('2040-01-05T13:10:00Z'))
    await pushRound(new Date('2040-01-05T13:10:00Z'))
    expect(told()).toEqual(['Goal of after lunch'])
  })

  test('when a rhythm would be missed a second time, on its last day alone', async () => {
    const user = await phoneOf()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-02T12:00:00Z') })
    const goal = await goalOf(user, 'Go to the gym', { measure: { kind: 'rhythm', per: 'week', times: 1 } })
    await goalOf(user, 'Hidden', { neverSend: true, measure: { kind: 'rhythm', per: 'week', times: 1 } })
    await createValue(user, goal.id, newValue.parse({ value: 1 }))
    vi.useRealTimers()
    const evening = (date: string) => new Date(`${date}T18:00:00Z`)
    for (const date of ['2040-01-15', '2040-01-20', '2040-01-22']) {
      await planCoach(user, evening(date))
      await pushRound(evening(date))
    }
    expect(told()).toEqual(['Go to the gym'])
    expect(bodies()).toEqual([clientMessages.push.slip])
  })

  test('when a verdict is ready, once; a muted kind says nothing', async () => {
    const user = await phoneOf()
    const { id } = await startExperiment(user, { action: 'Swim', outcome: 'energy', days: 14 })
    await db.experiment.update({ where: { id }, data: { startsOn: '2040-01-01', endsOn: '2040-01-14' } })
    const mute = async (kind: PushKind, isOn: boolean) =>
      updateProfile(await again(user), { push: { ...pushSettingsOf(user), quiet: null, [kind]: isOn } }, null)
    const now = new Date('2040-01-15T12:00:00Z')
    await planCoach(await mute('verdicts', false), now)
    await pushRound(now)
    expect(told()).toEqual([])
    for (const hours of [1, 2, 30]) {
      const later = new Date(now.getTime() + hours * 60 * MINUTE)
      await planCoach(await mute('verdicts', true), later)
      await pushRound(later)
    }
    expect(told()).toEqual([clientMessages.push.verdict])
  })
})
