import { addDays } from '@/lib/contract/calendar'
import type { RecordQueryInput } from '@/lib/contract/record'
import { monthSpan, unitSpan, yearSpan } from '@/lib/server/language/calendar-spans'
import { type Random, seededRandom } from '@/lib/server/seeded-random'
import type { Doing, Person, Topic } from './doings'
import {
  type Asked,
  entriesOf,
  type Gold,
  type Group,
  groupsOf,
  isWithin,
  longestGap,
  longestRun,
  mean,
  type When,
} from './gold'
import type { Life } from './life'
import { type Wordings, wordings } from './wordings'

export const categories = [
  'first and last',
  'count',
  'mean and compare',
  'written in a period',
  'order in time',
  'latest of changed facts',
  'several sources',
  'not in the record',
] as const
export type Category = (typeof categories)[number]
export type Item = Asked & { life: Life; category: Category; question: string; isKept: boolean }

type Kind = keyof typeof wordings
type Slots = Record<string, string>
type Draw = Asked & { kind: Kind; slots: Slots }
type Span = { words: string; bare: string; when: When }

/** A fifth of all questions asks for what is not there. */
const ABSENT = 1.75

/** So many of each category, over the lives in turn; half in wordings that nothing was written for. */
export function questionsOf(lives: readonly Life[], each: number, seed: number): Item[] {
  const random = seededRandom(seed)
  return categories.flatMap((category) => {
    const items: Item[] = []
    const wanted = category === 'not in the record' ? Math.round(each * ABSENT) : each
    for (let tried = 0; items.length < wanted && tried < wanted * 40; tried++) {
      const life = lives[items.length % lives.length] as Life
      const drawn = draws[category](life, random)
      if (!drawn) continue
      const { kind, slots, query, gold } = drawn
      const isKept = items.length % 2 === 1
      const said: Wordings = wordings[kind]
      const wording = random.pick(isKept ? said.kept : said.read)
      items.push({ life, category, question: filled(wording, slots), isKept, query, gold })
    }
    return items
  })
}

function filled(wording: string, slots: Slots): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
}

const draws: Record<Category, (life: Life, random: Random) => Draw | null> = {
  'first and last': (life, random) => {
    const kind = random.pick<'first' | 'last' | 'lastWith'>(['first', 'last', 'last', 'lastWith'])
    return pointed(life, kind, kind === 'lastWith' ? random.pick(life.people) : random.pick(life.doings))
  },
  count: (life, random) => {
    const doing = random.pick(life.doings)
    if (random.uniform() < 0.3) return counted(life, 'countAll', doing, null)
    return counted(life, 'count', doing, spanOf(life, random))
  },
  'mean and compare': (life, random) => averaged(life, random),
  'written in a period': (life, random) => (random.uniform() < 0.4 ? onDay(life, random) : writtenIn(life, random)),
  'order in time': (life, random) => ordered(life, random),
  'latest of changed facts': (life, random) => {
    const { changing, ids } = random.pick(life.facts)
    const last = ids.at(-1)
    if (!last) return null
    const query = { of: 'entries', give: 'last', about: changing.about } as const
    return {
      kind: 'fact',
      slots: { ask: changing.ask, indirect: changing.indirect },
      query,
      gold: { kind: 'date', date: last.date, id: last.id },
    }
  },
  'several sources': (life, random) => elsewhere(life, random),
  'not in the record': (life, random) => missing(life, random),
}

function doingSlots({ base, ing, past, done, noun, name }: Doing): Slots {
  return { base, ing, past, done, noun, thing: name }
}

function about(words: string): { of: 'entries'; about: string } {
  return { of: 'entries', about: words }
}

function pointed(life: Life, kind: 'first' | 'last' | 'lastWith', what: Doing | Person): Draw | null {
  const entries = entriesOf(life, { about: what.about })
  const found = kind === 'first' ? entries[0] : entries.at(-1)
  const slots = 'base' in what ? doingSlots(what) : { person: what.name }
  const query = { ...about(what.about), give: kind === 'first' ? 'first' : 'last' } as const
  return found ? { kind, slots, query, gold: { kind: 'date', date: found.date, id: found.id } } : null
}

function counted(life: Life, kind: 'count' | 'countAll', doing: Doing, span: Span | null): Draw | null {
  const n = entriesOf(life, { about: doing.about, ...(span ? { when: span.when } : {}) }).length
  if (n === 0) return null
  const query = { ...about(doing.about), give: 'count', ...(span ? { when: span.when } : {}) } as const
  return { kind, slots: { ...doingSlots(doing), ...spanSlots(span) }, query, gold: { kind: 'number', value: n } }
}

