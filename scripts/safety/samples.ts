import { ledger } from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import { learningSentences } from '@/lib/server/coach/safety-labelled/learning-sentences'
import { featuresOf, scaleOf, unitsOf } from '@/lib/server/coach/safety-learned/features'
import { sentencesOf } from '@/lib/server/coach/safety-sentences'
import { plainSpelling } from '@/lib/server/coach/safety-spelling/plain-spelling'
import { corpusSentences } from './corpus-sentences'
import { demoTexts } from './demo-texts'
import type { Sample } from './logistic-regression'
import { cryShapes, everydayShapes } from './phrase-shapes'
import { spinPhrases } from './spin-phrases'

/** What a text is of; spun phrases are learned from and never measured by. */
export type Source = 'explicit' | 'indirect' | 'near cry' | 'diary' | 'corpus' | 'spun cry' | 'spun day'
/** A text to learn from: the features it gives to learn by, and those by which a model is asked about it. */
export type Learned = {
  source: Source
  text: string
  /** Texts of one group stand in one fold: those of one hand, or neighbours, which are often of one kind. */
  group: number
  weight: number
  learnedFrom: Features[]
  units: Features[]
}
export type Features = Pick<Sample, 'features' | 'scale'>

/** How much one text counts. */
const WEIGHTS: Record<Source, number> = {
  explicit: 3,
  indirect: 3,
  'near cry': 2,
  diary: 4,
  corpus: 0.75,
  'spun cry': 0.3,
  'spun day': 0.3,
}
const SPUN = 3_000
/** A feature of fewer texts says more about them than about cries. */
const LEAST_TEXTS = 4
const NEIGHBOURS = 40
/** How much more those count that nobody wrote with a rule in mind. */
const OF_A_HAND = 2

/** Every text to learn from, in the numbers of its features, and the features' names. */
export function learnedTexts(): { texts: Learned[]; names: string[] } {
  const named = groupsOfTexts().flatMap(({ source, texts, times = 1 }, group) =>
    texts.map((text) => {
      const sentences = sentencesOf(plainSpelling(text))
      return { source, text, group, times, whole: featuresOf(sentences), units: unitsOf(sentences) }
    }),
  )
  const names = frequentNames(named.map(({ whole }) => whole))
  const numbers = new Map(names.map((name, at) => [name, at]))
  const numbered = (features: string[]) => ({
    features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
    scale: scaleOf(features.length),
  })
  const texts = named.map(({ whole, units, times, ...rest }) => {
    // One piece of a cry may be everyday talk; of everyday talk no piece is a cry.
    const learnedFrom = isCry(rest.source) ? [numbered(whole)] : units.map(numbered)
    const weight = (times * WEIGHTS[rest.source]) / Math.sqrt(learnedFrom.length)
    return { ...rest, weight, learnedFrom, units: units.map(numbered) }
  })
  return { texts, names }
}

export function isCry(source: Source): boolean {
  return source === 'explicit' || source === 'indirect' || source === 'spun cry'
}

type Group = { source: Source; texts: string[]; times?: number }

function groupsOfTexts(): Group[] {
  const { explicit, indirect, nearCries, diary, criesByHand, daysByHand } = learningSentences
  const answers = ledger.map(({ answer }) => answer)
  return [
    ...neighbours('explicit', explicit),
    ...neighbours('indirect', indirect),
    ...criesByHand.map((texts) => ({ source: 'indirect' as const, texts, times: OF_A_HAND })),
    ...neighbours('near cry', nearCries),
    ...daysByHand.map((texts) => ({ source: 'near cry' as const, texts, times: OF_A_HAND })),
    ...neighbours('diary', diary),
    ...neighbours('diary', [...demoTexts(), ...answers]),
    ...neighbours('corpus', corpusSentences().learn),
    ...neighbours('spun cry', spinPhrases(cryShapes, SPUN)),
    ...neighbours('spun day', spinPhrases(everydayShapes, SPUN)),
  ]
}

function neighbours(source: Source, texts: string[]): Group[] {
  const count = Math.ceil(texts.length / NEIGHBOURS)
  return Array.from({ length: count }, (_, at) => ({
    source,
    texts: texts.slice(at * NEIGHBOURS, (at + 1) * NEIGHBOURS),
  }))
}

function frequentNames(featuresOfTexts: string[][]): string[] {
  const counts = new Map<string, number>()
  for (const features of featuresOfTexts) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([name]) => name)
}
