import 'server-only'
import type { Case } from './labelled-case'

const giveConferenceTalk: Case[4] = {
  milestones: ['Outline the talk', 'Draft the slides', 'Rehearse with Anna', 'Give the talk'],
  done: ['Outline the talk'],
}
const moveLisbon: Case[4] = {
  milestones: ['Find a flat', 'Sign the contract', 'Book the movers', 'Register at city hall'],
}
const buildVegetableGarden: Case[4] = {
  milestones: ['Clear the weeds', 'Build raised beds', 'Plant vegetables', 'Install irrigation', 'First harvest'],
  done: ['Clear the weeds', 'Build raised beds'],
}
const getCertifiedAs: Case[4] = {
  milestones: ['Read the syllabus', 'Take the practice exam', 'Book the exam', 'Pass the exam'],
  done: ['Read the syllabus'],
}
const remodelKitchen: Case[4] = {
  milestones: ['Demolition', 'Electrical work', 'Tiling', 'Install cabinets', 'Appliances'],
  done: ['Demolition'],
}
const redoWebsite: Case[4] = {
  milestones: ['Design mockups', 'Set up hosting', 'Write content', 'Go live'],
  done: ['Design mockups'],
}
const launchShop: Case[4] = {
  milestones: ['Design a logo', 'Put the site online', 'First sale'],
  done: ['Design a logo'],
}
const startBakery: Case[4] = {
  milestones: ['Write a business plan', 'Sign the lease', 'Buy an oven', 'Hire a baker', 'Opening day'],
  done: ['Write a business plan', 'Sign the lease'],
}
const marketStall: Case[4] = {
  milestones: ['Rent a stall', 'Order the fabric', 'Sew ten bags', 'Open on market day'],
  done: ['Rent a stall'],
}
const moveAbroad: Case[4] = { milestones: ['Get the visa', 'Find a flat', 'Book the flight'], done: ['Get the visa'] }

