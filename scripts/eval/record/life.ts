import type { AccountDocument } from '@/lib/contract/account-document'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import { type Random, seededRandom } from '@/lib/server/seeded-random'
import { type Changing, changing, type Doing, doings, filler, type Person, people, type Topic, topics } from './doings'

/** An entry with what it tells of, as it was put together: gold answers are counted from this, never read from words. */
export type LifeEntry = { id: string; date: string; mood: number; notes: string; tells: Set<string> }
export type LifeFact = { changing: Changing; ids: { id: string; date: string; value: string }[] }

export type Life = {
  name: string
  years: number
  timeZone: string
  today: string
  from: string
  entries: LifeEntry[]
  /** What is in this life, and what could be and is not. */
  doings: Doing[]
  people: Person[]
  topics: Topic[]
  absent: { doings: Doing[]; people: Person[]; topics: Topic[] }
  facts: LifeFact[]
  goals: AccountDocument['goals']
  reminders: AccountDocument['reminders']
  counted: Counted[]
  messages: { id: string; date: string; tells: string }[]
  document: AccountDocument
}

/** A mission that is counted, with what was noted on it. */
export type Counted = {
  goalId: string
  base: string
  past: string
  done: string
  units: string
  values: { date: string; value: number }[]
}

const COUNTED = [
  { title: 'Cycle 9,000 km', base: 'cycle', past: 'cycled', done: 'cycled', unit: 'km', units: 'km', most: 60 },
  { title: 'Read 400 books', base: 'read', past: 'read', done: 'read', unit: 'books', units: 'books', most: 1 },
]

const MISSIONS = [
  {
    title: 'Convert the loft',
    milestones: ['Insulate the rafters', 'Lay the floorboards', 'Fit the skylight', 'Paint it white'],
  },
  { title: 'Learn Italian', milestones: ['Finish the grammar', 'Order dinner in Rome', 'Read a novella'] },
  { title: 'Publish the cookbook', milestones: ['Test fifty recipes', 'Take the pictures', 'Send the manuscript'] },
  { title: 'Clear the cellar', milestones: ['Sell the bicycles', 'Fetch a skip', 'Whitewash the walls'] },
  { title: 'Pay off the van', milestones: ['First thousand', 'Half of it', 'The last instalment'] },
  { title: 'Sail to Samos', milestones: ['Get the licence', 'Charter a boat', 'Plan the route'] },
]

/** A made-up life of some years up to today, and its record as an account document; the same for the same seed and day. */
export function simulateLife(seed: number, years: number, now = new Date()): Life {
  const random = seededRandom(seed)
  const timeZone = random.pick(['Europe/London', 'America/New_York', 'Asia/Tokyo'])
  const today = dateIn(timeZone, now)
  const from = addDays(today, -Math.round(365.25 * years) + 1)
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random.uniform() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const [own, other] = halves(shuffled(doings))
  const [met, strangers] = halves(shuffled(people))
  const [themes, absentThemes] = halves(shuffled(topics))
  const names = met.filter(({ name }) => /^[A-Z]/.test(name))
  const facts = changing(names[0]?.name ?? 'Anna', names[1]?.name ?? 'Ben')
    .slice(0, 4)
    .map((one): LifeFact => ({ changing: one, ids: [] }))
  const entries = writeEntries({ random, from, today, seed, own, met, themes, facts })
  const instant = (date: string, hour: number) =>
    new Date(startOfDay(timeZone, date).getTime() + hour * 3_600_000).toISOString()
  const counted = countedBy(seed, random, { from, today })
  const goals = [...missions(seed, random, { from, today, instant }), ...countedGoals(counted, { from, instant })]
  const messages = themes.flatMap(({ about, name }, at) =>
    [200, 90, 30].map((ago) => ({
      id: `m${seed}-${at}-${ago}`,
      date: addDays(today, -ago - at),
      tells: about,
      words: `A lot of thoughts about ${name} today.`,
    })),
  )
  const reminders = remindersOf(seed, today, instant)
  const life = {
    name: `${seed}`,
    years,
    timeZone,
    today,
    from,
    entries,
    doings: own,
    people: met,
    topics: themes,
    facts,
    goals,
    counted,
    reminders,
    messages,
  }
  const document: AccountDocument = {
    format: 'apogee',
    version: 1,
    exportedAt: now.toISOString(),
    profile: { selectedDomains: ['health'], selectedLeader: 'marcus', timeZone, memoryPaused: false },
    goals,
    journal: entries.map(({ id, date, mood, notes }) => ({
      ...{ id, date, mood, notes, timeSpent: '', attachments: [], neverSend: false, userId: 'life' },
      ...{ createdAt: instant(date, 20), updatedAt: instant(date, 20) },
    })) as AccountDocument['journal'],
    reminders,
    conversations: [
      {
        ...{ id: `c${seed}`, title: 'Talks', isActive: false, archivedAt: null, neverSend: false },
        ...{ createdAt: instant(addDays(today, -300), 9), updatedAt: instant(addDays(today, -20), 9) },
        messages: messages.map(({ id, date, words }) => ({
          ...{
            id,
            userId: 'life',
            conversationId: `c${seed}`,
            message: words,
            isFromUser: true,
            createdAt: instant(date, 9),
          },
          ...{
            source: 'user' as const,
            model: null,
            coachName: null,
            status: 'complete' as const,
            looked: [],
            marks: [],
            careLevel: null,
          },
        })),
      },
    ],
    insights: [],
    reviews: [],
    experiments: [],
    memories: [],
  }
  return { ...life, absent: { doings: other, people: strangers, topics: absentThemes }, document }
}