function spanSlots(span: Span | null): Slots {
  return span ? { in: span.words, in0: span.bare } : {}
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** A stretch that has begun, as people name it. */
function spanOf({ today, from, years }: Life, random: Random): Span {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const back = 1 + Math.floor(random.uniform() * 9)
  const { from: first, to } = monthSpan(year, month - back)
  const name = MONTHS[Number(first.slice(5, 7)) - 1] as string
  const sameYear = first.slice(0, 4) === String(year)
  const lastWeek = unitSpan(today, 'week', -1)
  const lastMonth = monthSpan(year, month - 1)
  const before = year - 1 - Math.floor(random.uniform() * Math.max(1, years - 2))
  const spans: Span[] = [
    {
      words: `in ${name}${sameYear ? '' : ` ${first.slice(0, 4)}`}`,
      bare: `${name}${sameYear ? '' : ` ${first.slice(0, 4)}`}`,
      when: { from: first, to },
    },
    { words: 'last month', bare: 'last month', when: lastMonth },
    { words: 'this year', bare: 'this year', when: { from: `${year}-01-01` } },
    { words: `since ${name}`, bare: `after the start of ${name}`, when: { from: first } },
    ...(years > 2
      ? [
          { words: `in ${before}`, bare: `${before}`, when: yearSpan(before) },
          { words: 'last year', bare: 'last year', when: yearSpan(year - 1) },
        ]
      : []),
    ...(years > 2
      ? [
          {
            words: `in ${name} ${before}`,
            bare: `${name} ${before}`,
            when: monthSpan(before, Number(first.slice(5, 7))),
          },
        ]
      : []),
    { words: 'in the last 60 days', bare: 'the last 60 days', when: { from: addDays(today, -59) } },
    { words: 'last week', bare: 'last week', when: lastWeek },
  ]
  const begun = spans.filter(({ when }) => (when.to ?? today) >= from && !/start of/.test(when.from ?? ''))
  return random.pick(begun)
}

/** Two stretches to compare. */
function spansOf({ today, years }: Life, random: Random): [Span, Span] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const named = (at: number, of: number): Span => {
    const words = `${MONTHS[at - 1]} ${of}`
    return { words: `in ${words}`, bare: words, when: monthSpan(of, at) }
  }
  const steps = [2, 3, 4, 5].map((step) => monthSpan(year, month - step).from)
  const [one, other] = [random.pick(steps), random.pick(steps)]
  const months: [Span, Span] = [
    named(Number(one.slice(5, 7)), Number(one.slice(0, 4))),
    named(Number(other.slice(5, 7)), Number(other.slice(0, 4))),
  ]
  if (years < 2) return months
  const thisYear = { words: 'this year', bare: 'this year', when: { from: `${year}-01-01` } }
  const lastYear = { words: 'last year', bare: 'last year', when: yearSpan(year - 1) }
  const older = { words: `in ${year - 3}`, bare: `${year - 3}`, when: yearSpan(year - 3) }
  return random.pick([months, [thisYear, lastYear], [lastYear, older]])
}

function averaged(life: Life, random: Random): Draw | null {
  const kind = random.pick<'mean' | 'meanOn' | 'meanWith' | 'withWithout' | 'thanBefore' | 'moreThan' | 'weekdays'>([
    ...(['mean', 'mean', 'meanOn', 'meanWith', 'withWithout', 'thanBefore', 'moreThan', 'weekdays'] as const),
  ])
  const energy = { of: 'entries', give: 'mean', what: 'energy' } as const
  const doing = random.pick(life.doings)
  const one = (when: When): Gold | null => numbered(mean(entriesOf(life, { when })))
  if (kind === 'mean') {
    const span = spanOf(life, random)
    return drawn(kind, spanSlots(span), { ...energy, when: span.when }, one(span.when))
  }
  if (kind === 'meanOn' || kind === 'weekdays') {
    const [first, second] = twoWeekdays(random)
    const slots = { weekday: WEEKDAYS[first - 1] as string, otherday: WEEKDAYS[second - 1] as string }
    if (kind === 'meanOn')
      return drawn(kind, slots, { ...energy, when: { weekdays: [first] } }, one({ weekdays: [first] }))
    const query = { ...energy, when: { weekdays: [first] }, against: { when: { weekdays: [second] } } }
    const values = [first, second].map((weekday) => mean(entriesOf(life, { when: { weekdays: [weekday] } })))
    return drawn(kind, slots, query, two(values))
  }
  if (kind === 'meanWith')
    return drawn(kind, doingSlots(doing), { ...energy, about: doing.about }, numbered(mean(entriesOf(life, doing))))
  if (kind === 'withWithout') {
    const values = [false, true].map((without) => mean(entriesOf(life, { about: doing.about, without })))
    const query = { ...energy, about: doing.about, against: { without: doing.about } }
    return drawn(kind, doingSlots(doing), query, values[0] === null ? null : two(values))
  }
  const [span, before] = spansOf(life, random)
  if (span.words === before.words) return null
  const slots = { ...doingSlots(doing), in: span.words, in0: span.bare, before: before.words }
  const times = { when: span.when, against: { when: before.when } }
  const sides = [span.when, before.when]
  if (kind === 'thanBefore')
    return drawn(kind, slots, { ...energy, ...times }, two(sides.map((when) => mean(entriesOf(life, { when })))))
  const counts = sides.map((when) => entriesOf(life, { about: doing.about, when }).length)
  return drawn(kind, slots, { ...about(doing.about), give: 'count', ...times }, two(counts))
}

