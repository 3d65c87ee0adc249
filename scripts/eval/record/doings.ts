/** Something done, as people ask for it and as they write of it; each sentence holds a form of every word of `about`. */
export type Doing = {
  name: string
  base: string
  ing: string
  past: string
  done: string
  noun: string
  about: string
  sentences: string[]
  /** How much more or less energy a day with it has. */
  lift: number
  /** The months in which it is done most; any where there are none. */
  months?: number[]
}

export const doings: Doing[] = [
  {
    ...{ name: 'swimming', base: 'swim', ing: 'swimming', past: 'swam', done: 'swum', noun: 'swim', about: 'swim' },
    sentences: [
      'Swam forty lengths before work.',
      'Went swimming in the lake, cold and clear.',
      'A short swim, arms heavy.',
    ],
    lift: 1,
    months: [5, 6, 7, 8, 9],
  },
  {
    ...{ name: 'running', base: 'run', ing: 'running', past: 'ran', done: 'run', noun: 'run', about: 'run' },
    sentences: ['Ran along the canal.', 'Out running before breakfast.', 'A slow run in the rain.'],
    lift: 0.6,
  },
  {
    ...{ name: 'pottery', base: 'do pottery', ing: 'doing pottery', past: 'did pottery', done: 'done pottery' },
    ...{ noun: 'pottery class', about: 'pottery' },
    sentences: [
      'Pottery class, two bowls collapsed.',
      'Did some pottery in the shed.',
      'Glazed the pottery from last week.',
    ],
    lift: 0.4,
  },
  {
    ...{ name: 'yoga', base: 'do yoga', ing: 'doing yoga', past: 'did yoga', done: 'done yoga', noun: 'yoga class' },
    about: 'yoga',
    sentences: ['Twenty minutes of yoga on the floor.', 'Yoga with the new teacher.', 'Did yoga instead of the news.'],
    lift: 0.5,
  },
  {
    ...{
      name: 'skiing',
      base: 'ski',
      ing: 'skiing',
      past: 'skied',
      done: 'skied',
      noun: 'day of skiing',
      about: 'ski',
    },
    sentences: [
      'Skied until the lifts closed.',
      'Skiing in fog, saw nothing.',
      'We went skiing with the whole office.',
    ],
    lift: 1,
    months: [12, 1, 2, 3],
  },
  {
    ...{
      name: 'climbing',
      base: 'climb',
      ing: 'climbing',
      past: 'climbed',
      done: 'climbed',
      noun: 'climb',
      about: 'climb',
    },
    sentences: ['Climbed at the wall, fingers raw.', 'Climbing after work.', 'First climb outdoors in a while.'],
    lift: 0.7,
  },
  {
    ...{ name: 'the migraines', base: 'have a migraine', ing: 'having a migraine', past: 'had a migraine' },
    ...{ done: 'had a migraine', noun: 'migraine', about: 'migraine' },
    sentences: ['Migraine from noon, curtains closed.', 'Had a migraine again.', 'A migraine ate the afternoon.'],
    lift: -1.5,
  },
  {
    ...{ name: 'the choir', base: 'sing in the choir', ing: 'singing in the choir', past: 'sang in the choir' },
    ...{ done: 'sung in the choir', noun: 'choir rehearsal', about: 'choir' },
    sentences: [
      'Choir sang the Fauré at last.',
      'Sang in the choir, missed my entry twice.',
      'Choir rehearsal, we sang until ten.',
    ],
    lift: 0.8,
  },
  {
    ...{ name: 'baking bread', base: 'bake bread', ing: 'baking bread', past: 'baked bread', done: 'baked bread' },
    ...{ noun: 'baking of bread', about: 'bake bread' },
    sentences: [
      'Baked bread, crust like slate.',
      'Baking bread with the last of the rye.',
      'The bread I baked did not rise.',
    ],
    lift: 0.3,
  },
  {
    ...{
      name: 'the gym',
      base: 'go to the gym',
      ing: 'going to the gym',
      past: 'went to the gym',
      done: 'been to the gym',
    },
    ...{ noun: 'gym visit', about: 'gym' },
    sentences: ['Gym after work, squats.', 'Dragged myself to the gym.', 'The gym was empty at six.'],
    lift: 0.5,
  },
  {
    ...{ name: 'the garden', base: 'work in the garden', ing: 'working in the garden', past: 'worked in the garden' },
    ...{ done: 'worked in the garden', noun: 'day of work in the garden', about: 'work garden' },
    sentences: [
      'Worked in the garden until dusk.',
      'Garden work: the hedge is done.',
      'Two hours working in the garden.',
    ],
    lift: 0.6,
    months: [3, 4, 5, 6, 9, 10],
  },
  {
    ...{ name: 'drinking wine', base: 'drink wine', ing: 'drinking wine', past: 'drank wine', done: 'drunk wine' },
    ...{ noun: 'glass of wine', about: 'wine' },
    sentences: ['Drank wine on the balcony.', 'Too much wine with dinner.', 'A glass of wine and to bed.'],
    lift: -0.6,
  },
  {
    ...{ name: 'chess', base: 'play chess', ing: 'playing chess', past: 'played chess', done: 'played chess' },
    ...{ noun: 'game of chess', about: 'chess' },
    sentences: ['Lost at chess within the hour.', 'Played chess online, too late.', 'A long game of chess.'],
    lift: 0.1,
  },
  {
    ...{
      name: 'the physio',
      base: 'see the physio',
      ing: 'seeing the physio',
      past: 'saw the physio',
      done: 'seen the physio',
    },
    ...{ noun: 'physio appointment', about: 'physio' },
    sentences: ['Physio says the tendon is calmer.', 'Saw the physio, new exercises.', 'Physio at eight, sore since.'],
    lift: -0.2,
  },
  {
    ...{
      name: 'meditation',
      base: 'meditate',
      ing: 'meditating',
      past: 'meditated',
      done: 'meditated',
      noun: 'meditation',
    },
    about: 'meditate',
    sentences: ['Meditated ten minutes.', 'Tried meditating on the bus.', 'Meditated badly, but sat still.'],
    lift: 0.4,
  },
  {
    ...{ name: 'the dentist', base: 'go to the dentist', ing: 'going to the dentist', past: 'went to the dentist' },
    ...{ done: 'been to the dentist', noun: 'dentist appointment', about: 'dentist' },
    sentences: ['Dentist: two fillings.', 'Went to the dentist, numb till four.', 'The dentist found nothing.'],
    lift: -0.4,
  },
  {
    ...{
      name: 'dancing',
      base: 'dance',
      ing: 'dancing',
      past: 'danced',
      done: 'danced',
      noun: 'dance',
      about: 'dance',
    },
    sentences: ['Danced in the kitchen.', 'Dancing class, stepped on feet.', 'We danced until two.'],
    lift: 0.9,
  },
  {
    ...{
      name: 'fishing',
      base: 'fish',
      ing: 'fishing',
      past: 'fished',
      done: 'fished',
      noun: 'day of fishing',
      about: 'fish',
    },
    sentences: ['Fished the mill pond, nothing.', 'Went fishing at dawn.', 'Fishing with a thermos and no luck.'],
    lift: 0.4,
  },
]

