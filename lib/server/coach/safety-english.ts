import 'server-only'
import type { CareLevel } from '@/lib/contract/care'
import { soundsDesperate } from './safety-despair'
import { graveParts } from './safety-grave-parts'
import { ALARM, CERTAIN, resemblance, VETO } from './safety-learned/resemblance'
import { abusePatterns } from './safety-patterns/abuse'
import { burdenPatterns } from './safety-patterns/burden'
import { type ConceptRule, conceptRules } from './safety-patterns/concept-rules'
import { type Concept, speaksOf } from './safety-patterns/concepts'
import type { CrisisKind, CrisisPattern } from './safety-patterns/crisis-pattern'
import { eatingPatterns } from './safety-patterns/eating'
import { farewellPatterns } from './safety-patterns/farewell'
import { denial, harmlessSentences, otherPerson, pastTime, stillNow } from './safety-patterns/figures'
import { hopelessPatterns } from './safety-patterns/hopeless'
import { injuryPatterns, overdosePatterns } from './safety-patterns/injury'
import { meansPatterns } from './safety-patterns/means'
import { notBeingPatterns } from './safety-patterns/not-being'
import { outrightPatterns } from './safety-patterns/outright'
import { selfHarmPatterns } from './safety-patterns/self-harm'
import { signPatterns } from './safety-patterns/signs'
import { suicidePatterns } from './safety-patterns/suicide'
import { indirectSuicidePatterns } from './safety-patterns/suicide-indirect'
import { kindByTelling } from './safety-patterns/telling'
import { violencePatterns } from './safety-patterns/violence'
import { type Sentence, sentencesOf } from './safety-sentences'

/** Asked where nothing is said outright. */
const rulePatterns = [
  ...suicidePatterns,
  ...indirectSuicidePatterns,
  ...selfHarmPatterns,
  ...abusePatterns,
  ...burdenPatterns,
  ...farewellPatterns,
  ...notBeingPatterns,
  ...hopelessPatterns,
  ...meansPatterns,
  ...injuryPatterns,
  ...overdosePatterns,
  ...eatingPatterns,
  ...violencePatterns,
  ...signPatterns,
]
const concepts = [...new Set(conceptRules.flatMap(({ all }) => all))]
/** One pass over all lines tells which patterns are worth asking of each. */
const screens = new Map(
  [...outrightPatterns, ...rulePatterns].map((pattern) => [pattern, new RegExp(pattern.words.source, 'm')]),
)

/**
 * Looks for crisis language, in the first person and the present: suicide, self-harm, overdose, abuse, eating
 * disorders. Where in doubt between a figure of speech and a cry, a sentence with no everyday cause in it counts as a
 * cry. Rules and what was learned from sentences decide together, and how they agree is the level: **explicit** is what
 * says a cry outright, tells of it by deeds that mean little else, is named by a rule and resembles one, or resembles
 * cries beyond doubt; **unclear** is what else either of the two hears. A rule counts for nothing where the message looks much like everyday talk.
 */
export function readEnglish(text: string): { level: CareLevel; kind: CrisisKind } | null {
  const sentences = sentencesOf(graveParts(inLatinLetters(text)))
  const outright = kindByPatterns(sentences, outrightPatterns) ?? kindByTelling(messageOf(sentences))
  if (outright) return { level: 'explicit', kind: outright }
  const likeness = resemblance(sentences)
  if (likeness <= VETO) return null
  const kind = kindByRules(sentences)
  if (kind) return { level: likeness > ALARM ? 'explicit' : 'unclear', kind }
  if (likeness <= ALARM) return null
  return { level: likeness > CERTAIN ? 'explicit' : 'unclear', kind: kindByTopic(sentences) }
}

/** Everything else parts words as a blank does. As text of one byte a letter it is read several times as fast. */
function inLatinLetters(text: string): string {
  const plain = text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[—–]/g, '-')
    .replace(/[^\n\x20-\x7e]+| {2,}/g, ' ')
    .replace(/ {2,}/g, ' ')
  return Buffer.from(plain, 'latin1').toString('latin1')
}

function kindByRules(sentences: Sentence[]): CrisisKind | null {
  const kind = kindByPatterns(sentences, rulePatterns)
  if (kind) return kind
  const lines = linesOf(sentences)
  const present = new Set(concepts.filter((concept) => speaksOf(lines, concept)))
  const rules = conceptRules.filter(({ all }) => all.every((concept) => present.has(concept)))
  for (const { whole } of rules.length ? sentences : []) {
    const rule = rules.find((one) => isTold(one, whole))
    if (rule) return rule.kind
  }
  const message = sentences.flatMap(({ parts }) => parts).join('. ')
  return soundsDesperate(message) && !isPast(message) && !otherPerson.test(message) ? 'suicide' : null
}