function halves<Item>(items: Item[]): [Item[], Item[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

type Writing = {
  random: Random
  from: string
  today: string
  seed: number
  own: Doing[]
  met: Person[]
  themes: Topic[]
  facts: LifeFact[]
}

/** A day at a time: some things by season, some people now and then, a theme for some weeks, facts that change. */
function writeEntries({ random, from, today, seed, own, met, themes, facts }: Writing): LifeEntry[] {
  const length = Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000) + 1
  const share = own.map(() => random.between(0.01, 0.14))
  // An injury: what is done first pauses for six weeks.
  const injury = Math.floor(random.between(0.3, 0.6) * length)
  const begins = themes.map(() => Math.floor(random.between(0, 0.85) * length))
  const changes = new Map<number, { fact: LifeFact; value: string }>()
  for (const fact of facts) {
    const { values } = fact.changing
    for (const [at, value] of values.slice(0, years(length)).entries()) {
      let day = Math.floor(((at + random.between(0.1, 0.7)) / years(length)) * (length - 2))
      while (changes.has(day)) day++
      changes.set(day, { fact, value })
    }
  }
  const entries: LifeEntry[] = []
  for (let at = 0; at < length; at++) {
    const date = addDays(from, at)
    const change = changes.get(at)
    if (!change && random.uniform() < 0.22) continue
    const month = Number(date.slice(5, 7))
    const tells = new Set<string>()
    const sentences: string[] = []
    let mood =
      3 +
      (month >= 5 && month <= 9 ? 0.4 : -0.2) +
      ([6, 7].includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7) ? 0.4 : 0)
    for (const [place, doing] of own.entries()) {
      const season = !doing.months ? 1 : doing.months.includes(month) ? 2.5 : 0.1
      const isHurt = place === 0 && at >= injury && at < injury + 42
      if (isHurt || random.uniform() > (share[place] ?? 0) * season) continue
      tells.add(doing.about)
      sentences.push(random.pick(doing.sentences))
      mood += doing.lift
    }
    for (const person of met) {
      if (random.uniform() > 0.035) continue
      tells.add(person.about)
      sentences.push(random.pick(person.sentences))
    }
    for (const [place, topic] of themes.entries()) {
      const since = at - (begins[place] ?? 0)
      if (since < 0 || since > 50 || random.uniform() > 0.2) continue
      tells.add(topic.about)
      sentences.push(random.pick(topic.sentences))
    }
    const id = `j${seed}-${at}`
    if (change) {
      sentences.push(change.fact.changing.say(change.value))
      change.fact.ids.push({ id, date, value: change.value })
      const named = met.find(({ name }) => change.fact.changing.ask.includes(name))
      if (named) tells.add(named.about)
    }
    if (sentences.length === 0 || random.uniform() < 0.3) sentences.push(random.pick(filler))
    const energy = Math.min(5, Math.max(1, Math.round(mood + random.normal() * 0.8)))
    entries.push({ id, date, mood: energy, notes: sentences.join(' '), tells })
  }
  return entries
}