/** Somebody who is met, by how they are asked for and what every sentence about them holds. */
export type Person = { name: string; about: string; sentences: string[] }

const named = (name: string): Person => ({
  name,
  about: name.toLowerCase(),
  sentences: [
    `Coffee with ${name}.`,
    `${name} came round in the evening.`,
    `Met ${name} at the station.`,
    `Walked home with ${name}.`,
  ],
})
export const people: Person[] = [
  ...['Anna', 'Ben', 'Priya', 'Tomasz', 'Ruth', 'Omar', 'Ingrid', 'Felix', 'Noor', 'Declan', 'Yuki', 'Marta'].map(
    named,
  ),
  {
    name: 'my sister',
    about: 'sister',
    sentences: ['Lunch with my sister.', 'My sister came for the night.', 'Saw my sister at the market.'],
  },
  {
    name: 'my mother',
    about: 'mother',
    sentences: ['Tea with Mum.', 'Mum came by with plums.', 'Saw my mother, she is well.'],
  },
  { name: 'my uncle', about: 'uncle', sentences: ['My uncle came to dinner.', 'Drove my uncle to the clinic.'] },
  {
    name: 'my neighbour',
    about: 'neighbour',
    sentences: ['Met the neighbour on the stairs.', 'My neighbour came about the drill.'],
  },
]