function kindByPatterns(sentences: Sentence[], patterns: CrisisPattern[]): CrisisKind | null {
  const lines = linesOf(sentences)
  const possible = patterns.filter((pattern) => screens.get(pattern)?.test(lines))
  for (const { whole, parts } of possible.length ? sentences : []) {
    const pattern = possible.find(
      (one) => parts.some((part) => isMeant(one, part, whole)) || (one.unless && isMeant(one, whole, whole)),
    )
    if (pattern) return pattern.kind
  }
  return null
}

function linesOf(sentences: Sentence[]): string {
  return sentences.flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : parts)).join('\n')
}

/** The sentences one after another, for what is told over more than one. */
function messageOf(sentences: Sentence[]): string {
  return sentences.map(({ whole }) => whole).join('. ')
}

/** What a cry that no rule names is most likely about. */
function kindByTopic(sentences: Sentence[]): CrisisKind {
  const text = messageOf(sentences)
  const topics: [CrisisKind, Concept[]][] = [
    ['overdose', ['medicine', 'swallowed']],
    ['abuse', ['abuser', 'strikeMe', 'confined', 'watched', 'rage']],
    ['eating-disorder', ['food', 'weighing', 'outOfMe', 'starving']],
    ['self-harm', ['blade', 'wound', 'limb', 'blood']],
  ]
  const told = topics.find(([, notions]) => notions.filter((notion) => speaksOf(text, notion)).length >= 2)
  return told?.[0] ?? 'suicide'
}

function isTold({ all, unless }: ConceptRule, sentence: string): boolean {
  return (
    all.every((concept) => speaksOf(sentence, concept)) &&
    !unless.test(sentence) &&
    !isPast(sentence) &&
    !harmlessSentences.some((one) => one.test(sentence))
  )
}

const WELL_NOW =
  /\b(?:fine|better|ok|okay|good|well|safe|happy|happier|free|healthy|stable|past it|sober|clean|recovered|stronger|over it)(?: \w+)? (?:now|today|these days)\b|\bfree (?:of|from) [\w-]+ (?:now|today)\b|\b(?:now|today) i (?:have|am|run|own|love|live|work|coach|enjoy|can)\b|\bnow (?:run|have|own|work|coach|help|teach|volunteer|eat|live|love|mentor|lead|train)\b|\bnow (?:i'm|i am|i feel) (?:\w+ )?(?:fine|better|ok|okay|good|well|happy|free|healthy|sober|clean|recovered|alive|stronger|past that|over it)\b/

const GOT_AWAY =
  /\b(?:left|divorced|escaped|got away from) (?:him|her|them|my (?:ex|abuser|husband|wife|partner))\b.{0,25}\b(?:ago|in (?:19|20)\d\d)\b/

function isMeant(pattern: CrisisPattern, sentence: string, whole: string): boolean {
  const found = pattern.words.exec(sentence)
  if (!found || pattern.unless?.test(whole)) return false
  if (pattern.kind === 'abuse' && GOT_AWAY.test(whole)) return false
  const before = sentence.slice(0, found.index).trim()
  if (harmlessSentences.some((one) => one.test(sentence))) return false
  if (!/^(?:don'?t|do not|never|no|not|won'?t|haven'?t|can'?t|nothing|nobody)/.test(found[0]) && denial.test(before))
    return false
  if (isPast(sentence)) return false
  return pattern.kind === 'abuse' || !isSomeoneElse(before, found[0], sentence)
}

function isPast(sentence: string): boolean {
  return pastTime.test(sentence) && !stillNow.test(sentence.replace(WELL_NOW, '').replace(pastTime, ''))
}

/** Someone else's words or deeds: another person before the grave words, and no "I" between the two. */
function isSomeoneElse(before: string, words: string, sentence: string): boolean {
  if (/\b(?:i|me|my)\b/.test(words.replace(/\bmy(?:self)?\b/g, '')) && !/["“]/.test(sentence)) return false
  if (/\b(?:he|she|they|who)(?: (?:is|was|has|had|also|sometimes|still|often))*$/.test(before)) return true
  const other = otherPerson.exec(before)
  if (!other) return false
  const between = before.slice(other.index + other[0].length)
  const isQuoting = /\b(?:said|says|told me|texted|wrote|posted|saying|tells me|admitted|confessed)\b.*["“']/.test(
    between,
  )
  return isQuoting || !/\b(?:i|i'm|i've|i'd|i'll|me|my)\b/.test(between)
}
