import 'server-only'

/** A unit by its family, and what one of it is in the family's base. */
export type Unit = { family: string; factor: number }

const measures: [string, number, string][] = [
  ['distance', 1, 'km kilometer kilometre kms'],
  ['distance', 1.609344, 'mile mi'],
  ['distance', 0.001, 'meter metre'],
  ['distance', 0.00001, 'cm centimeter centimetre'],
  ['distance', 0.000001, 'mm millimeter millimetre'],
  ['weight', 1_000, 'tonne ton'],
  ['volume', 1, 'litre liter l ltr'],
  ['volume', 0.01, 'cl centilitre'],
  ['volume', 0.001, 'ml millilitre milliliter'],
  ['volume', 0.568, 'pint'],
  ['volume', 4.546, 'gallon'],
  ['weight', 1, 'kg kilo kilogram kgs'],
  ['weight', 0.001, 'gram g grams'],
  ['weight', 0.45359237, 'lb lbs pound'],
  ['weight', 6.35029318, 'stone'],
  ['money', 1, '€ $ £ euro eur dollar usd buck pound gbp quid chf franc yen krona inr rupee money savings'],
  ['hours', 1, 'hour h hr'],
  ['hours', 1 / 60, 'minute min'],
  ['hours', 1 / 3_600, 'seconds sec secs'],
  ['area', 1, 'sqm'],
  ['area', 0.0929, 'sqft'],
  ['day', 1, 'day night morning evening'],
  ['day', 7, 'week'],
  ['day', 30, 'month'],
]

/** Words that count the same thing. The first names the family. */
const synonyms = [
  'book novel title audiobook',
  'session workout time training visit practice gym class run swim ride',
  'lesson module unit lecture',
  'customer client',
  'post article essay',
  'word',
  'page',
  'chapter section',
  'application job',
  'date meetup',
  'push-up pushup press-up',
  'pull-up pullup chin-up',
  'follower subscriber',
  'interview conversation',
  'letter card',
  'friend person people contact',
  'song track',
  'ects credit',
  'pr pull-request',
]

const plain = new Map<string, Unit[]>()
for (const [family, factor, words] of measures) {
  for (const word of words.split(' ')) plain.set(word, [...(plain.get(word) ?? []), { family, factor }])
}
for (const group of synonyms) {
  const words = group.split(' ')
  for (const word of words) if (!plain.has(word)) plain.set(word, [{ family: words[0] ?? word, factor: 1 }])
}

/** The singular of an English noun, roughly: enough for "scarves" to meet "scarf" and "stories" to meet "story". */
export function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length < 3) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2)
  if (/(?:kni|wi|li|lea|shel|scar|wol|hal|cal|loa|thie|hoo)ves$/.test(word)) return word.replace(/ves$/, 'f')
  return word.replace(/s$/, '').replace(/(?<=kni|wi|li)fe$/, 'f')
}

/** What a noun measures. A word of no known family counts itself; a word of several (pound) has several readings. */
export function unitsOf(word: string): Unit[] {
  const base = singular(word)
  return plain.get(word) ?? plain.get(base) ?? [{ family: base, factor: 1 }]
}

/** How much one `word` is in a size's own unit (a mile is 1.6 of a size in km); null when it measures something else. */
export function factorFor(size: Unit & { also?: string[] }, word: string): number | null {
  if (size.also?.includes(singular(word))) return 1
  const unit = unitsOf(word).find((one) => one.family === size.family)
  return unit ? unit.factor / size.factor : null
}

export function isPlural(word: string): boolean {
  return /[^sui]s$/.test(word)
}

/** A word that measures something of its own (5 minutes, 3 km), so that a bare number next to it is not a count. */
export function isMeasure(word: string): boolean {
  return plain.has(word) || plain.has(singular(word))
}

/** A unit that is a stretch to be on rather than a piece to finish: "page 120", "day 12". */
export function isStretch(family: string): boolean {
  return ['page', 'day', 'distance', 'hours', 'money', 'word', 'weight', 'volume'].includes(family)
}