function twoWeekdays(random: Random): [number, number] {
  const first = 1 + Math.floor(random.uniform() * 7)
  return [first, (first % 7) + 1]
}

function drawn(kind: Kind, slots: Slots, query: RecordQueryInput, gold: Gold | null): Draw | null {
  return gold && { kind, slots, query, gold }
}

function numbered(value: number | null): Gold | null {
  return value === null ? null : { kind: 'number', value }
}

function two([one = null, other = null]: readonly (number | null)[]): Gold {
  return { kind: 'two', values: [one, other] }
}

function writtenIn(life: Life, random: Random): Draw | null {
  const thing = random.pick<Topic | Person>([...life.topics, ...life.topics, ...life.people])
  const span = spanOf(life, random)
  const found = entriesOf(life, { about: thing.about, when: span.when })
  if (found.length === 0 || found.length > 20) return null
  const query = { ...about(thing.about), give: 'list', when: span.when } as const
  return {
    kind: 'written',
    slots: { thing: thing.name, ...spanSlots(span) },
    query,
    gold: { kind: 'rows', ids: found.map(({ id }) => id) },
  }
}

function onDay(life: Life, random: Random): Draw | null {
  const entry = random.pick(life.entries.slice(-300))
  const [year, month, day] = entry.date.split('-').map(Number) as [number, number, number]
  const isThisYear = entry.date.slice(0, 4) === life.today.slice(0, 4)
  const words = `${day} ${MONTHS[month - 1]}${isThisYear ? '' : ` ${year}`}`
  if (!isWithin(entry.date, { to: addDays(life.today, -8) })) return null
  const query = { of: 'entries', give: 'list', when: { from: entry.date, to: entry.date } } as const
  return { kind: 'onDay', slots: { day: words }, query, gold: { kind: 'rows', ids: [entry.id] } }
}

function ordered(life: Life, random: Random): Draw | null {
  const kind = random.pick<'order' | 'gap' | 'run' | 'bestGroup' | 'mostGroup'>([
    'order',
    'gap',
    'run',
    'bestGroup',
    'mostGroup',
  ])
  const doing = random.pick(life.doings)
  const own = entriesOf(life, doing)
  const days = own.map(({ date }) => date)
  if (own.length < 5) return null
  if (kind === 'gap')
    return drawn(
      kind,
      doingSlots(doing),
      { ...about(doing.about), give: 'longestGap' },
      { kind: 'number', value: longestGap(days, life.today) },
    )
  if (kind === 'run')
    return drawn(
      kind,
      doingSlots(doing),
      { ...about(doing.about), give: 'longestRun' },
      { kind: 'number', value: longestRun(days) },
    )
  if (kind === 'order') {
    const [a, b] = [random.pick(life.topics), random.pick(life.doings)]
    const firsts = [a, b].map((one) => entriesOf(life, { about: one.about })[0]?.date)
    if (!firsts[0] || !firsts[1]) return null
    const query = { ...about(a.about), give: 'first', against: { about: b.about } } as const
    return drawn(kind, { a: a.name, b: b.name }, query, { kind: 'dates', dates: [firsts[0], firsts[1]] })
  }
  const unit = random.pick<Group>(['month', 'weekday', 'season'])
  if (kind === 'mostGroup') {
    return drawn(
      kind,
      { ...doingSlots(doing), unit },
      { ...about(doing.about), give: 'count', by: unit },
      { kind: 'groups', groups: groupsOf(own, unit, (all) => all.length) },
    )
  }
  const groups = groupsOf(life.entries, unit, (all) => mean(all) ?? 0)
  return drawn(kind, { unit }, { of: 'entries', give: 'mean', what: 'energy', by: unit }, { kind: 'groups', groups })
}