/** Something written about for some weeks. */
export type Topic = { name: string; about: string; sentences: string[] }

export const topics: Topic[] = [
  {
    name: 'my knee',
    about: 'knee',
    sentences: ['The knee is swollen again.', 'Iced my knee.', 'Knee held on the stairs.'],
  },
  {
    name: 'the exam',
    about: 'exam',
    sentences: ['Exam notes until eleven.', 'Dreamt of the exam.', 'One chapter closer to the exam.'],
  },
  {
    name: 'the move',
    about: 'move',
    sentences: ['Boxes for the move.', 'The move costs more than planned.', 'Quotes for the move came.'],
  },
  {
    name: 'my insomnia',
    about: 'insomnia',
    sentences: ['Insomnia, awake at three.', 'Insomnia again, read till five.'],
  },
  {
    name: 'the wedding',
    about: 'wedding',
    sentences: ['Wedding list, again.', 'The wedding hall fell through.', 'Suit for the wedding.'],
  },
  {
    name: 'the merger',
    about: 'merger',
    sentences: ['Merger rumours all day.', 'A call about the merger.', 'The merger is off, or not.'],
  },
  {
    name: 'the puppy',
    about: 'puppy',
    sentences: ['The puppy ate a shoe.', 'Puppy slept through.', 'Puppy and the hoover, war.'],
  },
  {
    name: 'the roof',
    about: 'roof',
    sentences: ['Roof leaks over the desk.', 'A man came about the roof.', 'The roof is paid for.'],
  },
]

/** Something that changes: what is asked, how the question names it, what every sentence holds, and its values in turn. */
export type Changing = {
  ask: string
  indirect: string
  about: string[]
  say: (value: string) => string
  values: string[]
}

export function changing(first: string, second: string): Changing[] {
  return [
    {
      ask: `Where does ${first} live`,
      indirect: `where ${first} lives`,
      about: [`${first} lives`],
      say: (city) => `${first} lives in ${city} now.`,
      values: ['Leeds', 'York', 'Porto', 'Ghent'],
    },
    {
      ask: 'Who is my manager',
      indirect: 'who my manager is',
      about: ['manager'],
      say: (name) => `My manager is ${name} from today on.`,
      values: ['Mrs Whitlock', 'Mr Adeyemi', 'Sandra Koch', 'Mr Lindqvist'],
    },
    {
      ask: "What is my landlord's name",
      indirect: "what my landlord's name is",
      about: ['landlord name'],
      say: (name) => `The landlord's name is ${name}, says the letter.`,
      values: ['Mr Baptiste', 'Mrs Oyelaran', 'Mr Novak'],
    },
    {
      ask: `What is ${second}'s job`,
      indirect: `what ${second}'s job is`,
      about: [`${second} job`],
      say: (job) => `${second} has a new job as a ${job}.`,
      values: ['baker', 'paramedic', 'surveyor', 'teacher'],
    },
    {
      ask: 'What is my desk number',
      indirect: 'what my desk number is',
      about: ['desk number'],
      say: (number) => `My desk number is ${number} after the shuffle.`,
      values: ['14', '203', '77'],
    },
  ]
}

export const filler = [
  'Nothing much to tell.',
  'Long day, early bed.',
  'Rain all day, inbox done.',
  'Soup and a film.',
  'Tired but fine.',
  'Meetings back to back.',
  'A quiet one.',
  'Bus late, shoes wet.',
]
