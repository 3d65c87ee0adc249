import 'server-only'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { stemsIn } from '@/lib/server/language/stem'

/** Words with which somebody binds themselves, in the languages that a model is most often spoken to in. */
const BINDING = [
  /\b(?:i promise|i(?:'|’)ll|i will|i(?:'|’)m going to|i am going to|i commit to|you have my word)\b/i,
  /\b(?:ich werde|ich verspreche|je vais|je promets|prometo|vou|voy a|te prometo|andrò|farò|prometto|ik zal|ik ga|ik beloof)\b/i,
  /(?:^|[\s,;])(?:обещаю|obiecuję|söz veriyorum|約束します|我保证|我会)/iu,
]
const UNSURE = /\b(?:maybe|perhaps|might|not sure|if i|probably|vielleicht|peut-être|quizás|talvez|forse|misschien)\b/i
/** "I'll be honest", "I will never know": bound to nothing. */
const EMPTY =
  /\b(?:i(?:'|’)ll|i will) (?:be honest|never|admit|be fine|be ok|be okay|see|try not|have to|take that|say)\b/i

/** Whether a sentence is a promise: a thing that its speaker says they are going to do. */
export function isPromise(sentence: string): boolean {
  if (sentence.trim().endsWith('?') || UNSURE.test(sentence) || EMPTY.test(sentence)) return false
  return BINDING.some((words) => words.test(sentence))
}

/** Whether what was said later is about what was promised: two words of it that tell something, or the only one. */
export function isAbout(promise: string, later: string): boolean {
  const told = new Set(tellingStems(promise))
  if (told.size === 0) return false
  const shared = new Set(tellingStems(later).filter((stem) => told.has(stem)))
  return shared.size >= Math.min(2, told.size)
}

function tellingStems(text: string): string[] {
  return stemsIn(text).filter((stem) => stem.length > 2 && !grammarStems.has(stem) && !everydayStems.has(stem))
}
