import 'server-only'
import { indexedStems } from './terms'

/**
 * One of the ways in which a row can be about something: it holds all of these stems, these words just so, and a stem
 * that begins like this.
 */
export type Alternative = { stems: string[]; exact: string[]; beginning?: string }

/** Rows that hold all of some stems. */
export function withStems(stems: string[]): Alternative {
  return { stems, exact: [] }
}

const QUOTED = /["“”]([^"“”]{1,200})["“”]/g

/** What `about` asks for: any of the alternatives. One without a word that can be found stands for no row at all. */
export function readAbout(about: string | readonly string[]): Alternative[] {
  return [about].flat().map((words) => {
    const exact = [...words.matchAll(QUOTED)].map(([, inner = '']) => folded(inner)).filter(Boolean)
    return { stems: [...new Set(indexedStems(words))], exact }
  })
}

/** Whether the words in quotes of one of the alternatives stand in one of the texts just so, in any case. */
export function holdsExactly(texts: readonly string[], alternatives: readonly Alternative[]): boolean {
  const plain = texts.map((text) => ({ text: folded(text), stems: new Set(indexedStems(text)) }))
  const all = new Set(plain.flatMap(({ stems }) => [...stems]))
  return alternatives.some(
    ({ stems, exact }) =>
      stems.length > 0 &&
      stems.every((stem) => all.has(stem)) &&
      exact.every((words) => plain.some(({ text }) => text.includes(words))),
  )
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").trim().toLowerCase()
}
