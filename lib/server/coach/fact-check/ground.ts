import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import { contentStems } from '../reply-check/content-words'
import { numbersSaid } from './numbers-said'

/** So few words stand in any line. */
const FEWEST_WORDS = 2
const DAY = /\d{4}-\d{2}-\d{2}/g
/** Days, refs and words of order, which are told apart from figures. */
const NO_FIGURE = /\d{4}-\d{2}-\d{2}|#\w+|\b(?:one|once|first|second|twice)\b/gi
/** An ellipsis in a quotation is a gap, and so is what stands behind a day: its weekday, its ref, its energy. */
const GAP = /…|\.{3}|\[[^\]]*\]|(?<=\d{4}-\d{2}-\d{2})(?!\d)/
const WEEKDAY_OR_REF =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?=\d{4}-\d{2}-\d{2})|(?<=\d{4}-\d{2}-\d{2}),? (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|#[\da-f]{8}\b/g
const MISSION = /<mission>\n([\s\S]*?)\n<\/mission>/g

/**
 * What a model was told of the record, line by line, to hold its quotations against; what is told of a mission is one
 * line, too. All of it has passed the filter before a model, so that a row that stands here may be seen.
 */
export function linesTold(told: string): string[] {
  const missions = [...told.matchAll(MISSION)].map(([, lines = '']) => lines.replaceAll('\n', ' '))
  return [...told.split('\n'), ...missions].map(plainOf).filter((line) => line !== '')
}

/** Whether no line has all of these words, in any form. */
export function isInNoLine(words: readonly string[], lines: readonly string[]): boolean {
  const stems = words.flatMap(contentStems)
  return lines.every((line) => {
    const own = new Set(contentStems(line))
    return stems.some((stem) => !own.has(stem))
  })
}

/** Whether each quotation stands in one of the lines, word for word; false where there is none. */
export function areTold(ground: readonly string[], lines: readonly string[]): boolean {
  return ground.length > 0 && ground.every((quote) => isTold(quote, lines))
}

export function isTold(quote: string, lines: readonly string[]): boolean {
  const pieces = quote.replace(WEEKDAY_OR_REF, ' ').split(GAP).map(plainOf).filter(Boolean)
  if (pieces.join(' ').split(' ').length < FEWEST_WORDS) return false
  return lines.some((line) => standsIn(` ${line} `, pieces))
}

function standsIn(line: string, pieces: readonly string[]): boolean {
  let from = 0
  return pieces.every((piece) => {
    const at = line.indexOf(` ${piece} `, from)
    from = at + piece.length
    return at >= 0
  })
}

/** A text's words alone: quotation marks, dashes, case, stops and white space may differ; a number keeps its point. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('&lt;', '<')
    .replace(WEEKDAY_OR_REF, ' ')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<=\d)[.,](?=\d)/g, '·')
    .replace(/[^\p{L}\p{N}'·%]+/gu, ' ')
    .trim()
}

/**
 * Whether a figure that is told as what is so was computed: it stands in the ground, is the number of its rows, or
 * follows from two of its figures or days. What a model has counted in its head over rows that it does not quote does
 * not. Figures of the sentence itself are no news; words without a figure state none.
 */
export function isReckoned(so: string, sentence: string, ground: readonly string[]): boolean {
  const own = new Set(figuresOf(sentence))
  const stated = figuresOf(so).filter((one) => !own.has(one) && !isYear(one))
  if (stated.length === 0) return true
  const days = ground.flatMap((quote) => quote.match(DAY) ?? [])
  const figures = ground.flatMap(figuresOf)
  const dayParts = days.flatMap((day) => day.split('-').map(Number))
  const known = [ground.length, ...figures, ...dayParts, ...inPairs(figures), ...betweenDays(days)]
  return stated.some((one) => known.some((other) => isSame(one, other)))
}

function figuresOf(text: string): number[] {
  return numbersSaid(text.replace(NO_FIGURE, ' '))
}

function isYear(value: number): boolean {
  return value >= 1900 && value <= 2100
}

/** More figures than these are no ground of one claim. */
const MOST_FIGURES = 24

function inPairs(figures: readonly number[]): number[] {
  const some = figures.slice(0, MOST_FIGURES)
  const sum = some.reduce((total, one) => total + one, 0)
  const pairs = some.flatMap((one, at) => some.slice(at + 1).map((other) => [one, other] as const))
  return [
    ...[sum, sum / some.length],
    ...pairs.flatMap(([one, other]) => [
      ...[Math.abs(one - other), one + other, one * other],
      ...[one / other, other / one, (100 * one) / other, (100 * other) / one],
    ]),
  ]
}

function betweenDays(days: readonly string[]): number[] {
  const some = days.slice(0, MOST_FIGURES)
  return some
    .flatMap((one, at) => some.slice(at + 1).map((other) => Math.abs(daysBetween(one, other))))
    .flatMap((between) => [between, Math.round(between / 7), Math.floor(between / 7), Math.round(between / 30.4)])
}

/** The same as far as one would say so: 2.44 is told as 2.4. */
function isSame(stated: number, found: number): boolean {
  const places = `${stated}`.split('.')[1]?.length ?? 0
  return Math.abs(stated - found) <= 0.5 * 10 ** -places + 1e-9
}
