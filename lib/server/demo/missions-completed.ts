import type { Mission } from './mission'

export const completedMissions: Mission[] = [
  {
    key: 'launch',
    title: 'Launch Harbour 2.0',
    description:
      'Booking for ferry ports, rebuilt: faster, kinder to the person at the quay, and possible to roll back.',
    domain: 'career',
    created: 285,
    due: 60,
    tags: ['harbour', 'launch'],
    milestones: [
      { title: 'Outline that fits on one page', doneDaysAgo: 280 },
      { title: 'Beta in two ports', doneDaysAgo: 210 },
      { title: 'Payments', doneDaysAgo: 121 },
      { title: 'Dress rehearsal with roll-back', doneDaysAgo: 84 },
      { title: 'Live', doneDaysAgo: 62 },
    ],
    checkIns: [
      {
        daysAgo: 280,
        progress: 20,
        said: 'The outline is written and fits on one page.',
        why: '1 of 5 milestones, 20%',
      },
      { daysAgo: 210, progress: 40, said: 'Beta is out to two ports.', why: '2 of 5 milestones, 40%' },
      {
        daysAgo: 141,
        progress: 48,
        said: 'Payments are two weeks behind.',
        why: 'some of the next step, and late, 48%',
      },
      { daysAgo: 121, progress: 60, said: 'Payments are done.', why: '3 of 5 milestones, 60%' },
      {
        daysAgo: 84,
        progress: 80,
        said: 'The dress rehearsal worked, roll-back in four minutes.',
        why: '4 of 5 milestones, 80%',
      },
      { daysAgo: 62, progress: 100, said: 'It is live in three ports.', why: 'that is the whole of it, 100%' },
    ],
    completionNotes:
      'Live in three ports without a roll-back. What helped: a list on one page, asking for help early, and sending everyone home the day before.',
  },
  {
    key: 'comeback',
    title: 'Run five kilometres again after the calf strain',
    description: 'Conor’s plan, to the letter. No running before he says so.',
    domain: 'health',
    created: 156,
    due: 100,
    tags: ['running', 'physio'],
    milestones: [
      { title: 'Walk an hour without pain', doneDaysAgo: 126 },
      { title: 'Hop', doneDaysAgo: 119 },
      { title: 'Run and walk, eight minutes', doneDaysAgo: 115 },
    ],
    checkIns: [
      {
        daysAgo: 146,
        progress: 20,
        said: 'Exercises twice a day, two weeks, none missed.',
        why: 'two of ten weeks and none missed, 20%',
      },
      {
        daysAgo: 126,
        progress: 33,
        said: 'Walked an hour without pain.',
        why: '1 of 3 milestones, 33%',
      },
      {
        daysAgo: 115,
        progress: 70,
        said: 'One minute running, one walking, eight times.',
        why: 'the milestones are done and the distance is left, 70%',
      },
      {
        daysAgo: 104,
        progress: 100,
        said: 'Five kilometres, no pain, thirty-three minutes.',
        why: 'that is the whole of it, 100%',
      },
    ],
    completionNotes:
      'Ten weeks, twelve minutes twice a day. The dull exercises were the whole trick. Swim when you cannot run. The first weeks were before I made it a mission.',
  },
  {
    key: 'passports',
    title: 'Renew all four passports',
    description: 'Before anybody books anything.',
    domain: 'relationships',
    created: 44,
    due: -10,
    tags: ['family', 'paperwork'],
    checkIns: [
      { daysAgo: 36, progress: 25, said: 'One of four passports is here, mine.', why: '1 of 4 passports: 25%' },
      { daysAgo: 21, progress: 50, said: 'Second of four came in the post.', why: '2 of 4 passports: 50%' },
      { daysAgo: 8, progress: 75, said: 'Three of four passports are here.', why: '3 of 4 passports: 75%' },
      { daysAgo: 0, progress: 100, said: 'The last one came this morning.', why: 'that is all four, 100%' },
    ],
    completionNotes: 'All four on the kitchen table. Finn looks wanted in two countries.',
  },
]
