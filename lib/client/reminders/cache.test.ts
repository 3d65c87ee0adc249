import { expect, test } from 'vitest'
import { alertsOf, byHour, openFirst, upcomingOf } from './cache'

function alert(title: string, scheduledFor: string, isDone = false) {
  const once = { repeat: null, repeatFrom: null, missed: 0 }
  return { id: title, title, scheduledFor, isDone, goalId: null, ...once, createdAt: scheduledFor }
}

const day = [
  alert('a', '2026-11-21T08:00:00.000Z', true),
  alert('b', '2026-11-21T09:00:00.000Z'),
  alert('c', '2026-11-21T10:00:00.000Z'),
  alert('d', '2026-11-21T11:00:00.000Z'),
]
const titles = (alerts: { title: string }[]) => alerts.map(({ title }) => title).join('')

test('an alert is of the day it falls on in the user’s zone, and stays after it', () => {
  const late = alert('late', '2026-11-21T23:30:00.000Z')
  expect(titles(alertsOf([late, ...day.toReversed()], { today: '2026-11-21', timeZone: 'Europe/Vienna' }))).toBe('abcd')
  expect(titles(alertsOf([late, ...day], { today: '2026-11-22', timeZone: 'Europe/Vienna' }))).toBe('abcdlate')
})

test('what is open of the seven days after today is to come, soonest first', () => {
  const later = [
    alert('last', '2026-11-28T22:30:00.000Z'),
    alert('beyond', '2026-11-28T23:30:00.000Z'),
    alert('next', '2026-11-21T23:30:00.000Z'),
    alert('done', '2026-11-22T09:00:00.000Z', true),
  ]
  const now = { today: '2026-11-21', timeZone: 'Europe/Vienna' }
  expect(titles(upcomingOf([...later, ...day], now))).toBe('nextlast')
  expect(titles(upcomingOf([...later, ...day], now, new Set(['done'])))).toBe('nextdonelast')
})

test('the whole day stands in the order of its hours, what is done too', () => {
  expect(titles(byHour(openFirst(day, new Set())))).toBe('abcd')
})

test('open ones are shown before done ones; one just ticked keeps its place', () => {
  expect(titles(openFirst(day, new Set()))).toBe('bcda')
  expect(titles(openFirst(day, new Set(['a'])))).toBe('abcd')
})
