import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import { contentStems } from '../reply-check/content-words'
import { isSameLabel, labelsIn } from '../reply-check/labels'

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
/** How far a value may be off that is told as about; a figure that is told finely is off by less. */
const ABOUT = { share: 0.12, fine: 0.015, days: 3, minutes: 15 }
/** Means that differ by less are told as the same. */
const SAME = 0.05

/** Whether it is a figure, a day, a month or a time, and no words. */
export function isValue(stated: string): boolean {
  return [NUMBER, MONTH, DAY, CLOCK].some((pattern) => pattern.test(stated))
}

/** Whether two figures are the same as far as one would say so. */
export function isSameFigure(one: number, other: number, how?: How): boolean {
  const share = how === 'about' ? ABOUT.share * Math.max(Math.abs(one), Math.abs(other)) : 0
  return Math.abs(one - other) <= Math.max(share, SAME)
}

/** Whether a stated value is the one that was found, as exactly as it is stated. */
export function agrees(stated: string, found: Found, how: How = 'exactly'): boolean {
  const clock = inMinutes(stated)
  if (clock !== null && typeof found === 'number') {
    return Math.abs(clock / 60 - found) <= (how === 'about' ? ABOUT.fine * found : 1 / 120)
  }
  const other = typeof found === 'string' ? inMinutes(found) : null
  if (clock !== null && other !== null) return Math.abs(clock - other) <= (how === 'about' ? ABOUT.minutes : 0)
  if (NUMBER.test(stated)) return isNumber(found) && agreesInNumber(stated, Number(found), how)
  if (MONTH.test(stated)) return String(found).startsWith(stated)
  if (DAY.test(stated)) return DAY.test(String(found)) && agreesInDay(stated, String(found), how)
  return agreesInWords(stated, String(found))
}

/** A time of the day in its minutes, or minutes and seconds in seconds. */
function inMinutes(text: string): number | null {
  const [, one, rest] = CLOCK.exec(text) ?? []
  return one === undefined ? null : 60 * Number(one) + Number(rest)
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
  return (
    one.trim() !== '' && (other.includes(one) || (other.trim() !== '' && one.includes(other)) || isSameSpan(one, other))
  )
}

/** A weekday, a month or a season, whatever language it is named in. */
function isSameSpan(one: string, other: string): boolean {
  const [[own, more], [found, others]] = [labelsIn(one), labelsIn(other)]
  return own !== undefined && found !== undefined && !more && !others && isSameLabel(own, found)
}

/** Whether two names mean one: a group is told in the plural, a goal by some words of its title. */
export function isSameName(one: string, other: string): boolean {
  const [own, found] = [contentStems(one), contentStems(other)]
  const isPart = (some: string[], all: string[]) => some.length > 0 && some.every((stem) => all.includes(stem))
  return isPart(own, found) || isPart(found, own) || agreesInWords(one, other)
}

/** Whether it names a group of rows by itself, whichever there are. */
export function isSpan(name: string): boolean {
  return MONTH.test(name) || DAY.test(name) || labelsIn(name).length === 1
}

function plainWords(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
