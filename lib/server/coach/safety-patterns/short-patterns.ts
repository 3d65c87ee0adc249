import 'server-only'
import { mayStandIn } from './needed-letters'

/** No regular expression of the crisis check is longer: what is longer is asked in several. */
const LONGEST = 300
/** How often a source without alternatives of its own is halved. */
const MOST_HALVINGS = 4
/** Letters of a step of a sequence from which on it is parted further. */
const STEP = 280

/** What a text may hold, in words or turns of phrase. */
export type Words = {
  test: (text: string) => boolean
  find: (text: string) => Found | null
  /** The text with the first of them taken out. */
  without: (text: string) => string
  /** The text with something else in the place of each. */
  replaced: (text: string, by: string) => string
}
type Found = { index: number; text: string }

/** Alternatives as one group, for use within a longer source. */
export function oneOf(alternatives: string[]): string {
  return `(?:${alternatives.join('|')})`
}

type Wrap = { before?: string; after?: string; flags?: string }
/** Expressions that follow one another: each is any of a few. */
type Steps = RegExp[][]
/** What is looked for as one. */
type Part = { mayStandIn: (text: string) => boolean; steps: () => Steps }

/**
 * Whatever one of the sources stands for, between `before` and `after`. Each expression is made when a text first holds
 * letters that it needs: hundreds are named when a process starts, and most texts need none of them.
 */
export function anyOf(sources: string[], wrap: Wrap = {}): Words {
  let made: Part[] | undefined
  const likelyIn = (text: string) => {
    made ??= partsOf(sources, wrap)
    return made.filter((part) => part.mayStandIn(text))
  }
  const find = (text: string) => firstOf(likelyIn(text).map(({ steps }) => foundBy(steps(), text)))
  return {
    test: (text) => likelyIn(text).some(({ steps }) => foundBy(steps(), text)),
    find,
    without: (text) => {
      const found = find(text)
      return found ? text.slice(0, found.index) + text.slice(found.index + found.text.length) : text
    },
    replaced: (text, by) => {
      let done = ''
      let rest = text
      for (let found = find(rest); found?.text; found = find(rest)) {
        done += rest.slice(0, found.index) + by
        rest = rest.slice(found.index + found.text.length)
      }
      return done + rest
    },
  }
}

function partsOf(sources: string[], wrap: Wrap): Part[] {
  const { short, long } = packedBy(sources, wrap)
  const part = (source: string, make: () => Steps): Part => {
    let steps: Steps | undefined
    return { mayStandIn: mayStandIn(source), steps: () => (steps ??= make()) }
  }
  return [
    ...short.map((one) => part(one, () => [[expression(one, wrap)]])),
    ...long.map((one) => part(one, () => stepsOf(one, wrap))),
  ]
}

function firstOf(found: (Found | null)[]): Found | null {
  return found.reduce((first, one) => (one && (!first || one.index < first.index) ? one : first), null)
}

/** Where the steps stand one after another. The first is looked for all over the text, each further one where the last ended. */
function foundBy([heads = [], ...rest]: Steps, text: string): Found | null {
  for (const head of heads) {
    if (!rest.length) {
      const found = head.exec(text)
      if (found) return { index: found.index, text: found[0] }
      continue
    }
    for (const found of text.matchAll(head)) {
      const end = endOf(rest, text, found.index + found[0].length)
      if (end !== null) return { index: found.index, text: text.slice(found.index, end) }
    }
  }
  return null
}

function endOf([step, ...rest]: Steps, text: string, from: number): number | null {
  if (!step) return from
  for (const pattern of step) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    const end = found && endOf(rest, text, from + found[0].length)
    if (typeof end === 'number') return end
  }
  return null
}

function stepsOf(source: string, { before = '', after = '', flags = '' }: Wrap): Steps {
  const parts = partedInSequence(source)
  return parts.map((part, at) => {
    const wrap = {
      before: at === 0 ? before : '',
      after: at === parts.length - 1 ? after : '',
      flags: flags + (at === 0 ? 'g' : 'y'),
    }
    const { short, long } = packedBy([part], wrap)
    return [...short, ...long].map((one) => expression(one, wrap))
  })
}

/** The sources as regular expressions, for taking out every place where one of them stands. */
export function compiled(sources: string[], wrap: Wrap = {}): RegExp[] {
  const { short, long } = packedBy(sources, wrap)
  return [...short, ...long].map((one) => expression(one, wrap))
}

function expression(source: string, { before = '', after = '', flags = '' }: Wrap): RegExp {
  return new RegExp(`${before}(?:${source})${after}`, flags)
}

function packedBy(sources: string[], { before = '', after = '' }: Wrap): { short: string[]; long: string[] } {
  const room = LONGEST - before.length - after.length - '(?:)'.length
  const parts = sources.flatMap((one) => shortSources(one, room))
  return {
    short: packed(
      parts.filter((one) => one.length <= room),
      room,
    ),
    long: parts.filter((one) => one.length > room),
  }
}

