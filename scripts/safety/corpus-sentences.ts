import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { anyOf } from '@/lib/server/coach/safety-patterns/short-patterns'
import { StepFailed } from '../run'

/** One document in four only measures. */
const MEASURING = (document: number) => document % 4 === 3
const FIRST_PERSON = /\b(?:i|i'm|i've|i'll|i'd|my|me|myself)\b/i
const PLAIN = /^[\x20-\x7e’‘“”…–—é]{20,300}$/
/** The corpus holds rap, crime and reports of drugs: what may really be of violence, death or overdose is left out. */
const GRAVE = anyOf(
  [
    'suicid|kill(?:ing|ed)? (?:my|your|him|her|them)sel|\\bto die\\b|wish(?:ed)? (?:i|he|she) (?:was|were|had) (?:dead|died)|\\braped?\\b|overdos|self.?harm|anorexi|bulimi|molest|beats? me\\b|(?:hit|slapp?|punch|chok|strangl|kick|stab|shot|shoot|hurt|cut|abus)(?:s|es|ed|ing|led)? (?:me|myself)\\b',
    '\\b(?:my|the) (?:blood|death|grave)\\b|\\bkill\\b|\\bmurder|\\bpills\\b|\\btabs\\b|\\bmg\\b|\\bdose|\\blsd\\b|\\bmdma\\b|\\bdxm\\b|\\bguns?\\b|\\bgat\\b|\\bglock',
  ],
  { flags: 'i' },
)

/**
 * Sentences in the first person out of `nlp-corpus` (MIT): dialogue, forums, songs, speeches and novels,
 * which nobody wrote with this check in mind. Those to measure by come from other documents than those to learn from.
 *
 * @throws where the package is not there: 13 MB that only training and measuring need are nobody's dependency
 */
export function corpusSentences(): { learn: string[]; measure: string[] } {
  const folder = path.resolve('node_modules/nlp-corpus/builds')
  if (!existsSync(folder)) throw new StepFailed('First run: npm install --no-save nlp-corpus@4.4.0')
  const documents = readdirSync(folder).map((file) => ({ file, number: Number(/\d+/.exec(file)?.[0]) }))
  const seen = new Set<string>()
  const sentences: { learn: string[]; measure: string[] } = { learn: [], measure: [] }
  for (const { file, number } of documents.sort((a, b) => a.number - b.number)) {
    const lines: string[] = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const line of lines.map((one) => one.replace(/\s+/g, ' ').trim())) {
      const letters = line.toLowerCase().replace(/[^a-z]/g, '')
      const isWanted = PLAIN.test(line) && FIRST_PERSON.test(line.replace(/’/g, "'")) && !GRAVE.test(line)
      if (!isWanted || seen.has(letters)) continue
      seen.add(letters)
      sentences[MEASURING(number) ? 'measure' : 'learn'].push(line)
    }
  }
  return sentences
}
