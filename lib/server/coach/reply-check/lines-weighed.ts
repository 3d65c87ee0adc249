import 'server-only'
import { remembering } from '@/lib/server/remembering'
import { contentStems } from './content-words'
import type { Figure } from './figures-in'
import type { Label } from './labels'
import type { ToldLine } from './told-lines'

/** A line of what was told, with all that says what it is about as tokens: stems, days, weekdays, months, figures. */
export type WeighedLine = ToldLine & { tokens: ReadonlySet<string>; ownDay: number | null }

/** All that was told, and how much each token tells: what stands in few lines tells much. */
export type Told = {
  lines: readonly WeighedLine[]
  /** The lines in which a token stands. */
  linesOf: ReadonlyMap<string, readonly WeighedLine[]>
  weightOf(token: string): number
  titles: readonly (readonly [mission: string, stems: readonly string[]])[]
  /** Names of people and places: words that stand with a capital letter only. */
  names: ReadonlySet<string>
  /** The stems of a text of the reply, which is asked for each figure in it. */
  stemsOf(text: string): readonly string[]
  today: string
  /** The years of days that were told with one. */
  years: ReadonlyMap<number, number>
  /** What is counted anywhere in it. */
  units: ReadonlySet<string>
  hasLooked: boolean
}

const DAY_MS = 86_400_000
const MOST_TEXTS = 500

/** A day as the number of days since 1970: of the year that stands with it, else of the one in which it lies nearest to today. */
export function dayNumber(
  { value, second }: Pick<Figure, 'value' | 'second'>,
  today: string,
  years?: ReadonlyMap<number, number>,
): number {
  const at = (year: number) => Date.UTC(year, Math.floor(value / 100) - 1, value % 100) / DAY_MS
  const told = second ?? years?.get(value)
  if (told) return at(told)
  const now = Date.parse(today) / DAY_MS
  const year = Number(today.slice(0, 4))
  // A record looks back further than ahead.
  const away = (one: number) => (one > now ? 2 * (one - now) : now - one)
  return [at(year - 1), at(year), at(year + 1)].reduce((near, one) => (away(one) < away(near) ? one : near))
}

/** The tokens of a day: itself, its weekday, its month. */
export function dayTokens(figure: Pick<Figure, 'value' | 'second'>, today: string): string[] {
  const weekday = (new Date(dayNumber(figure, today) * DAY_MS).getUTCDay() + 6) % 7
  return [`d${figure.value}`, `weekday${weekday + 1}`, `month${Math.floor(figure.value / 100)}`]
}

export function figureToken({ kind, value, second }: Figure): string {
  if (kind === 'date') return `d${value}`
  return kind === 'pair' ? `${value}of${second}` : `${kind === 'percent' ? 'p' : kind === 'time' ? 't' : 'n'}${value}`
}

export function labelToken({ kind, name }: Label): string {
  return `${kind}${name}`
}

export function weigh(lines: readonly ToldLine[], names: ReadonlySet<string>, today: string): Told {
  const weighed = lines.map((line): WeighedLine => {
    const first = line.figures[0]
    const tokens = new Set(line.words)
    for (const one of line.figures) {
      if (one.kind === 'date' && one.value > 100) for (const token of dayTokens(one, today)) tokens.add(token)
      tokens.add(figureToken(one))
      if (one.kind === 'pair' && one.second !== null) tokens.add(`n${one.value}`).add(`n${one.second}`)
    }
    if (line.label) tokens.add(labelToken(line.label))
    if (line.energy) tokens.add(`energy${line.energy}`)
    return Object.assign(line, { tokens, ownDay: first?.kind === 'date' && first.from < 20 ? first.value : null })
  })
  const linesOf = new Map<string, WeighedLine[]>()
  for (const line of weighed) {
    for (const token of line.tokens) {
      const some = linesOf.get(token)
      if (some) some.push(line)
      else linesOf.set(token, [line])
    }
  }
  const all = Math.log(weighed.length + 2)
  const weightOf = (token: string) => {
    const count = linesOf.get(token)?.length ?? 0
    return count === 0 ? 0 : Math.log((weighed.length + 2) / count) / all
  }
  const days = weighed.flatMap(({ figures }) =>
    figures.filter(({ kind, second }) => kind === 'date' && second !== null),
  )
  const years = new Map(days.map(({ value, second }) => [value, second ?? 0]))
  const missions = new Set(weighed.flatMap((line) => line.mission ?? []))
  return {
    lines: weighed,
    linesOf,
    weightOf,
    titles: [...missions].map((one) => [one, contentStems(one)]),
    names,
    stemsOf: remembering(contentStems, MOST_TEXTS),
    today,
    years,
    units: new Set(weighed.flatMap(({ figures }) => figures.flatMap(({ unit }) => unit ?? []))),
    hasLooked: weighed.some(({ isLooked }) => isLooked),
  }
}