/** What may stand after the end of a word: a blank, a comma, or words in between. */
const WORD_ENDS = /^(?: |,|\(\?:,?\?? |\(\?=[ [,]|\[\^)/

/** A long source as ones that follow one another, parted where a group ends a word. */
function partedInSequence(source: string): string[] {
  if (source.length <= STEP) return [source]
  const middle = source.length / 2
  const places: number[] = []
  walk(source, (character, at, depth) => {
    if (character === ')' && depth === 0 && WORD_ENDS.test(source.slice(at + 1))) places.push(at + 1)
  })
  const place = places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  if (place === undefined) return [source]
  return [...partedInSequence(`${source.slice(0, place)}(?!\\w)`), ...partedInSequence(source.slice(place))]
}

/**
 * Sources that together stand for what one does: its alternatives in packs no longer than `room`, and a longer one of
 * them parted where its largest groups have alternatives. One that would fall into very many stays whole.
 */
export function shortSources(source: string, room = LONGEST): string[] {
  if (source.length <= room) return [source]
  const alternatives = alternativesOf(source)
  if (alternatives.length > 1)
    return packed(
      alternatives.flatMap((one) => shortSources(one, room)),
      room,
    )
  const parts = parted(source, room, MOST_HALVINGS)
  return parts.every((one) => one.length <= room) ? parts : [source]
}

function parted(source: string, room: number, halvings: number): string[] {
  if (source.length <= room || halvings === 0) return [source]
  const group = groupsOf(source)
    .filter(({ inner }) => alternativesOf(inner).length > 1)
    .sort((one, other) => other.inner.length - one.inner.length)[0]
  if (!group) return [source]
  const within = alternativesOf(group.inner)
  const half = halfOf(within)
  const variants = [within.slice(0, half), within.slice(half)].map((some) => `${group.opening}${some.join('|')})`)
  if (group.isOptional) variants.push('')
  return variants.flatMap((one) =>
    parted(source.slice(0, group.start) + one + source.slice(group.end), room, halvings - 1),
  )
}

/** How many alternatives make up half of the letters of all, at least one and never all. */
function halfOf(alternatives: string[]): number {
  const letters = alternatives.join('').length
  let sum = 0
  const at = alternatives.findIndex((one) => {
    sum += one.length
    return sum * 2 >= letters
  })
  return Math.min(Math.max(at, 1), alternatives.length - 1)
}

function packed(sources: string[], room: number): string[] {
  const packs: string[] = []
  for (const source of sources) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + 1 + source.length <= room) packs[packs.length - 1] = `${last}|${source}`
    else packs.push(source)
  }
  return packs
}

/** Calls back for each character that is no part of a class, an escape or a placeholder, with the depth of groups. */
function walk(source: string, visit: (character: string, at: number, depth: number) => void) {
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? ''
    if (character === '\\') at++
    else if (character === '[') at = closingOf(source, at)
    else {
      if (character === ')') depth--
      visit(character, at, depth)
      if (character === '(') depth++
    }
  }
}

function closingOf(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

function alternativesOf(source: string): string[] {
  const bars: number[] = []
  walk(source, (character, at, depth) => {
    if (character === '|' && depth === 0) bars.push(at)
  })
  return [-1, ...bars].map((bar, index) => source.slice(bar + 1, bars[index] ?? source.length))
}

type Group = { start: number; end: number; opening: string; inner: string; isOptional: boolean }

/** The groups whose alternatives may be parted: neither repeated nor negative. */
function groupsOf(source: string): Group[] {
  const open: number[] = []
  const groups: Group[] = []
  walk(source, (character, at) => {
    if (character === '(') open.push(at)
    if (character !== ')') return
    const start = open.pop() ?? 0
    const opening = /^\((?:\?(?::|=|<=|!|<!))?/.exec(source.slice(start))?.[0] ?? '('
    const quantifier = /^(?:\?|\{0,1\})\??(?!\?)/.exec(source.slice(at + 1))?.[0] ?? ''
    const isRepeated = /^(?:[*+]|\{(?!0,1\}))/.test(source.slice(at + 1))
    if (isRepeated || opening.includes('!') || open.some((outer) => isFixed(source, outer))) return
    const inner = source.slice(start + opening.length, at)
    groups.push({ start, end: at + 1 + quantifier.length, opening, inner, isOptional: quantifier !== '' })
  })
  return groups
}

/** Whether a group that encloses another is negative or repeated, so that what is in it must stay whole. */
function isFixed(source: string, start: number): boolean {
  if (/^\(\?(?:!|<!)/.test(source.slice(start))) return true
  let end = source.length
  walk(source.slice(start), (character, at, depth) => {
    if (character === ')' && depth === 0 && end === source.length) end = start + at
  })
  return /^(?:[*+]|\{(?!0,1\}))/.test(source.slice(end + 1))
}
