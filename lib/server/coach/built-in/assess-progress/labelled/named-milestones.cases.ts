import 'server-only'
import type { Case } from './labelled-case'

/** Milestones by their place in a row, their head noun, and what only leads up to them. */
export const namedMilestones: Case[] = [
  [
    "Write a children's book",
    40,
    "Second draft's finished.",
    60,
    {
      milestones: ['Outline', 'First draft', 'Second draft', 'Edit', 'Send to publisher'],
      done: ['Outline', 'First draft'],
    },
  ],
  [
    "Write a children's book",
    40,
    "I did the second draft and edited it too, just haven't sent it off.",
    80,
    {
      milestones: ['Outline', 'First draft', 'Second draft', 'Edit', 'Send to publisher'],
      done: ['Outline', 'First draft'],
    },
  ],
  [
    'Start a small bakery',
    25,
    "The bank said yes and the loan's come through.",
    50,
    {
      milestones: ['Write business plan', 'Get a loan', 'Find premises', 'Open the doors'],
      done: ['Write business plan'],
    },
  ],
  [
    'Publish the app',
    50,
    'The beta test never happened, half the testers pulled out',
    'stay',
    { milestones: ['Design', 'Prototype', 'Beta test', 'Store release'], done: ['Design', 'Prototype'] },
  ],
  [
    "Write a children's book",
    40,
    'second draft done and edited',
    80,
    {
      milestones: ['Outline', 'First draft', 'Second draft', 'Edit', 'Send to publisher'],
      done: ['Outline', 'First draft'],
    },
  ],
  [
    "Write a children's book",
    40,
    'the publisher sent me a Christmas card',
    'stay',
    {
      milestones: ['Outline', 'First draft', 'Second draft', 'Edit', 'Send to publisher'],
      done: ['Outline', 'First draft'],
    },
  ],
  [
    'Redo the kitchen',
    40,
    'the paint is bought',
    'stay',
    {
      milestones: ['Rip out old units', 'Plaster', 'Fit new units', 'Tile', 'Paint'],
      done: ['Rip out old units', 'Plaster'],
    },
  ],
  [
    'Redo the kitchen',
    40,
    'picked the tiles',
    'stay',
    {
      milestones: ['Rip out old units', 'Plaster', 'Fit new units', 'Tile', 'Paint'],
      done: ['Rip out old units', 'Plaster'],
    },
  ],
  [
    'Redo the kitchen',
    40,
    'Plaster cracked and has to be redone',
    20,
    {
      milestones: ['Rip out old units', 'Plaster', 'Fit new units', 'Tile', 'Paint'],
      done: ['Rip out old units', 'Plaster'],
    },
  ],
  [
    'Start a small bakery',
    25,
    'The loan is sorted, and so are the premises',
    75,
    {
      milestones: ['Write business plan', 'Get a loan', 'Find premises', 'Open the doors'],
      done: ['Write business plan'],
    },
  ],
  [
    'Get a degree',
    33,
    'finished year two',
    67,
    { milestones: ['First year', 'Second year', 'Third year'], done: ['First year'] },
  ],
  [
    'Publish the app',
    50,
    'beta test is through',
    75,
    { milestones: ['Design', 'Prototype', 'Beta test', 'Store release'], done: ['Design', 'Prototype'] },
  ],
  [
    'Publish the app',
    50,
    '40 beta testers signed up',
    'stay',
    { milestones: ['Design', 'Prototype', 'Beta test', 'Store release'], done: ['Design', 'Prototype'] },
  ],
  [
    'Plan our wedding',
    25,
    'tried on some rings',
    'stay',
    { milestones: ['Book venue', 'Choose caterer', 'Send invitations', 'Buy rings'], done: ['Book venue'] },
  ],
  [
    'Plan our wedding',
    25,
    'the invitations are printed but not posted',
    'stay',
    { milestones: ['Book venue', 'Choose caterer', 'Send invitations', 'Buy rings'], done: ['Book venue'] },
  ],
  [
    'Learn to sail',
    25,
    'Sat the day skipper exam and passed',
    50,
    { milestones: ['Theory course', 'Day skipper exam', 'Night passage', 'Own boat'], done: ['Theory course'] },
  ],
  [
    'Move to Lisbon',
    20,
    'The flat is ours, keys on Friday',
    40,
    {
      milestones: ['Visa', 'Find a flat', 'Ship the furniture', 'Register with the council', 'Learn basic Portuguese'],
      done: ['Visa'],
    },
  ],
  [
    'Move to Lisbon',
    20,
    'friends of ours found a flat in a week',
    'stay',
    {
      milestones: ['Visa', 'Find a flat', 'Ship the furniture', 'Register with the council', 'Learn basic Portuguese'],
      done: ['Visa'],
    },
  ],
  [
    'Put on a school play',
    29,
    'rehearsed both acts',
    57,
    {
      milestones: [
        'Choose script',
        'Cast the roles',
        'Rehearse act one',
        'Rehearse act two',
        'Build the set',
        'Dress rehearsal',
        'Opening night',
      ],
      done: ['Choose script', 'Cast the roles'],
    },
  ],
  [
    'Put on a school play',
    29,
    'opening night was magical',
    [43, 100],
    {
      milestones: [
        'Choose script',
        'Cast the roles',
        'Rehearse act one',
        'Rehearse act two',
        'Build the set',
        'Dress rehearsal',
        'Opening night',
      ],
      done: ['Choose script', 'Cast the roles'],
    },
  ],
  [
    'Launch a podcast',
    20,
    'My nephew designed the logo',
    40,
    {
      milestones: ['Buy microphone', 'Record pilot', 'Design logo', 'Publish trailer', 'First 100 listeners'],
      done: ['Buy microphone'],
    },
  ],
  [
    'Write my thesis',
    33,
    'the analysis ran for 12 hours and crashed',
    'stay',
    {
      milestones: ['Proposal', 'Literature review', 'Data collection', 'Analysis', 'Discussion', 'Defence'],
      done: ['Proposal', 'Literature review'],
    },
  ],
  [
    'Write my thesis',
    33,
    'half of the data is collected',
    42,
    {
      milestones: ['Proposal', 'Literature review', 'Data collection', 'Analysis', 'Discussion', 'Defence'],
      done: ['Proposal', 'Literature review'],
    },
  ],
  [
    'Write my thesis',
    33,
    'lit review has to be redone',
    17,
    {
      milestones: ['Proposal', 'Literature review', 'Data collection', 'Analysis', 'Discussion', 'Defence'],
      done: ['Proposal', 'Literature review'],
    },
  ],
  [
    'Train the puppy',
    40,
    'he chewed 2 shoes',
    'stay',
    { milestones: ['Sit', 'Stay', 'Come', 'Heel', 'Leave it'], done: ['Sit', 'Stay'] },
  ],
  [
    'Renovate the bathroom',
    20,
    'shower arrived, in a box in the hall',
    'stay',
    { milestones: ['Remove tub', 'New pipes', 'Tile floor', 'Install shower', 'Paint ceiling'], done: ['Remove tub'] },
  ],
  [
    'Clean out the cellar',
    25,
    'shelves are empty now',
    50,
    {
      milestones: ['Sort the tools', 'Empty the shelves', 'Take junk to the tip', 'Paint the walls'],
      done: ['Sort the tools'],
    },
  ],
  [
    'Clean out the cellar',
    25,
    'chose a colour for the walls',
    'stay',
    {
      milestones: ['Sort the tools', 'Empty the shelves', 'Take junk to the tip', 'Paint the walls'],
      done: ['Sort the tools'],
    },
  ],
  [
    'Become a foster parent',
    20,
    'The first aid certificate and the background check are both done.',
    60,
    {
      milestones: ['Attend info evening', 'First aid certificate', 'Background check', 'Home visit', 'Panel interview'],
      done: ['Attend info evening'],
    },
  ],
  [
    'Become a foster parent',
    20,
    'The panel interview, the background check and the home visit are all complete.',
    80,
    {
      milestones: ['Attend info evening', 'First aid certificate', 'Background check', 'Home visit', 'Panel interview'],
      done: ['Attend info evening'],
    },
  ],
  [
    'Become a foster parent',
    20,
    'The home visit and the background check are not done.',
    'stay',
    {
      milestones: ['Attend info evening', 'First aid certificate', 'Background check', 'Home visit', 'Panel interview'],
      done: ['Attend info evening'],
    },
  ],
]
