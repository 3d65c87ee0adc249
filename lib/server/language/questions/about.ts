import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { ASKING, isSecond, LIGHT } from './light-verbs'
import { partOf, type Slate } from './slate'

/** A stretch of a question, and which of its tokens say what it is about. */
export type Telling = { slate: Slate; about: ReadonlySet<number> }
/** What a side of a question is about: all words of a string, any string of the list; empty where it names nothing. */
export type About = { any: string[]; isWithout: boolean }

const NOT = wordSet('not without no never')
const MOST_WORDS = 8
/** Words for the same: what is asked by one of a line may be written by the others. */
const SAME = `
ring call phone
talk speak chat
ill sick unwell poorly
film movie
holiday vacation
argue quarrel
jog run
`
/** What is asked by the first word of a line may be written by the others, and not the other way round. */
const WIDER = `
talk ring call phone
speak ring call phone
live move
`
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
const near = new Map<string, string[]>()
for (const line of linesOf(SAME)) for (const word of line) near.set(stemOf(word), line)
for (const [word = '', ...others] of linesOf(WIDER))
  near.set(stemOf(word), [...(near.get(stemOf(word)) ?? [word]), ...others])

/** The stems of the words that people mean by a word beside it. */
export function nearStems(stem: string): string[] {
  return (near.get(stem) ?? []).map(stemOf)
}

/** The words of a stretch that say what it is about, and whether they are what is missing there. */
export function aboutOf(telling: Telling): About {
  const { slate } = telling
  const { tokens, taken, from, to } = slate
  const groups: string[][] = [[]]
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token
    if (token.word === 'or') groups.push([])
    else if (!taken[at] && isTelling(telling, at) && !NOT.has(token.word)) groups.at(-1)?.push(plain(token))
  }
  const strings = groups
    .filter((words) => words.length > 0)
    .flatMap((words) => alternatives(withoutLight(words).slice(0, MOST_WORDS)))
    .filter((words) => /\p{L}|#/u.test(words))
  const isWithout = tokens.slice(from, to).some((_, at) => isMissing(tokens, from + at))
  return { any: [...new Set(strings)].slice(0, 20), isWithout }
}

/** "Don't I?", "haven't we": asked so, nothing is missing. */
function isMissing(tokens: readonly Token[], at: number): boolean {
  return NOT.has(tokens[at]?.word ?? '') && !(tokens[at]?.word === 'not' && SUBJECTS.has(tokens[at + 1]?.word ?? ''))
}
const SUBJECTS = wordSet('i we you he she it they')
const OWNERS = wordSet('my his her bad sore lower')

/** What was found to tell, and what makes one verb of two words. */
function isTelling({ slate: { tokens }, about }: Telling, at: number): boolean {
  const { word = '', stem = '' } = tokens[at] ?? {}
  // What hurts is no way to come back.
  if (word === 'back' && OWNERS.has(tokens[at - 1]?.word ?? '')) return true
  if (isSecond(word, tokens[at - 1]?.stem) || isSecond(tokens[at + 1]?.word ?? '', stem)) return true
  return about.has(at) && !ASKING.has(stem) && !grammarStems.has(stem)
}

/**
 * The words of a whole question: what stands before "without" and "not" is there, what comes after is missing.
 */
export function aboutQuery(telling: Telling): Pick<RecordQueryInput, 'about' | 'without'> {
  const { slate, about } = telling
  const at = slate.tokens.findLastIndex(
    (_, place) => place > slate.from && place < slate.to && isMissing(slate.tokens, place),
  )
  const [before, after] = [partOf(slate, slate.from, at), partOf(slate, at + 1, slate.to)].map((part) =>
    aboutOf({ slate: part, about }),
  )
  if (at > 0 && before?.any.length && after?.any.length)
    return { ...aboutPart({ ...before, isWithout: false }), ...aboutPart({ ...after, isWithout: true }) }
  return aboutPart(aboutOf(telling))
}

/** What may tell where nothing was found to: no word of grammar, of asking or of doing. */
export function contentOf({ tokens, taken, from, to }: Slate): Set<number> {
  return new Set(
    tokens.flatMap(({ kind, stem }, at) => {
      const isFree = at >= from && at < to && !taken[at] && kind === 'word'
      return isFree && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem)) ? at : []
    }),
  )
}

/** Without verbs that tell little beside what they are done to, unless nothing else is said. */
function withoutLight(words: string[]): string[] {
  const isPaired = (at: number) => isSecond(words[at + 1] ?? '', stemOf((words[at] ?? '').toLowerCase()))
  const telling = words.filter((word, at) => !LIGHT.has(stemOf(word.toLowerCase())) || isPaired(at))
  return telling.length > 0 ? telling : words
}

/** The words of a stretch as the part of a query. */
export function aboutPart({ any, isWithout }: About): Pick<RecordQueryInput, 'about' | 'without'> {
  const words = any.length > 1 ? any : any[0]
  if (words === undefined) return {}
  return isWithout ? { without: words } : { about: words }
}

/** As it was typed, names by their capital, without an owner's ending; what was misspelt as it is meant. */
function plain({ raw, word }: Token): string {
  const typed = raw.replace(/['’]s?$/, '')
  return typed.toLowerCase() === word || !/^[a-z]+$/.test(word) || raw.includes("'") ? typed : word
}

/** The words, and the same with the first of them that has one put by another that people mean by it. */
function alternatives(words: string[]): string[] {
  const at = words.findIndex((word) => near.has(stemOf(word.toLowerCase())))
  const others = at < 0 ? undefined : near.get(stemOf((words[at] as string).toLowerCase()))
  if (!others) return [words.join(' ')]
  const first = words[at] as string
  const rest = others.filter((word) => stemOf(word) !== stemOf(first.toLowerCase()))
  return [first, ...rest].map((word) => words.with(at, word).join(' '))
}
