import 'server-only'
import { readCare } from '../safety'
import { labelledSentences } from './labelled-sentences'
import { inLanguages } from './languages.cases'
import { spelledAround } from './spelled-around.cases'

type LabelledSet = { name: string; sentences: string[]; expected: 'explicit' | 'found' | 'none' }

/** Every labelled set, with what a right reading of its sentences is. */
export const labelledSets: LabelledSet[] = [
  { name: 'explicit', sentences: labelledSentences.explicit, expected: 'explicit' },
  { name: 'indirect', sentences: labelledSentences.indirect, expected: 'found' },
  { name: 'everyday', sentences: labelledSentences.harmless, expected: 'none' },
  {
    name: 'other languages',
    sentences: Object.values(inLanguages).flatMap(({ cries }) => cries),

    expected: 'explicit',
  },
  {
    name: 'other languages, everyday',
    sentences: Object.values(inLanguages).flatMap(({ everyday }) => everyday),

    expected: 'none',
  },
  { name: 'spelled around', sentences: spelledAround.cries, expected: 'found' },
  { name: 'spelled oddly, everyday', sentences: spelledAround.everyday, expected: 'none' },
]

/** The sentences of a set that are read otherwise than they should be, each once, with how. */
export function misread({ sentences, expected }: LabelledSet): string[] {
  return [...new Set(sentences)].flatMap((sentence) => {
    const { level } = readCare(sentence)
    const isRight = expected === 'found' ? level !== null : level === (expected === 'none' ? null : expected)
    return isRight ? [] : [`${level ?? 'none'}: ${sentence}`]
  })
}