/** Milestones named as done, or as not done. */
export const milestones: Case[] = [
  [
    'Give a conference talk',
    0,
    'Finished the outline for the talk',
    25,
    { milestones: ['Outline the talk', 'Draft the slides', 'Rehearse with Anna', 'Give the talk'] },
  ],
  ['Give a conference talk', 25, 'the slides are drafted', 50, giveConferenceTalk],
  ['Give a conference talk', 25, 'Drafted the slides and rehearsed with Anna', 75, giveConferenceTalk],
  ['Give a conference talk', 25, 'Started drafting the slides', 'stay', giveConferenceTalk],
  ['Give a conference talk', 25, 'I will draft the slides tomorrow', 'stay', giveConferenceTalk],
  [
    'Give a conference talk',
    75,
    'Gave the talk!',
    100,
    {
      milestones: ['Outline the talk', 'Draft the slides', 'Rehearse with Anna', 'Give the talk'],
      done: ['Outline the talk', 'Draft the slides', 'Rehearse with Anna'],
    },
  ],
  ['Move to Lisbon', 0, 'Found a flat', 25, moveLisbon],
  ['Move to Lisbon', 0, '2 of 4 milestones done', 50, moveLisbon],
  ['Move to Lisbon', 50, 'all milestones are done', 100, moveLisbon],
  [
    'Write a seminar paper',
    25,
    'All sources collected',
    50,
    { milestones: ['Pick a topic', 'Collect sources', 'First draft', 'Final version'], done: ['Pick a topic'] },
  ],
  [
    'Write a seminar paper',
    50,
    'The first draft is finished, final version next week',
    75,
    {
      milestones: ['Pick a topic', 'Collect sources', 'First draft', 'Final version'],
      done: ['Pick a topic', 'Collect sources'],
    },
  ],
  [
    'Write a seminar paper',
    50,
    'handed in the final version today',
    [75, 100],
    {
      milestones: ['Pick a topic', 'Collect sources', 'First draft', 'Final version'],
      done: ['Pick a topic', 'Collect sources', 'First draft'],
    },
  ],
  [
    'Build a vegetable garden',
    0,
    'weeds are cleared!',
    20,
    { milestones: ['Clear the weeds', 'Build raised beds', 'Plant vegetables', 'Install irrigation', 'First harvest'] },
  ],
  ['Build a vegetable garden', 40, 'planted the vegetables yesterday', 60, buildVegetableGarden],
  ['Build a vegetable garden', 40, 'irrigation arrives next week', 'stay', buildVegetableGarden],
  ['Build a vegetable garden', 40, 'still building the irrigation', 'stay', buildVegetableGarden],
  [
    'Build a vegetable garden',
    40,
    'irrigation is installed and the vegetables are in the ground',
    [60, 80],
    buildVegetableGarden,
  ],
  [
    'Get certified as a project manager',
    0,
    'read the whole syllabus',
    25,
    { milestones: ['Read the syllabus', 'Take the practice exam', 'Book the exam', 'Pass the exam'] },
  ],
  ['Get certified as a project manager', 25, 'practice exam taken, 78%', 50, getCertifiedAs],
  ['Get certified as a project manager', 25, 'scored 60% on the practice questions', 'stay', getCertifiedAs],
  [
    'Get certified as a project manager',
    75,
    'I passed the exam!!!',
    100,
    {
      milestones: ['Read the syllabus', 'Take the practice exam', 'Book the exam', 'Pass the exam'],
      done: ['Read the syllabus', 'Take the practice exam', 'Book the exam'],
    },
  ],
  ['Remodel the kitchen', 20, 'The electrical work is finished', 40, remodelKitchen],
  ['Remodel the kitchen', 20, 'electrician starts on Monday', 'stay', remodelKitchen],
  ['Remodel the kitchen', 20, 'Tiling and electrical work are done', 60, remodelKitchen],
  ['Remodel the kitchen', 20, 'still waiting for the cabinets', 'stay', remodelKitchen],
  [
    'Redo my website',
    0,
    'mockups are designed',
    25,
    { milestones: ['Design mockups', 'Set up hosting', 'Write content', 'Go live'] },
  ],
  ['Redo my website', 25, 'hosting is set up and the content is written', 75, redoWebsite],
  [
    'Redo my website',
    75,
    'We went live last night',
    100,
    {
      milestones: ['Design mockups', 'Set up hosting', 'Write content', 'Go live'],
      done: ['Design mockups', 'Set up hosting', 'Write content'],
    },
  ],
  ['Redo my website', 25, 'content writing is in full swing', 'stay', redoWebsite],
  [
    'Launch the shop',
    0,
    'the logo is done and the site is live',
    [50, 67],
    { milestones: ['Design a logo', 'Put the site online', 'First sale'] },
  ],
  ['Launch the shop', 33, 'We made our first sale!', [66, 67], launchShop],
  ['Launch the shop', 33, 'Still waiting for a first sale', 'stay', launchShop],
  [
    'Prepare the wedding',
    25,
    'Venue booked and invitations sent',
    50,
    { milestones: ['Book the venue', 'Send invitations', 'Buy the rings', 'Write vows'] },
  ],
  [
    'Plan the reunion',
    0,
    'The venue is booked and I have the guest list',
    67,
    { milestones: ['Book a venue', 'Make the guest list', 'Send invitations'] },
  ],
  [
    'Plan the reunion',
    67,
    'invitations will go out next week',
    'stay',
    {
      milestones: ['Book a venue', 'Make the guest list', 'Send invitations'],
      done: ['Book a venue', 'Make the guest list'],
    },
  ],
  [
    'Start a bakery',
    20,
    'We signed the lease today',
    40,
    {
      milestones: ['Write a business plan', 'Sign the lease', 'Buy an oven', 'Hire a baker', 'Opening day'],
      done: ['Write a business plan'],
    },
  ],
  ['Start a bakery', 40, 'The oven has been delivered and paid for', 60, startBakery],
  ['Start a bakery', 40, 'Four of the five milestones are done', 80, startBakery],
  ['Market stall', 25, 'the fabric has been ordered', 50, marketStall],
  ['Market stall', 25, 'ordered the fabric and sewed the ten bags', 75, marketStall],
  ['Market stall', 25, 'I want to order the fabric', 'stay', marketStall],
  ['Market stall', 25, 'sewed four bags', 'stay', marketStall],
  [
    'Organise the festival',
    25,
    'stage is rented',
    50,
    {
      milestones: ['Get the permit', 'Rent the stage', 'Book three bands', 'Sell 200 tickets'],
      done: ['Get the permit'],
    },
  ],
  [
    'Organise the festival',
    50,
    'two bands said yes',
    'stay',
    {
      milestones: ['Get the permit', 'Rent the stage', 'Book three bands', 'Sell 200 tickets'],
      done: ['Get the permit', 'Rent the stage'],
    },
  ],
  [
    'Plan my wedding',
    0,
    'booked the church',
    33,
    { milestones: ['Book the church', 'Find a dress', 'Send invitations'] },
  ],
  [
    'Plan my wedding',
    33,
    'still no dress',
    'stay',
    { milestones: ['Book the church', 'Find a dress', 'Send invitations'], done: ['Book the church'] },
  ],
  ['Move abroad', 0, 'visa approved', 33, { milestones: ['Get the visa', 'Find a flat', 'Book the flight'] }],
  ['Move abroad', 33, 'flight booked, flat found', 100, moveAbroad],
  ['Move abroad', 33, 'looking for a flat', 'stay', moveAbroad],
  ['Finish my CV', 0, 'Tomorrow I want to finish the draft.', 'stay', { milestones: ['Draft', 'Design', 'Proofread'] }],
  [
    'Launch my podcast',
    0,
    'gonna buy the mic as soon as the bonus comes in',
    'stay',
    { milestones: ['Buy mic', 'Record pilot', 'Publish'] },
  ],
  [
    'Renew my passport',
    33,
    "The form isn't done. Nor have I booked the appointment.",
    'stay',
    { milestones: ['Photos', 'Form', 'Appointment'] },
  ],
  [
    'Launch my Etsy shop',
    25,
    "Took photos of everything in the afternoon light, that's the photos done",
    [45, 55],
    { milestones: ['Choose products', 'Take photos', 'Write listings', 'Open the shop'], done: ['Choose products'] },
  ],
  ['Move to Lisbon', 0, 'The visa came through!!', [30, 36], { milestones: ['Visa', 'Flat', 'Movers'] }],
  [
    'Publish my first game',
    20,
    'art and sound are both done',
    [55, 65],
    { milestones: ['Prototype', 'Art', 'Sound', 'Testing', 'Release'], done: ['Prototype'] },
  ],
  [
    'Become a yoga teacher',
    50,
    'Passed my final assessment and the teaching practice before it',
    [95, 100],
    {
      milestones: ['Foundation course', 'Anatomy exam', 'Teaching practice', 'Final assessment'],
      done: ['Foundation course', 'Anatomy exam'],
    },
  ],
  [
    'Get healthy again',
    25,
    'Had the blood test and joined a gym',
    [70, 80],
    { milestones: ['See the doctor', 'Blood test', 'Diet plan', 'Join a gym'], done: ['See the doctor'] },
  ],
  ['Learn to sail', 0, 'Theory course completed', [45, 55], { milestones: ['Theory course', 'Day skipper exam'] }],
  [
    'Build my own PC',
    50,
    'System is installed and boots in 8 seconds',
    [70, 80],
    { milestones: ['Buy parts', 'Assemble', 'Install system', 'Cable management'], done: ['Buy parts', 'Assemble'] },
  ],
  [
    'Plan the wedding',
    20,
    'We have ticked off the venue and the caterer',
    60,
    {
      milestones: ['Book venue', 'Find caterer', 'Send invitations', 'Choose music', 'Buy rings'],
      done: ['Buy rings'],
    },
  ],
  [
    'Plan the wedding',
    20,
    'invitations went out this morning',
    40,
    {
      milestones: ['Book venue', 'Find caterer', 'Send invitations', 'Choose music', 'Buy rings'],
      done: ['Buy rings'],
    },
  ],
  [
    'Plan the wedding',
    20,
    'the caterer cancelled on us',
    'stay',
    {
      milestones: ['Book venue', 'Find caterer', 'Send invitations', 'Choose music', 'Buy rings'],
      done: ['Buy rings'],
    },
  ],
  [
    'Plan the wedding',
    20,
    'still need to choose music',
    'stay',
    {
      milestones: ['Book venue', 'Find caterer', 'Send invitations', 'Choose music', 'Buy rings'],
      done: ['Buy rings'],
    },
  ],
  [
    'Move house',
    50,
    'Boxes are packed and the van is booked',
    100,
    { milestones: ['Sign lease', 'Give notice', 'Pack boxes', 'Book van'], done: ['Sign lease', 'Give notice'] },
  ],
]
