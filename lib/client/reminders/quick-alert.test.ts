import { expect, test } from 'vitest'
import { quickAlertOf } from './quick-alert'

const now = new Date('2026-11-23T10:20:00.000Z')
const alert = (line: string, zone = 'UTC') => quickAlertOf(line, now, zone)
const at = (title: string, time: string) => ({ title, scheduledFor: `2026-11-${time}:00.000Z` })

test('a time at the end is read, in the forms that people type', () => {
  expect(alert('Call Priya 17:00')).toEqual(at('Call Priya', '23T17:00'))
  expect(alert('Call Priya at 5pm')).toEqual(at('Call Priya', '23T17:00'))
  expect(alert('Call Priya 5.30 PM')).toEqual(at('Call Priya', '23T17:30'))
  expect(alert('Call Priya at 17')).toEqual(at('Call Priya', '23T17:00'))
  expect(alert('Lunch 12 pm', 'America/New_York')).toEqual(at('Lunch', '23T17:00'))
})

test('a time that is past is told and moved to no other day; tomorrow can be said', () => {
  expect(alert('Stretch 7:15')).toEqual({ passed: '07:15' })
  expect(alert('Stretch 7:15 pm', 'Asia/Tokyo')).toEqual({ passed: '19:15' })
  expect(alert('Stretch tomorrow 7:15')).toEqual(at('Stretch', '24T07:15'))
  expect(alert('Dentist tomorrow at 9am')).toEqual(at('Dentist', '24T09:00'))
  expect(alert('Dentist tomorrow')).toEqual(at('Dentist', '24T09:00'))
})

test('without a time it is the next full hour; a number alone is none', () => {
  expect(alert('Read chapter 12')).toEqual(at('Read chapter 12', '23T11:00'))
  expect(alert('Pay 2.75')).toEqual(at('Pay 2.75', '23T11:00'))
  expect(alert('Meet at 25')).toEqual(at('Meet at 25', '23T11:00'))
})

test('a time that no clock shows is told, and makes no alert at another', () => {
  expect(alert('Call Mum 25:00')).toEqual({ noTime: '25:00' })
  expect(alert('Call Mum at 12:75')).toEqual({ noTime: '12:75' })
  expect(alert('Call Mum tomorrow 13 pm')).toEqual({ noTime: '13 pm' })
  expect(alert('24:00')).toEqual({ noTime: '24:00' })
})

test('at night a line without a time is for the next morning', () => {
  const night = (line: string, at: string) => quickAlertOf(line, new Date(at), 'UTC')
  expect(night('Water the plants', '2026-11-23T02:10:00.000Z')).toEqual(at('Water the plants', '23T09:00'))
  expect(night('Water the plants', '2026-11-23T22:05:00.000Z')).toEqual(at('Water the plants', '24T09:00'))
  expect(night('Water the plants 3:00', '2026-11-23T02:10:00.000Z')).toEqual(at('Water the plants', '23T03:00'))
})

test('a line without a title is none', () => {
  expect(alert('  17:00 ')).toBeNull()
  expect(alert('tomorrow 9am')).toBeNull()
})
