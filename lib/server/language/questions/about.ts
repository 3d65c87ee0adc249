import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { ASKING, LIGHT } from './light-verbs'
import type { Slate } from './slate'

/** A stretch of a question, and which of its tokens say what it is about. */
export type Telling = { slate: Slate; about: ReadonlySet<number> }
/** What a side of a question is about: all words of a string, any string of the list; empty where it names nothing. */
export type About = { any: string[]; isWithout: boolean }

const NOT = wordSet('not without no never')
const SUBJECTS = wordSet('i we you he she it they')
/** With their second word these are other verbs. */
const TWO_WORDS =
  /^(?:(?:work|eat|go|fall|sell|hang) out|(?:wake|get|give|throw|break|make|stay) up|(?:take|show) off|(?:break|calm) down)$/
const MOST_WORDS = 8
/** What is asked by the first word of a line may be written by the others; `=` lines hold both ways. */
const NEAR = `
= ring call phone
= talk speak chat
= ill sick unwell poorly
= film movie
= holiday vacation
= argue quarrel
= jog run
talk ring call phone
speak ring call phone
live move
`
const near = new Map<string, string[]>()
for (const line of NEAR.trim().split('\n')) {
  const words = line.replace('= ', '').split(' ')
  for (const word of line.startsWith('=') ? words : words.slice(0, 1))
    near.set(stemOf(word), [...new Set([...(near.get(stemOf(word)) ?? []), ...words])])
}

/** The stems of the words that people mean by a word beside it. */
export function nearStems(stem: string): string[] {
  return (near.get(stem) ?? []).map(stemOf)
}

/** The words of a stretch that say what it is about, and whether they are what is missing there. */
export function aboutOf({ slate, about }: Telling): About {
  const { tokens, taken, from, to } = slate
  const groups: string[][] = [[]]
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token
    if (token.word === 'or') groups.push([])
    else if (!taken[at] && isTelling(tokens, at, about) && !NOT.has(token.word)) groups.at(-1)?.push(plain(token))
  }
  const strings = groups
    .filter((words) => words.length > 0)
    .flatMap((words) => alternatives(withoutLight(words).slice(0, MOST_WORDS)))
    .filter((words) => /\p{L}|#/u.test(words))
  const isWithout = tokens.slice(from, to).some(({ word }, at) => NOT.has(word) && !isMannered(tokens, from + at))
  return { any: [...new Set(strings)].slice(0, 20), isWithout }
}

/** "Don't I?", "haven't we", "did I or not": asked so, nothing is missing. */
function isMannered(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [at - 1, at, at + 1].map((one) => tokens[one]?.word ?? '')
  return word === 'not' && (before === 'or' || SUBJECTS.has(next ?? ''))
}

/** What was found to tell, and what makes one verb of two words. */
function isTelling(tokens: readonly Token[], at: number, about: ReadonlySet<number>): boolean {
  const { word = '', stem = '' } = tokens[at] ?? {}
  const [before, next] = [tokens[at - 1]?.stem ?? '', tokens[at + 1]?.word ?? '']
  // What hurts is no way to come back.
  if (word === 'back' && /^(?:my|his|her|bad|sore|lower)$/.test(tokens[at - 1]?.word ?? '')) return true
  if (TWO_WORDS.test(`${before} ${word}`) || TWO_WORDS.test(`${stem} ${next}`)) return true
  return about.has(at) && !ASKING.has(stem) && !grammarStems.has(stem)
}

/** What may tell where nothing was found to: no word of grammar, of asking or of doing. */
export function contentOf({ tokens, taken, from, to }: Slate): Set<number> {
  return new Set(
    tokens.flatMap(({ kind, stem, word }, at) => {
      // In "how long" nothing is called long.
      const isLength = word === 'long' && tokens[at - 1]?.word === 'how'
      const isFree = at >= from && at < to && !taken[at] && kind === 'word' && !isLength
      return isFree && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem)) ? at : []
    }),
  )
}

/** Without verbs that tell little beside what they are done to, unless nothing else is said. */
function withoutLight(words: string[]): string[] {
  const isLight = (word: string, at: number) =>
    LIGHT.has(stemOf(word.toLowerCase())) && !TWO_WORDS.test(`${stemOf(word.toLowerCase())} ${words[at + 1]}`)
  const telling = words.filter((word, at) => !isLight(word, at))
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
  const first = stemOf((words[at] ?? '').toLowerCase())
  const others = (near.get(first) ?? []).filter((word) => stemOf(word) !== first)
  return [words, ...others.map((word) => words.with(at, word))].map((one) => one.join(' '))
}
