import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '@/lib/contract/limits'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { endVisit, inVisit, isSaidInVisit, isVisit, noteSaid, readInVisit, saidInVisit } from './visit'

const message = (id: string, text = 'Hello') => ({ id, conversationId: 'talk', message: text }) as MessageRow
const say = (visit: string, ...said: MessageRow[]) => inVisit(visit, () => noteSaid(said, [], []))
const heard = (visit: string) => inVisit(visit, () => saidInVisit('talk').messages.map(({ id }) => id))

afterEach(() => {
  vi.useRealTimers()
  for (const one of ['mine', 'other', ...many]) endVisit(one)
})
const many = Array.from({ length: 130 }, (_, at) => `visit ${at}`)

test('what is said in a visit is known to it alone, and to nobody who is not on one', () => {
  say('mine', message('a'))
  expect([heard('mine'), heard('other'), saidInVisit('talk').messages]).toEqual([['a'], [], []])
  expect([isVisit(), inVisit('mine', isVisit)]).toEqual([false, true])
  noteSaid([message('b')], [], [])
  expect(heard('mine')).toEqual(['a'])
})

test('a read tells what was said, and notes nothing', () => {
  say('mine', message('a'))
  const read = readInVisit('mine', () => {
    noteSaid([message('b')], [], [])
    return [saidInVisit('talk').messages.map(({ id }) => id), isSaidInVisit('a'), isSaidInVisit('b'), isVisit()]
  })
  expect(read).toEqual([['a'], true, false, false])
  expect(isSaidInVisit('a')).toBe(false)
})

test('a visit holds the newest of what was said, and not much of it', () => {
  for (let at = 0; at < 50; at++) say('mine', message(`${at}`))
  expect(heard('mine')).toHaveLength(40)
  expect(heard('mine').at(-1)).toBe('49')
  say('mine', message('long', 'x'.repeat(59_000)), message('longer', 'x'.repeat(2_000)))
  expect(heard('mine')).toEqual(['longer'])
})

test('of many visits the one that was heard last stays, and each ends with its session', () => {
  vi.useFakeTimers()
  say('mine', message('a'))
  for (const one of many.slice(0, 60)) say(one, message('b'))
  say('mine', message('c'))
  for (const one of many.slice(60)) say(one, message('b'))
  expect(heard('mine')).toEqual(['a', 'c'])
  expect(heard(many[0] ?? '')).toEqual([])
  vi.advanceTimersByTime(limits.session.demo + 1)
  expect([heard('mine'), heard(many.at(-1) ?? '')]).toEqual([[], []])
})
