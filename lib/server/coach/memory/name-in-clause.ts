import 'server-only'
import { RELATION } from './people-patterns'

const NOT_NAMES = new Set(
  'I Dr Mr Mrs Ms Prof Sir Madam Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December God Christmas Easter English German French Spanish Italian European American British Google Facebook Instagram Netflix Excel'.split(
    ' ',
  ),
)
const POSSESSED = new RegExp(
  `\\b([Mm]y|[Oo]ur) ((?:(?:older|younger|little|big|best|new|old|closest|good|eldest|oldest|youngest|twin|middle|former|late|dear|lovely) )*${RELATION}),? (?:is (?:called|named) )?(\\p{Lu}(?!')[\\p{Ll}'-]+)`,
  'u',
)
const NAMED_FIRST = new RegExp(`^(\\p{Lu}[\\p{Ll}'-]+) is (?:my|our) ((?:\\w+ )?${RELATION})\\b`, 'u')
/** What is said of a named person that still holds next month. */
const LASTING =
  /^(?:,? who)? ?(?:is (?:\d+|an? (?!pain|bit|little|mess|jerk|saint|star|idiot|nightmare|lot)\w+|pregnant|my \w+|retired|called|named)|has (?:a|an|two|three|alzheimer|dementia|adhd|autism|asthma|diabetes)|lives|works? (?:in|at|as|nights|from|abroad)|starts|turns|speaks|runs|was born|and i \w+ (?:\w+ )*(?:every|each|on|together)|needs (?:\w+ )+(?:a|every|each) (?:day|week)|loves? \w|hates? \w)/i

export type NamedPerson = { name: string; relation: string; isLasting: boolean }

/** Someone who is named with what they are to the user: "my sister Ana", "Tom is my running partner". */
export function personIn(text: string): NamedPerson | null {
  const found = POSSESSED.exec(text)
  if (found?.[3] && !NOT_NAMES.has(found[3].replace(/'s$/, '')))
    return {
      name: found[3].replace(/'s$/, ''),
      relation: found[2] ?? '',
      isLasting: !/'s$/.test(found[3]) && LASTING.test(text.slice(found.index + found[0].length).trimStart()),
    }
  const first = NAMED_FIRST.exec(text)
  if (first?.[1] && !NOT_NAMES.has(first[1])) return { name: first[1], relation: first[2] ?? '', isLasting: true }
  return null
}
