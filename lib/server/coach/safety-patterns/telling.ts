import 'server-only'
import { anyOf } from './short-patterns'
import { tellingBodyPatterns } from './telling-body'
import { tellingHomePatterns } from './telling-home'
import { tellingNamedPatterns } from './telling-named'
import { tellingOwnBodyPatterns } from './telling-own-body'
import { tellingPartingPatterns } from './telling-parting'
import type { TellingPattern } from './telling-pattern'
import { tellingPlainlyPatterns } from './telling-plainly'
import { tellingRiskPatterns } from './telling-risk'
import { tellingSmallSigns } from './telling-small-signs'
import { tellingSuicidePatterns } from './telling-suicide'

const patterns = [
  ...tellingPlainlyPatterns,
  ...tellingNamedPatterns,
  ...tellingSuicidePatterns,
  ...tellingPartingPatterns,
  ...tellingRiskPatterns,
  ...tellingBodyPatterns,
  ...tellingOwnBodyPatterns,
  ...tellingHomePatterns,
  ...tellingSmallSigns,
]

/** How far around what was found an everyday cause excuses it, in characters. */
const NEAR = 90
/** Stories, old times and other people's homes: what is told there is not about the writer now. */
const ELSEWHERE = anyOf(
  [
    'in (?:the|this|that|a) (?:\\w+ ){0,2}(?:book|novel|film|movie|series|episode|show|game|play|story|song|drama|podcast)|the (?:main )?(?:character|protagonist|narrator|hero|heroine|villain|lyrics)|(?:years|decades) ago|back then',
    'when i was (?:younger|little|a (?:kid|child|teen\\w*|student)|\\d+|\\w+teen)',
  ],
  { before: '\\b', after: '\\b' },
)

/**
 * The kind of a cry told by what somebody does or leaves behind, in one sentence or over several; null for none. Each
 * pattern is precise enough to count whatever the learned opinion holds.
 */
export function kindByTelling(message: string): TellingPattern['kind'] | null {
  for (const { kind, words, unless } of patterns) {
    const found = words.find(message)
    if (!found) continue
    const around = message.slice(Math.max(0, found.index - NEAR), found.index + found.text.length + NEAR)
    if (!unless.test(around) && !ELSEWHERE.test(around)) return kind
  }
  return null
}
