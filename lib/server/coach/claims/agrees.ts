import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'

/** How exactly a value is stated. */
export const hows = ['exactly', 'about', 'atLeast', 'atMost'] as const
export type How = (typeof hows)[number]

/** A value that the record gave. */
export type Found = number | string

const NUMBER = /^[-+]?\d+(?:\.\d+)?$/
/** A day as claims state it. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/
/** A time of the day, or minutes and seconds. */
const CLOCK = /^(\d{1,2}):(\d{2})$/
/** How far a figure or a day may be off that is told as about; a figure that is told finely is off by less. */
const ABOUT = { share: 0.12, fine: 0.015, days: 3 }

/** Whether it is a figure, a day, a month or a time, and no words. */
export function isValue(stated: string): boolean {
  return [NUMBER, MONTH, DAY, CLOCK].some((pattern) => pattern.test(stated))
}

/** Whether two figures are the same as far as one would say so. */
export function isAboutAs(one: number, other: number): boolean {
  return Math.abs(one - other) <= ABOUT.share * Math.max(Math.abs(one), Math.abs(other))
}

/** Whether a stated value is the one that was found, as exactly as it is stated. */
export function agrees(stated: string, found: Found, how: How = 'exactly'): boolean {
  const [, minutes, seconds] = CLOCK.exec(stated) ?? []
  if (minutes && typeof found === 'number') {
    return Math.abs(Number(minutes) + Number(seconds) / 60 - found) <= (how === 'about' ? ABOUT.fine * found : 1 / 120)
  }
  if (NUMBER.test(stated)) return isNumber(found) && agreesInNumber(stated, Number(found), how)
  if (MONTH.test(stated)) return String(found).startsWith(stated)
  if (DAY.test(stated)) return DAY.test(String(found)) && agreesInDay(stated, String(found), how)
  return agreesInWords(stated, String(found))
}

function isNumber(found: Found): boolean {
  return typeof found === 'number' || NUMBER.test(found)
}

/** A figure is rounded or cut where it is stated: 2.44 is told as 2.4, a mean of 3.367 as 3.4 or 3.37. */
function agreesInNumber(stated: string, found: number, how: How): boolean {
  const value = Number(stated)
  const places = stated.split('.')[1]?.length ?? 0
  const step = 10 ** -places
  const off = Math.abs(value - found)
  if (how === 'atLeast') return found >= value - 1e-9
  if (how === 'atMost') return found <= value + 1e-9
  if (off <= step / 2 + 1e-9) return true
  const isCut = places > 0 && Math.abs(Math.trunc(found / step) * step - value) < step / 1000
  const share = places > 0 && stated.replace(/\D|^0\.?/g, '').length > 2 ? ABOUT.fine : ABOUT.share
  return isCut || (how === 'about' && off <= Math.max(share * Math.abs(found), step / 2))
}

function agreesInDay(stated: string, found: string, how: How): boolean {
  const days = daysBetween(stated, found)
  if (how === 'atLeast') return days >= 0
  if (how === 'atMost') return days <= 0
  return Math.abs(days) <= (how === 'about' ? ABOUT.days : 0)
}

/** A name is the one that was found where one of them holds the other, word for word. */
function agreesInWords(stated: string, found: string): boolean {
  const [one, other] = [plainWords(stated), plainWords(found)]
  return one.trim() !== '' && (other.includes(one) || (other.trim() !== '' && one.includes(other)))
}

/** Whether two names mean one: a group is told in the plural, a goal by a part of its title. */
export function isSameName(one: string, other: string): boolean {
  const singular = (text: string) => plainWords(text).replace(/s /g, ' ')
  return agreesInWords(one, other) || agreesInWords(singular(one), singular(other))
}

function plainWords(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