function elsewhere(life: Life, random: Random): Draw | null {
  const kind = random.pick<'finished' | 'left' | 'alerts' | 'told' | 'sum'>([
    'finished',
    'left',
    'alerts',
    'told',
    'sum',
  ])
  if (kind === 'sum') return summed(life, random)
  if (kind === 'left') {
    const goal = random.pick(life.goals.filter(({ isCompleted, measure }) => !isCompleted && !measure))
    const open = goal.milestones.filter(({ isCompleted }) => !isCompleted).map(({ id }) => id)
    const name = goal.title.replace(/^\w+ (?:off )?/, '')
    return drawn(
      kind,
      { goal: name },
      { of: 'milestones', give: 'list', goal: goal.id, where: { status: 'open' } },
      { kind: 'rows', ids: open },
    )
  }
  if (kind === 'finished') {
    const goal = random.pick(life.goals.filter(({ isCompleted }) => isCompleted))
    const day = (goal.completedAt ?? '').slice(0, 10)
    const span = monthSpan(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
    const name = MONTHS[Number(day.slice(5, 7)) - 1] as string
    const ids = life.goals
      .filter(({ completedAt }) => completedAt !== null && isWithin(completedAt.slice(0, 10), span))
      .map(({ id }) => id)
    const query = { of: 'goals', give: 'list', where: { status: 'completed' }, when: span } as const
    return drawn(kind, { in: `in ${name}`, in0: name }, query, { kind: 'rows', ids })
  }
  if (kind === 'alerts') {
    const tomorrow = addDays(life.today, 1)
    const [words, when] = random.pick<[string, When]>([
      ['tomorrow', { from: tomorrow, to: tomorrow }],
      ['next week', unitSpan(life.today, 'week', 1)],
    ])
    const ids = life.reminders
      .filter(({ scheduledFor }) => isWithin(localDay(life, scheduledFor), when))
      .map(({ id }) => id)
    return ids.length
      ? drawn(kind, { in: words, in0: words }, { of: 'alerts', give: 'list', when }, { kind: 'rows', ids })
      : null
  }
  const thing = random.pick(life.topics)
  const ids = life.messages.filter(({ tells }) => tells === thing.about).map(({ id }) => id)
  return drawn(kind, { thing: thing.name }, { of: 'messages', give: 'list', about: thing.about }, { kind: 'rows', ids })
}

function summed(life: Life, random: Random): Draw | null {
  const { goalId, values, ...words } = random.pick(life.counted)
  const span = spanOf(life, random)
  const found = values.filter(({ date }) => isWithin(date, span.when))
  if (found.length === 0) return null
  const query = { of: 'values', give: 'sum', what: 'value', goal: goalId, when: span.when } as const
  return drawn('sum', { ...words, ...spanSlots(span) }, query, {
    kind: 'number',
    value: found.reduce((sum, { value }) => sum + value, 0),
  })
}

function localDay({ timeZone }: Life, at: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
}

/** What is not there: other doings, other people, other themes, in every kind of question that names one. */
function missing(life: Life, random: Random): Draw | null {
  const { absent } = life
  const kind = random.pick<Kind>([
    'last',
    'first',
    'lastWith',
    'count',
    'countAll',
    'written',
    'ever',
    'told',
    'last',
    'ever',
  ])
  const doing = random.pick(absent.doings)
  const person = random.pick(absent.people)
  const topic = random.pick(absent.topics)
  const span = spanOf(life, random)
  const named = kind === 'lastWith' ? person.about : kind === 'written' || kind === 'told' ? topic.about : doing.about
  const slots = {
    ...doingSlots(doing),
    person: person.name,
    ...spanSlots(span),
    ...(kind === 'written' || kind === 'told' ? { thing: topic.name } : {}),
  }
  const give =
    kind === 'first'
      ? 'first'
      : kind.startsWith('count')
        ? 'count'
        : kind === 'last' || kind === 'lastWith'
          ? 'last'
          : 'list'
  const when = kind === 'count' || kind === 'written' ? { when: span.when } : {}
  return drawn(
    kind,
    slots,
    { of: kind === 'told' ? 'messages' : 'entries', give, about: named, ...when },
    { kind: 'nothing' },
  )
}
