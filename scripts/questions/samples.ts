import {
  featuresOf,
  plainFeatures,
  type Skeleton,
  skeletonOf,
  wordFeatures,
} from '@/lib/server/language/questions/features'
import type { QuestionContext } from '@/lib/server/language/questions/question-context'
import { type Slate, slateOf } from '@/lib/server/language/questions/slate'
import type { Learned } from '@/lib/server/language/questions/understand'
import { stemOf, stemsIn } from '@/lib/server/language/stem'
import { readText } from '@/lib/server/language/text'
import { type ClassSample, type LearnOptions, learnClasses } from '../learn/learn-classes'
import type { AskedQuestion, Gold } from './asked-questions'

export const TIME_ZONE = 'Europe/London'
/** A word of fewer questions than this is no word of asking. */
const LEAST_QUESTIONS = 3
/** A word that is what a question is about in a larger share of its uses is none either. */
const MOST_ABOUT = 0.3

/** As few features and as coarse weights as tell as much as more of them do. */
const OPTIONS: LearnOptions = { leastSamples: 4, scale: 4, leastWeight: 0.5 }

/** What is made of a few wordings counts less than what people typed. */
const WEIGHTS: { [writer: string]: number } = {
  ledger: 0.5,
  bench: 0.5,
  tells: 0.15,
  own: 1.5,
  w1: 2,
  w2: 2,
  w3: 2,
}

/** The terms that a question is learned in. */
export type Terms = { intent: string; of: string; by: string; figure: string | null; status: string }

const INTENTS: Record<string, string> = {
  changes: 'change',
  changed: 'change',
  paceNeeded: 'pace',
  ever: 'list',
  best: 'max',
  worst: 'min',
}

export function termsOf({ intent, of = 'none', by = 'none', figure, status = 'none', about, when }: Gold): Terms {
  const isOverdue = of === 'alerts' && status === 'open' && when?.to !== undefined && when.from === undefined
  const named = isOverdue ? 'overdue' : (INTENTS[intent] ?? intent)
  const isOfGoal = ['left', 'reading', 'target', 'due', 'pace', 'started'].includes(named)
  const isStanding = named === 'status' && of !== 'milestones'
  const kind = isOfGoal || isStanding ? 'goals' : named === 'change' ? 'values' : of
  const grouped = named === 'groups' && of === 'entries' ? (figure ?? (about ? 'count' : 'mean')) : null
  return {
    intent: named,
    of: named === 'notRecord' ? 'none' : kind,
    by,
    figure: named === 'compare' ? (figure ?? 'mean') : grouped,
    status: status === 'open' ? 'ongoing' : status === 'done' ? 'completed' : status,
  }
}

export function contextOf({ today, goals }: AskedQuestion): QuestionContext & { today: string } {
  return { now: new Date(`${today}T12:00:00Z`), timeZone: TIME_ZONE, goals, today }
}

export function slateFor(asked: AskedQuestion): Slate | null {
  const { sentences } = readText(asked.q)
  const sentence = sentences.findLast(({ isQuestion }) => isQuestion) ?? sentences.at(-1)
  return sentence ? slateOf(sentence) : null
}

/** The stems of what a question is about, on either side. */
function aboutStems({ about = [], against }: Gold): Set<string> {
  return new Set([...about, ...(against?.about ?? [])].flatMap((words) => stemsIn(words.toLowerCase())))
}

/** The words that asking is made of. */
export function vocabularyOf(asked: readonly AskedQuestion[]): string[] {
  const uses = new Map<string, { askers: Set<string>; n: number; about: number }>()
  for (const one of asked) {
    const about = aboutStems(one.gold)
    const named = new Set(stemsIn(one.gold.goal ?? ''))
    for (const { word, kind } of slateFor(one)?.tokens ?? []) {
      if (kind !== 'word' || named.has(stemOf(word))) continue
      const use = uses.get(word) ?? { askers: new Set(), n: 0, about: 0 }
      use.askers.add(one.asker)
      use.n += 1
      if (about.has(stemOf(word))) use.about += 1
      uses.set(word, use)
    }
  }
  return [...uses]
    .filter(([, { n, about, askers }]) => askers.size >= 3 && n >= LEAST_QUESTIONS && about / n <= MOST_ABOUT)
    .map(([word]) => word)
    .sort()
}

/** Learns all that the reader needs from labelled questions. */
export function learnQuestions(asked: readonly AskedQuestion[], options: LearnOptions = OPTIONS): Learned {
  const vocabulary = vocabularyOf(asked)
  const words = new Set(vocabulary)
  const read = asked.flatMap((one) => {
    const slate = slateFor(one)
    if (!slate) return []
    const bones = skeletonOf(slate, contextOf(one), words)
    return { one, slate, bones, features: featuresOf(slate, bones), terms: termsOf(one.gold) }
  })
  const samples = (label: (terms: Terms) => string | null, isPlain = true): ClassSample[] =>
    read.flatMap(({ one, features, terms }) => {
      const name = label(terms)
      const weight = WEIGHTS[one.writer] ?? 2
      return name === null ? [] : { features: isPlain ? plainFeatures(features) : features, label: name, weight }
    })
  return {
    vocabulary: vocabulary.join(' '),
    heads: {
      intent: learnClasses(
        samples(({ intent }) => intent, false),
        options,
      ),
      of: learnClasses(
        samples(({ of }) => of, false),
        options,
      ),
      by: learnClasses(
        samples(({ by }) => by),
        options,
      ),
      figure: learnClasses(
        samples(({ figure }) => figure, false),
        options,
      ),
      status: learnClasses(
        samples(({ status }) => status),
        options,
      ),
      word: learnClasses(read.flatMap(wordSamples), options),
    },
    pairs: [...new Set(read.map(({ terms }) => `${terms.intent} ${terms.of}`))].sort(),
  }
}

function wordSamples({
  one,
  slate,
  bones,
  terms,
}: {
  one: AskedQuestion
  slate: Slate
  bones: Skeleton
  terms: Terms
}): ClassSample[] {
  if (terms.of === 'none') return []
  const about = aboutStems(one.gold)
  return bones.places.flatMap((place) => {
    const features = wordFeatures(slate, bones, place, terms)
    if (features.length === 0) return []
    return { features, label: about.has(slate.tokens[place]?.stem ?? '') ? 'about' : 'asking' }
  })
}
