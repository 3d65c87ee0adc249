import 'server-only'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { counted } from '../record-nouns'
import { amountWords, numeral, sideWords } from './side-words'

/** Groups with fewer rows are no best and no worst where others have more. */
const FEW = 3
/** So few groups are all told. */
const ALL = 7

type Group = NonNullable<RecordAnswer['groups']>[number]

/** By month, weekday and the like: the highest and the lowest with their n, and each where they are few. */
export function groupWords(query: RecordQuery, { groups = [], figures }: RecordAnswer, today: string): string {
  const known = groups.filter(({ value }) => value !== null)
  const isCount = query.what === undefined
  const isSum = isCount || query.give === 'sum'
  const unit = figures[0]?.unit ?? null
  const least = query.by === 'month' && query.what === 'energy' ? ENOUGH_IN_MONTH : FEW
  const borne = known.filter(({ n }) => n >= least)
  const ranked = (isSum || borne.length === 0 ? known : borne).toSorted((a, b) => Number(b.value) - Number(a.value))
  const [best, second] = ranked
  const worst = ranked.at(-1)
  if (!best || !worst) return 'Nothing to group.'
  const side = sideWords(query, today)
  const told = (group: Group) => toldOf(query, group, unit)
  const what = isCount ? 'Most' : query.what === 'energy' ? 'Highest energy' : 'Highest'
  const lead = `${what}${side === 'in all' ? '' : ` ${side}`}: ${told(best)}`
  const others =
    known.length <= ALL && known.length > 2 ? `\n${known.map((group) => `- ${told(group)}`).join('\n')}` : ''
  const next = second ? `, then ${told(second)}` : ''
  const low = isCount ? next : worst === best ? '' : `, lowest: ${told(worst)}`
  const [figure] = figures
  const isRate = figure?.words.startsWith(`Average a ${query.by} `)
  const rate = isRate ? `${amountWords(Number(figure?.value), unit)} a ${query.by} on average. ` : ''
  return `${rate}${lead}${low}.${others}`
}

function toldOf(query: RecordQuery, { words: named, value, n }: Group, unit: string | null): string {
  const words = named.replace(/\bSept\b/, 'Sep')
  if (query.what === undefined) return `${words}, ${counted(query.of, n)}`
  const figure = query.what === 'energy' ? `${numeral(Number(value))} of 5` : amountWords(Number(value), unit)
  return `${words}, ${figure} over ${counted(query.of, n)}`
}
