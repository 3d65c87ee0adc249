import 'server-only'

/** Numbers in words from two on, and tens; "one" is left out as it is in English. */
const LISTS = [
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
].map((list) => list.split(' '))
const TENS = [
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
].map((list) => list.split(' '))
/** How a ten and a unit are joined, the unit first where it is said first. */
const JOINS: readonly ((ten: string, unit: string) => string)[] = [
  (ten, unit) => `${unit}und${ten}`,
  (ten, unit) => `${ten}-${unit}`,
  (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
  (ten, unit) => `${/^[ou]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  (ten, unit) => `${ten} e ${unit}`,
  (ten, unit) => `${unit}${unit.endsWith('e') ? 'ë' : 'e'}n${ten}`,
]
const ONES: readonly ((ten: string) => string)[] = [
  (ten) => `einund${ten}`,
  (ten) => `${ten} et un`,
  (ten) => (ten === 'veinte' ? 'veintiuno' : `${ten} y uno`),
  (ten) => `${ten.slice(0, -1)}uno`,
  (ten) => `${ten} e um`,
  (ten) => `eenen${ten}`,
]

const values = new Map<string, number>()
for (const [language, list] of LISTS.entries()) {
  for (const [at, word] of list.entries()) values.set(word, at + 2)
  for (const [tens, ten] of (TENS[language] ?? []).entries()) {
    const value = (tens + 2) * 10
    values.set(ten, value)
    values.set(ONES[language]?.(ten) ?? ten, value + 1)
    for (const [at, unit] of list.slice(0, 8).entries()) values.set(JOINS[language]?.(ten, unit) ?? ten, value + at + 2)
  }
}

const WORD = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...values.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}-])`,
  'giu',
)

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const months = new Map(
  ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'].flatMap((language) =>
    MONTHS.map((short, at) => {
      const day = new Date(Date.UTC(2026, at, 15))
      const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
        day,
      )
      return [parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? short, short] as const
    }),
  ),
)
const DATE = new RegExp(`(?<=\\d)(?:\\.|er|º)?(?: de)? (${[...months.keys()].join('|')})(?!\\p{L})`, 'giu')

/**
 * A text of another language with its numbers in digits and the months of its dates in English, each in as many characters as before, so that every place in it
 * stays where it was.
 */
export function inDigits(text: string): string {
  const dated = text.replace(DATE, (whole, month: string) =>
    ` ${months.get(month.toLowerCase())}`.padEnd(whole.length, '\u00a0'),
  )
  return dated.replace(WORD, (word) => {
    const digits = String(values.get(word.toLowerCase()) ?? word)
    return digits.length <= word.length ? digits.padStart(word.length, '\u00a0') : word
  })
}
