import 'server-only'
import { RELATIONS } from './facts'

const NOT_NAMES = new Set(
  'I Dr Mr Mrs Ms Prof Sir Madam Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December God Christmas Easter English German French Spanish Italian European American British'.split(
    ' ',
  ),
)
const relations = new Set(RELATIONS.split('|'))
const AGES = new Set(
  'older younger little big best new old closest good eldest oldest youngest twin middle former late dear'.split(' '),
)

export type NamedPerson = { name: string; relation: string }

/** Someone who is named with what they are to the user: "my sister Ana", "my boss is called Karin", "Tom is my mentor". */
export function personIn(text: string): NamedPerson | null {
  const words = text.split(/[\s,.!?;:]+/).slice(0, 60)
  for (const [at, word] of words.entries()) {
    if (!/^(?:my|our)$/i.test(word)) continue
    const from = AGES.has(words[at + 1] ?? '') ? at + 2 : at + 1
    const relation = words[from] ?? ''
    if (!relations.has(relation.toLowerCase())) continue
    const isCalled = words[from + 1] === 'is' && /^(?:called|named)$/.test(words[from + 2] ?? '')
    const after = nameOf(words[isCalled ? from + 3 : from + 1])
    const before = at >= 2 && words[at - 1] === 'is' ? nameOf(words[at - 2]) : null
    const name = after ?? before
    if (name) return { name, relation: words.slice(at + 1, from + 1).join(' ') }
  }
  return null
}

function nameOf(word: string | undefined): string | null {
  const name = word?.replace(/['’]s$/, '') ?? ''
  return /^\p{Lu}[\p{Ll}'’-]{1,30}$/u.test(name) && !NOT_NAMES.has(name) ? name : null
}
