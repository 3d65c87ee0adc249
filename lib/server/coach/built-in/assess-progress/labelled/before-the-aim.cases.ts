import 'server-only'
import type { Case } from './labelled-case'

/** What leads up to an aim that is an event, and the event itself. */
export const beforeTheAim: Case[] = [
  [
    'Launch my portfolio site',
    80,
    'Case study five is written too, only going live is left',
    95,
    { description: '5 case studies, then go live' },
  ],
  ['Launch my portfolio site', 80, 'Finished all 5 case studies', 95, { description: '5 case studies' }],
  ['Launch my portfolio site', 95, 'Launched it yesterday!', 100, { description: '5 case studies' }],
  ['Launch my portfolio site', 80, 'The site is live', 100, { description: '5 case studies' }],
  [
    'My portfolio site',
    80,
    'Case study five is written, only going live is left',
    95,
    { description: '5 case studies' },
  ],
  ['Pass the Spanish A2 exam', 50, 'Finished units 5 to 8 and did the mock exam', 95, { description: '8 units' }],
  ['Pass the driving test', 50, 'Took all 20 lessons', 95, { description: '20 lessons, then the exam' }],
  ['Pass the driving test', 50, 'All 20 lessons done', 95, { description: '20 lessons, then the exam' }],
  ['Pass the driving test', 50, 'done 15 of 20 lessons', 75, { description: '20 lessons, then the exam' }],
  ['Pass the driving test', 95, 'Failed the test', 'stay', { description: '20 lessons, then the exam' }],
  ['Pass the driving test', 95, 'Passed!!', 100, { description: '20 lessons, then the exam' }],
  ['Pass the driving test', 90, 'All lessons done and I passed the test', 100, { description: '20 lessons' }],
  ['Publish my novel', 90, 'Wrote all 30 chapters', 95, { description: '30 chapters' }],
  ['Publish my novel', 95, 'The novel is published', 100, { description: '30 chapters' }],
  ['Sell the car', 30, 'Did all 3 viewings', 95, { description: '3 viewings booked' }],
  ['Sell the car', 30, 'Sold it!', 100, { description: '3 viewings booked' }],
  ['Get a new job', 30, 'Sent all 30 applications', 95, { description: 'Send 30 applications' }],
  ['Get a new job', 30, 'I signed the contract', 100, { description: 'Send 30 applications' }],
  ['Run the Berlin marathon', 30, 'Completed all 16 weeks of training', 95, { description: '16 weeks of training' }],
  ['Run the Berlin marathon', 95, 'I ran the marathon on Sunday!', 100, { description: '16 weeks of training' }],
  ['Publish blog posts', 90, '10 of 10 done', 100, { description: '10 posts this year' }],
  ['Sell my old furniture', 75, 'Sold all 8 chairs', 100, { description: '8 chairs' }],
  ['Sell my book', 90, 'sold the 100th copy', 100, { description: '100 copies' }],
]
