import 'server-only'
import { phrases, says, wordsOf } from '@/lib/server/language/phrases'
import { readText } from '@/lib/server/language/text'

const orders = phrases(`
ignore|disregard|forget|override|bypass _? _? _? rules|instructions|prompt|prompts|guidelines|persona|safety|above
you are now a|an|in|my|the|dan
jailbreak
developer|dan mode
reveal|print|show|repeat|output _? _? _? system|your prompt|instructions|rules
set|change|update|mark _? _? _? progress to|at|as #
new|your instructions
respond only with
`)

/** Whether a text gives orders to the engine instead of telling the coach something. */
export function ordersEngine(text: string): boolean {
  if (/<\/?(?:system|instructions?|prompt)>/i.test(text)) return true
  return readText(text).sentences.some((sentence) => says(wordsOf(sentence), orders))
}
