import 'server-only'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { stemOf } from '@/lib/server/language/stem'
import { readText, type Sentence, type Token } from '@/lib/server/language/text'
import { isMeasured, isPlural, unitOf } from '@/lib/server/language/units'
import type { GoalRecord, JournalRecord } from './context'
import { isActivity, isDoing } from './goal-handle'

/** Of a very long entry the beginning decides: the rest would cost more than it tells. */
const LONGEST = 4_000

type Named = Pick<GoalRecord, 'title' | 'tags' | 'milestones'>

/**
 * What a goal is about: stems of its title one of which is enough, and others two of which are needed.
 */
type Subject = { telling: ReadonlyMap<string, Topic>; weak: ReadonlySet<string> }

/** A goal is asked about for every entry and an entry for every goal: each is read once. */
const subjects = new WeakMap<Named, Subject>()
const readings = new WeakMap<JournalRecord, readonly Sentence[]>()

/** The entries that speak of a goal, the order kept. */
export function mentionsOf(goal: Named, journal: readonly JournalRecord[]): JournalRecord[] {
  return journal.filter((entry) => isMention(entry, goal))
}

/** Whether an entry speaks of a goal. */
export function isMention(entry: JournalRecord, goal: Named): boolean {
  return sentencesOf(entry).some((sentence) => isAbout(sentence, subjectOf(goal)))
}

/**
 * The sentences of an entry that speak of a goal. `needed`: so many of its words, where its title has as many telling
 * ones, name the goal itself and no other of the kind.
 */
export function sentencesAbout(entry: JournalRecord, goal: Named, needed = 1): string[] {
  return sentencesOf(entry)
    .filter((sentence) => isAbout(sentence, subjectOf(goal), needed))
    .map(({ text }) => text)
}

function isAbout({ tokens }: Sentence, { telling, weak }: Subject, needed = 1): boolean {
  const met = new Set<string>()
  const named = new Set<string>()
  const others = othersIn(tokens)
  for (const [at, { kind, word, raw, stem }] of tokens.entries()) {
    if (kind !== 'word' || others.has(at)) continue
    const own = telling.get(stem)
    // A thing is not a deed: who booked a flight, or made a booking, has read no book.
    const isAny = own?.isSeveral || (own?.isName && /^\p{Ll}/u.test(raw))
    const isOther = isAny && isOneOfMany(tokens[at - 1], tokens[at + 1])
    const isThing = !(own?.isThings && /(?:ed|ings?)$/.test(word)) && !(own?.isCommon && hasObject(tokens[at + 1]))
    const isMeant = own && !isOther && isThing
    if (isMeant && !isSomebodyElses(tokens, at, own.isDeed && raw !== stem)) named.add(stem)
    if (weak.has(stem)) met.add(stem)
  }
  return named.size === 0 ? met.size >= 2 : named.size + met.size >= Math.min(needed, telling.size)
}

/** Words after a verb that begin what it is done to. */
const OBJECTS = new Set('the a an to my your his her their our this that these those it them what out some'.split(' '))

/** "Read the contract" is no reading; "read on the train" is. */
function hasObject(after: Token | undefined): boolean {
  if (after?.kind !== 'word') return false
  return OBJECTS.has(after.word) || !grammarStems.has(after.stem)
}

/** "Dug a harbour" is none of the name, and "built a port" none of the ten; "a portuguese lesson" is. */
function isOneOfMany(before: Token | undefined, after: Token | undefined): boolean {
  return (before?.word === 'a' || before?.word === 'an') && (after?.kind !== 'word' || grammarStems.has(after.stem))
}

