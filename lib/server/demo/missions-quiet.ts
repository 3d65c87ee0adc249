import type { Mission } from './mission'

/** What is done in the evenings: slipping, fallen silent, without a date, nearly done. */
export const quietMissions: Mission[] = [
  {
    key: 'avo',
    title:
      'Hold a fifteen-minute conversation in Portuguese with Daniel’s grandmother on the telephone without falling back on English once',
    description:
      'She is ninety-one and has stories that nobody has written down. I would like to hear them in her own words.',
    domain: 'personal-growth',
    created: 190,
    due: -38,
    tags: ['portuguese', 'family'],
    milestones: [
      { title: 'Two minutes about the weather', doneDaysAgo: 150 },
      { title: 'Eight minutes in her kitchen', doneDaysAgo: 45 },
      { title: 'The past tense, without looking', dueInDays: 14 },
      { title: 'Fifteen minutes', dueInDays: 38 },
    ],
    checkIns: [
      {
        daysAgo: 176,
        progress: 8,
        said: 'First phone call with Daniel’s mother, five minutes of weather and fish.',
        why: 'a start, 8%',
      },
      {
        daysAgo: 150,
        progress: 13,
        said: 'Two minutes about the weather, with Avó herself.',
        why: '2 of 15 minutes, 13%',
      },
      {
        daysAgo: 118,
        progress: 26,
        said: 'Told the story of my calf from start to end.',
        why: 'a whole story in the present tense, 26%',
      },
      {
        daysAgo: 45,
        progress: 42,
        said: 'Eight minutes in her kitchen before I needed an English word.',
        why: 'eight minutes in her kitchen, and the telephone is harder, 42%',
      },
      {
        daysAgo: 19,
        progress: 46,
        said: 'Four lessons missed in two months, but I can follow most of what she says.',
        why: 'listening has grown, speaking has not, 46%',
      },
    ],
  },
  {
    key: 'cello',
    title: 'Play the prelude of the first cello suite from memory',
    description: 'For nobody. With the door open.',
    domain: 'personal-growth',
    created: 258,
    tags: ['cello'],
    checkIns: [
      {
        daysAgo: 226,
        progress: 10,
        said: 'The first four bars, slowly, with Hélène.',
        why: '4 of 42 bars, 10%',
      },
      { daysAgo: 178, progress: 19, said: 'Eight bars from memory, twice.', why: '8 of 42 bars, 19%' },
      {
        daysAgo: 112,
        progress: 24,
        said: 'Two bars further, and the stretch in bar nine works.',
        why: '10 of 42 bars, 24%',
      },
      {
        daysAgo: 58,
        progress: 26,
        said: 'Found my way back after the launch, a little rusty.',
        why: 'not much new, and nothing lost, 26%',
      },
    ],
  },
  {
    key: 'mam',
    title: 'Call Mam every Sunday, properly',
    description: 'Not from the car. Ask about something other than the hip.',
    domain: 'relationships',
    created: 240,
    tags: ['family', 'sundays'],
    checkIns: [
      { daysAgo: 212, progress: 15, said: 'Four Sundays in a row.', why: 'a month of calls, 15%' },
      {
        daysAgo: 170,
        progress: 32,
        said: 'Ten calls now, and she rang me herself once.',
        why: 'ten weeks of calls, 32%',
      },
      { daysAgo: 128, progress: 44, said: 'An hour about a hedge.', why: 'the calls are long and properly hers, 44%' },
      {
        daysAgo: 84,
        progress: 48,
        said: 'Some were from the car park, but I called.',
        why: 'kept through a hard month, 48%',
      },
      { daysAgo: 41, progress: 58, said: 'Told her every dish in Porto, in order.', why: 'a habit by now, 58%' },
      {
        daysAgo: 6,
        progress: 66,
        said: 'Six weeks without missing one.',
        why: 'six weeks in a row, 66%',
        source: 'insight',
      },
    ],
  },
  {
    key: 'books',
    title: 'Read 24 books in a year',
    description: 'Whole ones. Picture books do not count, whatever Finn says.',
    domain: 'personal-growth',
    created: 318,
    due: -24,
    tags: ['reading', 'evenings'],
    checkIns: [
      { daysAgo: 292, progress: 13, said: 'Finished the third book on the bus.', why: '3 of 24 books: 13%' },
      { daysAgo: 246, progress: 21, said: 'Book five is finished.', why: '5 of 24 books: 21%' },
      { daysAgo: 190, progress: 38, said: 'Nine books, and late for everything.', why: '9 of 24 books: 38%' },
      { daysAgo: 126, progress: 50, said: 'Twelve books, so halfway.', why: '12 of 24 books: 50%' },
      { daysAgo: 72, progress: 63, said: 'Fifteen now, the launch slowed me down.', why: '15 of 24 books: 63%' },
      {
        daysAgo: 31,
        progress: 79,
        said: 'Nineteenth book finished, the one with the map.',
        why: '19 of 24 books: 79%',
      },
      { daysAgo: 15, progress: 92, said: 'Twenty-two, three of them thin ones.', why: '22 of 24 books: 92%' },
      { daysAgo: 6, progress: 96, said: 'Book twenty-three, finished on the train.', why: '23 of 24 books: 96%' },
    ],
  },
]
