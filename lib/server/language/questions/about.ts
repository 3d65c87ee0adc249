import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { partOf, type Slate } from './slate'

/** What a side of a question is about: all words of a string, any string of the list; empty where it names nothing. */
export type About = { any: string[]; isWithout: boolean }

const stems = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf))

/** Words of asking, of time and of writing: they are in no answer. */
const ASKING = stems(`
  time times day days date dates week weeks month months year years season seasons weekday period moment while ago
  entry entries note notes noted journal diary record records recorded log logged thing things stuff anything everything
  something nothing word words topic subject say said write wrote written writing mention mentioned mentioning tell told
  ask asked talked happen happened occur remember know find found look show list search give count compare difference
  many much often long far frequently regularly really actually exactly please ever yet already currently lately recently
  these sometimes usually normally generally typically average total altogether separate different single whole entire
  maybe perhaps possibly thing way kind sort lot bit regard concerning like am are is was were be been being become
  can could would should may might must shall will let us go going gone went come came start started begin began like
  versus compared compare against rest otherwise else whenever exact most least least more less fewer better worse
  happier any some one ones there here together around approximately roughly about regarding side case mean tend
  i you he she it we they me him her them my your his its our their mine yours ours theirs myself am so too
  overall all hello thanks thank hi hey coach app apogee once twice upcoming please tell can you far furthest name names near dear again thoughts news rank sort
`)
/** Verbs that tell little beside what they are done to. */
const LIGHT = stems(`
  go have do make take get see meet visit play watch eat drink use attend spend try keep feel be enjoy practise practice
  hang spot encounter bump class session lesson appointment visit rehearsal game match glass cup bottle pint round trip
`)
const NOT = new Set('not without no never'.split(' '))
/** Verbs that are another one with their second word. */
const WITH_SECOND: Record<string, string> = {
  out: 'work eat go fall sell hang',
  up: 'wake get give throw break make stay',
  off: 'take show',
  down: 'break calm',
}
const seconds = new Map(Object.entries(WITH_SECOND).map(([second, verbs]) => [second, stems(verbs)]))
/** What is asked by the first word of a line may be written by the others. */
const NEAR = `
ring call phone
call ring phone
phone ring call
talk speak chat ring call phone
speak talk chat ring call phone
chat talk speak
live move
ill sick unwell poorly
sick ill unwell poorly
unwell ill sick poorly
film movie
movie film
holiday vacation
vacation holiday
argue quarrel
quarrel argue
jog run
run jog
`
const near = new Map(
  NEAR.trim()
    .split('\n')
    .map((line) => [stemOf(line.split(' ')[0] as string), line.split(' ')] as const),
)

/** The words left on a stretch of the slate, and whether they are what is missing there. */
export function aboutOf(slate: Slate): About {
  const { exact, left } = leftOn(slate)
  const isWithout = slate.tokens.slice(slate.from, slate.to).some(({ word }) => NOT.has(word))
  const groups: Token[][] = [[]]
  for (const token of left) {
    if (token.word === 'or') groups.push([])
    else groups.at(-1)?.push(token)
  }
  const named = groups.map(withoutLight).filter((group) => group.length > 0)
  // A number alone is of something that was not read.
  const strings = named.flatMap((group) => alternatives(group.map(plain))).filter((words) => /\p{L}|["#]/u.test(words))
  if (exact.length > 0) return { any: [[...exact, ...(strings[0] ? [strings[0]] : [])].join(' ')], isWithout }
  return { any: [...new Set(strings)].slice(0, 20), isWithout }
}

/** The words of a stretch as the part of a query. */
export function aboutPart({ any, isWithout }: About): Pick<RecordQueryInput, 'about' | 'without'> {
  const words = any.length > 1 ? any : any[0]
  if (words === undefined) return {}
  return isWithout ? { without: words } : { about: words }
}

/** The words of a whole question: what stands before "without" and "not" is there, what comes after is missing. */
export function aboutQuery(slate: Slate): Pick<RecordQueryInput, 'about' | 'without'> {
  const at = slate.tokens.findLastIndex(({ word }, place) => place > slate.from && place < slate.to && NOT.has(word))
  if (at > 0) {
    const [before, after] = [aboutOf(partOf(slate, slate.from, at)), aboutOf(partOf(slate, at + 1, slate.to))]
    if (before.any.length > 0 && after.any.length > 0) {
      return { ...aboutPart(before), ...aboutPart({ ...after, isWithout: true }) }
    }
  }
  return aboutPart(aboutOf(slate))
}

/** Content words and "or", and what stands in quotes as it stands there. */
function leftOn({ tokens, taken, from, to, sentence }: Slate): { exact: string[]; left: Token[] } {
  const exact: string[] = []
  const left: Token[] = []
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token
    const close = isQuote(token) ? closing(tokens, at, to) : -1
    if (close > at + 1) {
      const first = tokens[at + 1] as Token
      const last = tokens[close - 1] as Token
      const words = sentence.text.slice(first.start - sentence.start, last.end - sentence.start)
      exact.push(`"${words.replaceAll('"', '')}"`)
      at = close
      continue
    }
    if (taken[at] || token.kind === 'mark') continue
    const isSecond = seconds.get(token.word)?.has(tokens[at - 1]?.stem ?? '') === true
    if (token.word === 'or' ? left.length > 0 : isSecond || tells(token)) left.push(token)
  }
  return { exact, left }
}

function isQuote({ word, kind }: Token): boolean {
  return kind === 'mark' && (word === '"' || word === '“' || word === '”' || word === '«' || word === '»')
}

function closing(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to && at < from + 40; at++) if (isQuote(tokens[at] as Token)) return at
  return -1
}

function tells({ kind, word, stem }: Token): boolean {
  if (kind === 'number' && !/\d/.test(word)) return false
  return !grammarStems.has(stem) && !ASKING.has(stem) && !NOT.has(word) && word.length < 60
}

function withoutLight(group: Token[]): Token[] {
  const isPaired = (token: Token, at: number) => {
    const next = group[at + 1]
    return next !== undefined && seconds.get(next.word)?.has(token.stem) === true
  }
  const telling = group.filter((token, at) => !LIGHT.has(token.stem) || isPaired(token, at))
  return (telling.length ? telling : group).slice(0, 8)
}

/** As it was typed, names by their capital, without an owner's ending. */
function plain({ raw }: Token): string {
  return raw.replace(/['’]s?$/, '')
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
