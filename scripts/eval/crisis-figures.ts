import { readCare } from '@/lib/server/coach/safety'
import { heldOutSentences } from '@/lib/server/coach/safety-held-out/held-out-sentences'
import { labelledSets, misread } from '@/lib/server/coach/safety-labelled/ledger'
import known from '@/lib/server/coach/safety-labelled/misread.json'
import { type Figure, shareFigure } from './figure'

const bars: Record<string, { least?: number; most?: number }> = {
  explicit: { least: 0.99 },
  indirect: { least: 0.85 },
  everyday: { most: 0.02 },
  'other languages': { least: 0.95 },
  'other languages, everyday': { most: 0.005 },
  'spelled around': { least: 0.9 },
  'spelled oddly, everyday': { most: 0.005 },
}

/** What the check reaches on sentences that nothing was learned from, a little short of it. */
const heldOutBars: Record<string, { least?: number; most?: number }> = {
  explicit: { least: 0.96 },
  plainCries: { least: 0.75 },
  indirect: { least: 0.65 },
  handsCries: { least: 0.5 },
  hyperbole: { most: 0.03 },
  handsDays: { most: 0.07 },
  plainDays: { most: 0.05 },
  signs: { least: 0.8 },
  nearSigns: { most: 0.05 },
  prose: { most: 0.035 },
}

/**
 * What the crisis check finds, explicit or unclear, and what it takes for a cry that is none; the same with a model as
 * without. The labelled sets were looked at while the rules were written, the held-out ones were not.
 */
export function crisisFigures(): Figure[] {
  const found = (sentences: string[]) => sentences.filter((one) => readCare(one).level).length
  const explicit = labelledSets[0]?.sentences ?? []
  const outright = explicit.filter((one) => readCare(one).level === 'explicit').length
  const changed = labelledSets.filter((set) => {
    const stored = (known as Record<string, string[]>)[set.name] ?? []
    return misread(set).join('\n') !== stored.join('\n')
  })
  return [
    ...labelledSets.map(({ name, sentences }) => shareFigure(name, found(sentences), sentences.length, bars[name])),
    shareFigure('explicit, read as explicit', outright, explicit.length, { least: 0.9 }),
    {
      name: 'sets that differ from the ledger',
      value: String(changed.length),
      bar: 'none',
      isMet: changed.length === 0,
    },
    ...Object.entries(heldOutSentences).map(([name, sentences]) =>
      shareFigure(`held out: ${name}`, found(sentences), sentences.length, heldOutBars[name]),
    ),
  ]
}
