import 'server-only'
import type { CareLevel } from '@/lib/contract/care'
import { graveParts } from './safety-grave-parts'
import { ALARM, OUTRIGHT, resemblance } from './safety-learned/resemblance'
import { type Concept, speaksOf } from './safety-patterns/concepts'
import type { CrisisKind, CrisisPattern } from './safety-patterns/crisis-pattern'
import { denial, harmlessSentences, otherPerson, pastTime, stillNow } from './safety-patterns/figures'
import { outrightPatterns } from './safety-patterns/outright'
import { anyOf } from './safety-patterns/short-patterns'
import { kindByTelling } from './safety-patterns/telling'
import { type Sentence, sentencesOf } from './safety-sentences'

/**
 * Looks for crisis language, in the first person and the present: suicide, self-harm, overdose, abuse, eating
 * disorders. Few rules know what says a cry outright, or tells of it by deeds that mean little else; everything else is
 * told by what was learned from sentences. **explicit** is what a rule names or what resembles an outright cry,
 * **unclear** what else resembles a cry. Yields between its steps.
 */
export function* readEnglish(text: string): Generator<void, { level: CareLevel; kind: CrisisKind } | null> {
  const sentences = sentencesIn(text)
  yield
  const named = kindByPatterns(sentences)
  yield
  const outright = named ?? kindByTelling(messageOf(sentences))
  yield
  if (outright) return { level: 'explicit', kind: outright }
  if (isWornOut(sentences)) return { level: 'unclear', kind: 'suicide' }
  if (sentences.every(({ whole }) => OWN_RECORD.test(whole) || ENOUGH_SLEPT.test(whole))) return null
  const told = sentences.filter(({ whole }) => !UNDO_ORDER.test(whole))
  if (told.length === 0) return null
  const likeness = resemblance(told)
  if (likeness.cry <= ALARM) return null
  return { level: likeness.explicit > OUTRIGHT ? 'explicit' : 'unclear', kind: kindByTopic(sentences) }
}

/** Whether an unclear text resembles a cry closely: of everyday sentences next to none does, of indirect cries three in four. */
export function resemblesClosely(text: string): boolean {
  const sentences = sentencesIn(text)
  return isWornOut(sentences) || resemblance(sentences).cry > LIKELY
}

function sentencesIn(text: string): Sentence[] {
  return sentencesOf(graveParts(inLatinLetters(text)))
}

function isWornOut(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ whole }) => WORN_OUT.test(whole))
}

/** Log-odds, above the alarm: below it the quiet line beside the ordinary answer is enough. */
const LIKELY = 2.1

/** A sentence of nothing else: one that goes on says what it is that cannot be done. */
const WORN_OUT =
  /^\W*i (?:(?:can'?t|cannot) (?:do|take|bear|stand) (?:this|it|any of this) any ?more|(?:just |only )?want (?:it all|all of it|everything) to (?:stop|end|be over))\W*$/i

/** A question about what was set up here, and of nothing else: too short for what was learned to tell. */
const OWN_RECORD =
  /^\W*(?:what|which|how many) (?:\w+ )?(?:goals?|missions?|plans?|alerts?|reminders?|milestones?|experiments?|habits?|rhythms?) (?:do|did|have) i (?:have|got|had|set|make|made|still have)(?: (?:open|left|now|today|this week|next week))?\W*$/i

/** "Am I sleeping enough?", of sleep and nothing else: whoever asks whether they swallowed enough is heard. */
const ENOUGH_SLEPT =
  /^\W*(?:am i sleeping|(?:do|did) i sleep) enough(?: lately| now| these days| this week| last week)?\W*$/i

/** An order to the app, and of nothing else: what was learned knows “undo” from cries alone. */
const UNDO_ORDER =
  /^\W*(?:(?:no|oops|wrong one|please)\W+)*undo(?: (?:it|that|this))?(?: (?:again|now))?(?:,? please)?\W*$/i

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

function kindByPatterns(sentences: Sentence[]): CrisisKind | null {
  // One look at all lines tells which patterns are worth asking of each.
  const lines = linesOf(sentences)
  const possible = outrightPatterns.filter(({ words }) => words.test(lines))
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

const WELL_NOW = anyOf([
  '\\b(?:fine|better|ok|okay|good|well|safe|happy|happier|free|healthy|stable|past it|sober|clean|recovered|stronger|over it)(?: \\w+)? (?:now|today|these days)\\b|\\bfree (?:of|from) [\\w-]+ (?:now|today)\\b|\\b(?:now|today) i (?:have|am|run|own|love|live|work|coach|enjoy|can)\\b',
  "\\bnow (?:run|have|own|work|coach|help|teach|volunteer|eat|live|love|mentor|lead|train)\\b|\\bnow (?:i'm|i am|i feel) (?:\\w+ )?(?:fine|better|ok|okay|good|well|happy|free|healthy|sober|clean|recovered|alive|stronger|past that|over it)\\b",
])

const GOT_AWAY =
  /\b(?:left|divorced|escaped|got away from) (?:him|her|them|my (?:ex|abuser|husband|wife|partner))\b.{0,25}\b(?:ago|in (?:19|20)\d\d)\b/

function isMeant(pattern: CrisisPattern, sentence: string, whole: string): boolean {
  const found = pattern.words.find(sentence)
  if (!found || pattern.unless?.test(whole)) return false
  if (pattern.kind === 'abuse' && GOT_AWAY.test(whole)) return false
  const before = sentence.slice(0, found.index).trim()
  if (harmlessSentences.some((one) => one.test(sentence))) return false
  if (!/^(?:don'?t|do not|never|no|not|won'?t|haven'?t|can'?t|nothing|nobody)/.test(found.text) && denial.test(before))
    return false
  if (isPast(sentence)) return false
  return pattern.kind === 'abuse' || !isSomeoneElse(before, found.text, sentence)
}

function isPast(sentence: string): boolean {
  return pastTime.test(sentence) && !stillNow.test(pastTime.without(WELL_NOW.without(sentence)))
}

/** Someone else's words or deeds: another person before the grave words, and no "I" between the two. */
function isSomeoneElse(before: string, words: string, sentence: string): boolean {
  if (/\b(?:i|me|my)\b/.test(words.replace(/\bmy(?:self)?\b/g, '')) && !/["“]/.test(sentence)) return false
  if (/\b(?:he|she|they|who)(?: (?:is|was|has|had|also|sometimes|still|often))*$/.test(before)) return true
  const other = otherPerson.find(before)
  if (!other) return false
  const between = before.slice(other.index + other.text.length)
  const isQuoting = /\b(?:said|says|told me|texted|wrote|posted|saying|tells me|admitted|confessed)\b.*["“']/.test(
    between,
  )
  return isQuoting || !/\b(?:i|i'm|i've|i'd|i'll|me|my)\b/.test(between)
}