/** "Tom's mother", "her mother", and of a deed in another form "Olga ran", "who runs", "the ferry ran": of another's. */
function isSomebodyElses(tokens: readonly Token[], at: number, isInflected: boolean): boolean {
  const before = tokens[at - 1]
  if (!before) return false
  if (['his', 'her', 'their'].includes(before.word) || /['’]s$/.test(before.raw)) return true
  if (!isInflected) return false
  const isName = /^\p{Lu}\p{Ll}/u.test(before.raw) && !grammarStems.has(before.stem)
  if (isName || ['he', 'she', 'it', 'they', 'who'].includes(before.word)) return true
  return tokens[at - 2]?.word === 'the' && !grammarStems.has(before.stem) && !/s$/.test(tokens[at]?.word ?? '')
}

/** Turns of phrase in which a word common in titles means something else. */
const OTHER_SENSES = [
  'in the long run',
  'in the short run',
  'ran out',
  'run out',
  'running out',
  'running late',
  'days running',
  'nights running',
  'evenings running',
  'up in smoke',
  'called it',
  'by the book',
  'sleep on it',
  'half past',
  'quarter past',
].map((phrase) => phrase.split(' '))

/** The places of words that stand in such a turn of phrase. */
function othersIn(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const at of tokens.keys())
    for (const phrase of OTHER_SENSES)
      if (phrase.every((word, step) => tokens[at + step]?.word === word))
        for (const step of phrase.keys()) places.add(at + step)
  return places
}

function sentencesOf(entry: JournalRecord): readonly Sentence[] {
  const known = readings.get(entry) ?? readText(entry.notes.slice(0, LONGEST)).sentences
  readings.set(entry, known)
  return known
}

function subjectOf(goal: Named): Subject {
  const known = subjects.get(goal) ?? weigh(goal)
  subjects.set(goal, known)
  return known
}

function weigh({ title, tags, milestones }: Named): Subject {
  const own = topicsIn(title)
  const telling = own.flatMap((one) => {
    if (!everydayStems.has(one.stem)) return one.isFor || one.isKind ? [] : [one]
    // What one does tells of the goal: any of it where the title names nothing else, else where it is done to nothing.
    return one.isDeed && isDoing(title) ? [{ ...one, isCommon: !isActivity(title) }] : []
  })
  // "The attic room for Ida" is about the attic; "A present for Ida" has nothing else to tell it by.
  const strong = telling.length > 0 ? telling : own.filter(({ isFor }) => isFor)
  const others = [...tags, ...milestones.map((one) => one.title)].flatMap(topicsIn)
  const known = new Map(strong.map((one) => [one.stem, one]))
  return {
    telling: known,
    weak: new Set([...own, ...others].map(({ stem }) => stem).filter((stem) => !known.has(stem))),
  }
}

/** `isFor`: it tells for whom it is or how, as do all words after a "with"; `isKind`: it names a kind of thing, of which the word before tells which: the room of "attic room"; `isSeveral`: one of them alone is none of the goal's, unless they are what is done: a book of "Read 24 books". */
type Topic = {
  stem: string
  isFor: boolean
  isKind: boolean
  isThings: boolean
  isSeveral: boolean
  isDeed: boolean
  isName: boolean
  isCommon: boolean
}

/** After these, a title tells how: "… on the telephone without falling back on English" is of no telephone. */
const BESIDE = new Set(['with', 'without', 'from'])

/** The words of a text that may tell what it is about: only for whom it is, things, or what is done. */
function topicsIn(text: string): Topic[] {
  const tokens = readText(text).sentences.flatMap((sentence) => sentence.tokens)
  const beside = tokens.findIndex(({ word }) => BESIDE.has(word))
  return tokens.flatMap(({ kind, word, raw, stem }, at) => {
    if (kind !== 'word' || grammarStems.has(stem) || isManner(word) || isMeasured(unitOf(word))) return []
    const isWhom = /^\p{Lu}/u.test(raw) && ['for', 'with', 'by'].includes(tokens[at - 1]?.word ?? '')
    const isFor = isWhom || (beside >= 0 && at > beside)
    const isKind = at > 1 && isTelling(tokens[at - 1])
    const isName = at > 0 && /^\p{Lu}/u.test(raw)
    const isThings = at > 0 && isPlural(word) && !/ings$/.test(word)
    const isSeveral = isThings && !isDoing(text)
    return [{ stem, isFor, isKind, isThings, isSeveral, isDeed: at === 0, isName, isCommon: false }]
  })
}

/** "Properly" says how: a proper breakfast is about no such goal. A family is no adverb. */
function isManner(word: string): boolean {
  return /^(?:once|twice)$/.test(word) || (/...ly$/.test(word) && stemOf(word) === stemOf(word.slice(0, -2)))
}

/** Whether a word says by itself what a thing is: no word of any day, no number, and no unit. */
function isTelling(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || isMeasured(unitOf(token.word))) return false
  return !grammarStems.has(token.stem) && !everydayStems.has(token.stem)
}