function years(length: number): number {
  return length > 1_000 ? 4 : 3
}

type Days = { from: string; today: string; instant: (date: string, hour: number) => string }

function missions(seed: number, random: Random, { from, today, instant }: Days): AccountDocument['goals'] {
  return MISSIONS.map(({ title, milestones }, at) => {
    const isCompleted = at % 2 === 1
    const finished = addDays(today, -20 - 37 * at)
    const createdAt = instant(addDays(from, 3 + at), 8)
    const done = isCompleted ? milestones.length : Math.floor(random.between(1, milestones.length))
    const completedAt = isCompleted ? instant(finished, 12) : null
    return {
      ...{ id: `g${seed}-${at}`, userId: 'life', title, description: '', domain: 'health', tags: [], targetDate: null },
      milestones: milestones.map((name, place) => ({
        ...{ id: `s${seed}-${at}-${place}`, title: name, isCompleted: place < done, targetDate: null },
        completedAt: place < done ? instant(addDays(from, 10 + place * 9 + at), 12) : null,
      })),
      ...{ measure: null, reading: null, progress: isCompleted ? 100 : 40, isCompleted, completedAt },
      ...{ completionNotes: '', progressNotes: '', createdAt, updatedAt: completedAt ?? createdAt },
      ...{ history: [], responses: [] },
    }
  }) as unknown as AccountDocument['goals']
}

function countedBy(seed: number, random: Random, { from, today }: Pick<Days, 'from' | 'today'>): Counted[] {
  return COUNTED.map(({ base, past, done, units, most }, at) => {
    const values: Counted['values'] = []
    for (let date = addDays(from, 5); date <= today; date = addDays(date, Math.ceil(random.between(2, 20)))) {
      values.push({ date, value: Math.max(1, Math.round(random.uniform() * most)) })
    }
    return { goalId: `n${seed}-${at}`, base, past, done, units, values }
  })
}

function countedGoals(
  counted: readonly Counted[],
  { from, instant }: Pick<Days, 'from' | 'instant'>,
): AccountDocument['goals'] {
  return counted.map(({ goalId, values }, at) => {
    const { title, unit } = COUNTED[at] as (typeof COUNTED)[number]
    const createdAt = instant(addDays(from, 4), 8)
    return {
      ...{ id: goalId, userId: 'life', title, description: '', domain: 'health', tags: [], targetDate: null },
      ...{
        milestones: [],
        progress: 10,
        isCompleted: false,
        completedAt: null,
        completionNotes: '',
        progressNotes: '',
      },
      measure: { kind: 'total', unit, format: 'number', start: 0, target: 90_000 },
      values: values.map(({ date, value }, place) => ({
        ...{
          id: `${goalId}-${place}`,
          goalId,
          date,
          value,
          note: '',
          source: 'typed',
          ref: null,
          createdAt: instant(date, 19),
        },
      })),
      ...{ createdAt, updatedAt: createdAt, history: [], responses: [] },
    }
  }) as unknown as AccountDocument['goals']
}

function remindersOf(seed: number, today: string, instant: Days['instant']): AccountDocument['reminders'] {
  const alerts: [ahead: number, hour: number, title: string][] = [
    [1, 9, 'Call the bank'],
    [1, 17, 'Collect the parcel'],
    [2, 11, 'Water the ferns'],
    [8, 10, 'Renew the passport'],
    [9, 15, 'Book the ferry'],
    [40, 12, 'Service the boiler'],
  ]
  return alerts.map(([ahead, hour, title], at) => ({
    ...{ id: `a${seed}-${at}`, title, scheduledFor: instant(addDays(today, ahead), hour), goalId: null, isDone: false },
    createdAt: instant(addDays(today, -3), 9),
  })) as AccountDocument['reminders']
}
