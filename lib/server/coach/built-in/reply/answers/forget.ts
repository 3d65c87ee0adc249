import 'server-only'
import type { Desk, Draft } from '../draft'
import { tellingStems } from '../stem'

/** "Forget the night shifts": where that is done; the fact itself is not said again. */
export function answerForget(desk: Desk, about: string): Draft {
  const { writer, situation } = desk
  const { memories } = situation.context
  const stems = tellingStems(about)
  const isAll = /\b(?:everything|all|memor(?:y|ies))\b/.test(about)
  const isKept = memories.some((one) => isAll || [...tellingStems(one)].some((stem) => stems.has(stem)))
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [
      writer.say(HERE),
      writer.say(memories.length === 0 ? NONE_KEPT : isKept ? KEPT : NOT_KEPT),
      memories.length === 0 ? null : writer.say(PLACE),
    ],
    close: writer.say(ASKS) ?? writer.say(['What shall we turn to?']),
  }
}

const HERE = [
  '[Understood|All right|As you wish|Agreed]: I leave it out [of this talk|from here on|of what I say here].',
  '[I will not bring it up here.|I leave it alone in this talk.]',
]
const KEPT = [
  '[It is among what your coach keeps|A note of it is kept, though|It stands in the kept notes], and [a chat cannot delete that|from a chat I cannot strike it|deleting is yours to do].',
]
const NOT_KEPT = ['[No kept note speaks of it|I find it in no kept note], as far as I can see.']
const NONE_KEPT = [
  '[Nothing is kept about you|There is no kept note] [at the moment|so far][, so nothing needs deleting|].',
]
const PLACE = [
  '[Under Settings, Coach Memory|In Settings, Coach Memory], [each note can be corrected or deleted|you can delete any note|a note is deleted for good].',
  '[Settings has a card for it|There is a card for it in Settings]: Coach Memory[, where each note can be deleted|].',
]
const ASKS = [
  'What should I go by instead?',
  'What holds now?',
  'Has something changed about it?',
  'What would you rather talk about?',
]
