import { ledger } from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import { learningSentences } from '@/lib/server/coach/safety-labelled/learning-sentences'
import { featuresOf, scaleOf, unitsOf } from '@/lib/server/coach/safety-learned/features'
import { sentencesOf } from '@/lib/server/coach/safety-sentences'
import { corpusSentences } from './corpus-sentences'
import { demoTexts } from './demo-texts'
import type { Sample } from './logistic-regression'
import { cryShapes, everydayShapes } from './phrase-shapes'
import { spinPhrases } from './spin-phrases'

/** What a text is of; spun phrases are learned from and never measured by. */
export type Source = 'cry' | 'near cry' | 'diary' | 'corpus' | 'spun cry' | 'spun day'
/** A text to learn from: the samples it gives, and those by which a model is asked about it. */
export type Learned = { source: Source; text: string; samples: Sample[]; units: Pick<Sample, 'features' | 'scale'>[] }

/** How much one text counts. */
const WEIGHTS: Record<Source, number> = {
  cry: 1,
  'near cry': 1,
  diary: 4,
  corpus: 0.5,
  'spun cry': 0.3,
  'spun day': 0.3,
}
const SPUN = 3_000
/** A feature of fewer texts says more about them than about cries. */
const LEAST_TEXTS = 7

/** Every text to learn from, in the numbers of its features, and the features' names. */
export function learnedTexts(): { texts: Learned[]; names: string[] } {
  const answers = ledger.map(({ answer }) => answer)
  const bySource: Record<Source, string[]> = {
    cry: learningSentences.cries,
    'near cry': learningSentences.nearCries,
    diary: [...learningSentences.diary, ...demoTexts(), ...answers],
    corpus: corpusSentences().learn,
    'spun cry': spinPhrases(cryShapes, SPUN),
    'spun day': spinPhrases(everydayShapes, SPUN),
  }
  const named = (Object.keys(bySource) as Source[]).flatMap((source) =>
    bySource[source].map((text) => {
      const sentences = sentencesOf(text)
      return { source, text, whole: featuresOf(sentences), units: unitsOf(sentences) }
    }),
  )
  const names = frequentNames(named.map(({ whole }) => whole))
  const numbers = new Map(names.map((name, at) => [name, at]))
  const numbered = (features: string[]) => ({
    features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
    scale: scaleOf(features.length),
  })
  const texts = named.map(({ source, text, whole, units }) => {
    const isCry = source.endsWith('cry') && source !== 'near cry'
    // One piece of a cry may be everyday talk; of everyday talk no piece is a cry.
    const learnedFrom = isCry ? [numbered(whole)] : units.map(numbered)
    const weight = WEIGHTS[source] / Math.sqrt(learnedFrom.length)
    return {
      source,
      text,
      samples: learnedFrom.map((one) => ({ ...one, isCry, weight })),
      units: units.map(numbered),
    }
  })
  return { texts, names }
}

function frequentNames(featuresOfTexts: string[][]): string[] {
  const counts = new Map<string, number>()
  for (const features of featuresOfTexts) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([name]) => name)
}
