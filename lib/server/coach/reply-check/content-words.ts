import 'server-only'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { stemOf, stemsIn } from '@/lib/server/language/stem'

const NUMBERS = new Set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half third quarter twice double'
    .split(' ')
    .map(stemOf),
)

/** The stems of a text that tell what it is about. */
export function contentStems(text: string): string[] {
  return stemsIn(
    text
      .toLowerCase()
      .replace(/\bkms?\b/g, 'kilometre')
      .replace(/\bsat\b(?! (?:down|on|in|at|by|with))/g, 'saturday'),
  ).filter((stem) => stem.length > 1 && !/^\d/.test(stem) && !grammarStems.has(stem) && !NUMBERS.has(stem))
}

/** Words of any line of a record. */
const RECORD_WORDS = new Set(
  'entry entries energy mission goal milestone day days week average averages journal percent mention look'
    .split(' ')
    .map(stemOf),
)

/** How much a word tells of what a text is about. */
export function weightOf(stem: string): number {
  return RECORD_WORDS.has(stem) ? 0.1 : everydayStems.has(stem) ? 0.3 : 1
}
