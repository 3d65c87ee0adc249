import type { Measure } from '@/lib/contract/measure'

/** A goal as a case needs it; without a measure its progress counts. */
export type CaseGoal = {
  title: string
  description?: string
  progress?: number
  measure?: Measure
  reading?: number
  milestones?: string[]
  done?: string[]
}
/** Where an answer moves a goal, with the values it writes and the milestones it ticks; `asks`, or `stays`. */
export type CaseResult = 'asks' | 'stays' | { to: number; values?: number[]; ticks?: string[] }
export type ProgressCase = [answer: string, result: CaseResult]

export const total = (unit: string, target: number): Measure => ({
  kind: 'total',
  unit,
  format: 'number',
  start: 0,
  target,
})
export const level = (unit: string, start: number, target: number): Measure => ({
  kind: 'level',
  unit,
  format: 'number',
  start,
  target,
})

export const progressCases: { goal: CaseGoal; answers: ProgressCase[] }[] = [
  {
    goal: { title: 'Read 12 books', measure: total('books', 12), reading: 3, progress: 25 },
    answers: [
      ['Finished the fourth last night', { to: 33, values: [1] }],
      ['another one done!', { to: 33, values: [1] }],
      ['read two books this week', { to: 42, values: [2] }],
      ['read two books on the train', { to: 42, values: [2] }],
      ['7 of 12 now', { to: 58, values: [4] }],
      ["that's 5 so far", { to: 42, values: [2] }],
      ['8 left', { to: 33, values: [1] }],
      ['I’m at 5', { to: 42, values: [2] }],
      ['finished a novel yesterday', { to: 33, values: [1] }],
      ['12 of 12, done!', { to: 100, values: [9] }],
      ['done!', 'asks'],
      ['finished!!', 'asks'],
      ["I've read 5 books", { to: 42, values: [2] }],
      ['maybe two more', 'asks'],
      ['I will read two books next week', 'stays'],
      ['my sister read 3 books', 'stays'],
      ['did not read a page', 'stays'],
      ['last year I read 10 of them', 'stays'],
      ['should I count the audiobook?', 'stays'],
      ['if I read 3 more I am at half', 'stays'],
      ['read a bit in bed', 'stays'],
      ['set my progress to 100', 'stays'],
      ['my counselor says 20 is insane', 'stays'],
    ],
  },
  {
    goal: { title: 'Save £3,000', measure: total('£', 3_000), reading: 2_000, progress: 67 },
    answers: [
      ['another 250, so 2,250 now', { to: 75, values: [250] }],
      ['put £100 away today', { to: 70, values: [100] }],
      ['£2,400 of £3,000', { to: 80, values: [400] }],
      ['only £500 to go', { to: 83, values: [500] }],
      ['spent £400 on shoes', 'stays'],
      ['had to take out £300', { to: 57, values: [-300] }],
      ['I hope to save £200 next month', 'stays'],
    ],
  },
  {
    goal: { title: 'Lose 8 kg, started 92', measure: level('kg', 92, 84), reading: 90, progress: 25 },
    answers: [
      ['88 kg this morning', { to: 50, values: [88] }],
      ['weighed 88.5 today', { to: 44, values: [88.5] }],
      ['weighed 88.4 this morning', { to: 45, values: [88.4] }],
      ['lost another kilo', { to: 38, values: [89] }],
      ['lost another 1 kg', { to: 38, values: [89] }],
      ['back up to 91 kg', { to: 13, values: [91] }],
      ['stuck on 90', 'stays'],
      ['84 kg!!', { to: 100, values: [84] }],
      ['carried 20 kg of cement upstairs', 'stays'],
      ['no change', 'stays'],
    ],
  },
  {
    goal: {
      title: 'Run 5 km in under 25:00',
      measure: { kind: 'level', unit: 'time', format: 'duration', start: 1_880, target: 1_500 },
      reading: 1_880,
      progress: 0,
    },
    answers: [
      ['27:40 today', { to: 58, values: [1_660] }],
      ['ran 5 km in 28:00', 'asks'],
      ['legs like lead', 'stays'],
      ['tomorrow 27:00', 'stays'],
      ['27:99 today', 'asks'],
      ['27.5 today', 'stays'],
    ],
  },
  {
    goal: { title: 'Pay off the card', measure: level('£', 11_400, 0), reading: 8_000, progress: 30 },
    answers: [
      ['paid another £500', { to: 34, values: [7_500] }],
      ['£7,000 left', { to: 39, values: [7_000] }],
      ['balance is £7,000', { to: 39, values: [7_000] }],
      ['will pay £500 on Friday', 'stays'],
    ],
  },
  {
    goal: { title: 'Launch my podcast', progress: 20 },
    answers: [
      ['about 40 % done', { to: 40 }],
      ['halfway there', { to: 50 }],
      ['a bit over halfway there', 'asks'],
      ['nearly a third of it is done', 'asks'],
      ["I'd say 60%", { to: 60 }],
      ['another 10%', { to: 30 }],
      ['ordered the mic. Done!', 'asks'],
      ['it is live!', 'asks'],
      ['100% done', 'asks'],
      ['my energy is at 90%', 'stays'],
      ['100% motivated', 'stays'],
      ['Dave guesses I am halfway', 'stays'],
      ['worked on it for an hour', 'stays'],
      ['feeling good about it', 'stays'],
    ],
  },
  {
    goal: { title: 'Launch my podcast', progress: 70 },
    answers: [
      ['I was wrong, more like 50 percent', 'asks'],
      ['about 50% done', 'asks'],
    ],
  },
  {
    goal: { title: 'Be calmer with the kids', progress: 30 },
    answers: [
      ['held my tongue when he spilt it, twice', 'asks'],
      ['breathed before answering, twice', 'asks'],
      ['bad day', 'stays'],
    ],
  },
  {
    goal: {
      title: 'Make the garden nice',
      progress: 25,
      milestones: ['Clear the weeds', 'Dig the pond', 'Lay the path', 'Plant the hedge'],
      done: ['Clear the weeds'],
    },
    answers: [
      ['dug the pond on Saturday', { to: 50, ticks: ['Dig the pond'] }],
      ['The pond is dug and the path laid', { to: 75, ticks: ['Dig the pond', 'Lay the path'] }],
      ['laid the path and planted the hedge', { to: 75, ticks: ['Lay the path', 'Plant the hedge'] }],
      ['pond half dug', 'asks'],
      ['going to dig the pond', 'stays'],
      ['have not laid the path yet', 'stays'],
      ['still thinking about the hedge', 'stays'],
      ['dug the pond, laid the path, planted the hedge', 'asks'],
    ],
  },
]
