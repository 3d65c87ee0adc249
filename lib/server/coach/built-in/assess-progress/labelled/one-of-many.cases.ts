import 'server-only'
import type { Case } from './labelled-case'

const shop = ['Write 5 case studies', 'Build the home page', 'Buy a domain', 'Go live']
const study = ['Finish the prerequisites', 'Apply', 'Enrol']

/** A piece that is not the whole: nearly one of them, some of a milestone, one lost. */
export const oneOfMany: Case[] = [
  ['Meditate 100 times', 25, 'I almost finished a session', 'stay'],
  ['Write a thesis', 30, 'I almost finished chapter 3', 'stay'],
  ['Write a thesis', 30, 'Almost finished a page today', 'stay'],
  ['Read 12 chapters', 17, 'I almost finished chapter 3', 'stay'],
  ['Write a novel', 60, 'almost finished a novel', [85, 95]],
  ['Read 24 books', 42, 'I am on page 200 of 400 of book eleven', 44],
  ['Read 24 books', 42, 'page 100 of 400 in the eleventh book', 43],
  ['Read 24 books', 42, 'page 200 of 400', 'stay'],
  [
    'Launch my portfolio site',
    80,
    'I lost the home page, had to start it over',
    [40, 79],
    { description: '5 case studies' },
  ],
  ['Launch my portfolio site', 80, 'I lost the site, had to start it over', 0, { description: '5 case studies' }],
  ['Write a thesis', 60, 'I lost the file, had to start it over', 0],
  ['Launch my portfolio site', 0, '4 of 5 case studies written, home page built', [25, 45], { milestones: shop }],
  ['Launch my portfolio site', 0, '5 of 5 case studies written, home page built', 50, { milestones: shop }],
  ['Study at university', 40, 'Halfway through the prerequisites', 'stay', { milestones: study }],
  ['Study at university', 0, 'Halfway through the prerequisites', 17, { milestones: study }],
  ['Pay off the credit card', 59, 'Used the card again for 400', 46, { description: '3000 euros' }],
]
