import { describe, expect, it } from 'vitest'
import { insightGoal } from '@/tests/support/insight-context'
import { mentionsOf } from './mentions'

type Pair = [title: string, tags: string[], entry: string, isMention: boolean]

const half = 'Run the river half marathon in spring'
const mother = 'Call Mum every Sunday evening'
const portuguese = 'Hold a ten-minute conversation in Portuguese with Rui’s grandmother'
const telephone = 'Talk in Portuguese with Rui’s grandmother on the telephone without falling back on English once'
const books = 'Read 30 books this year'
const attic = 'Finish the loft for Nora'
const sleep = 'Sleep eight hours on weekdays'
const launch = 'Bring six clinics onto Beacon 3'
const sunday = 'Call Mam every Sunday, properly'
const harbour = 'Launch Harbour 2.0'
const novel = 'Write the first draft of my novel'

const pairs: Pair[] = [
  [books, [], 'Read 40 pages on the train.', true],
  [novel, [], 'Wrote for an hour before work, four hundred words.', true],
  [books, ['evenings'], 'Read in the hammock until it was dark.', true],
  [half, ['running', 'race'], 'Rain, three evenings running, and no sign of sun.', false],
  [half, ['running', 'race'], 'Ran out of milk and patience before nine.', false],
  [half, ['running', 'race'], 'In the long run it will not matter who chaired it.', false],
  [half, ['running', 'race'], 'Olga ran the workshop, I only took notes.', false],
  [half, ['running', 'race'], 'Everything is running late, me included.', false],
  [half, ['running', 'race'], 'Showed it to her father, who runs a café.', false],
  [half, ['running', 'race'], 'The ferry ran on our own software.', false],
  [half, ['running', 'race'], 'The first runs after the cold were slow.', true],
  [half, ['running', 'race'], 'Drove two hundred kilometres to look at a sofa.', false],
  [half, ['running', 'race'], 'Short run along the canal before anyone was up.', true],
  [half, ['running', 'race'], 'Too sore to run, so I stretched on the rug.', true],
  [half, ['running', 'race'], 'I ran in the dark with a head torch.', true],
  [half, ['running', 'race'], 'The runs were slow and dark.', true],
  ['The past tense', [], 'In bed by half past ten.', false],
  ['Ten ports live', [], 'Ten mails before lunch.', false],
  [mother, ['family'], 'The release went out without a single call.', false],
  [mother, ['family'], 'Had to call the plumber twice.', false],
  [mother, ['family'], 'Called it a day at four.', false],
  [mother, ['family'], 'A long family lunch, nobody argued.', false],
  [mother, ['family'], 'Met Tom’s mother at the station.', false],
  [mother, ['family'], 'Rang Mum from the garden, she talked about the dahlias.', true],
  [mother, ['family'], 'My mother laughed so hard that she dropped the phone.', true],
  [portuguese, ['family'], 'All four tickets on the kitchen table at last.', false],
  [portuguese, ['family'], 'Sat in the bath once until the water went cold.', false],
  [portuguese, ['family'], 'Good conversation with my boss about next year.', false],
  [portuguese, ['family'], 'Rui has stopped asking about the holiday.', false],
  [portuguese, ['family'], 'Nine minutes of Portuguese on the phone, and she understood me.', true],
  [portuguese, ['family'], 'portuguese flashcards on the bus, twenty of them', true],
  [books, ['evenings'], 'Booked the flights, finally.', false],
  [books, ['evenings'], 'Read the room wrong in the review.', false],
  [books, ['evenings'], 'Nora read to her bear for an hour.', false],
  [books, ['evenings'], 'Read the contract twice and signed it.', false],
  [books, ['evenings'], 'A quiet evening, a film and soup.', false],
  [books, ['evenings'], 'Finished the eleventh book on the tram.', true],
  [attic, ['house'], 'Nora learned to whistle today.', false],
  [attic, ['house'], 'Cleaned the house from top to bottom.', false],
  [attic, ['house'], 'First coat of paint in the loft, my neck is stiff.', true],
  ['Finish the attic room for Ida', ['attic'], 'Daniel answers me from the other room, whatever I say.', false],
  ['Finish the attic room for Ida', ['attic'], 'Two walls of the attic are painted.', true],
  ['Play the prelude of the first cello suite', [], 'Booked a suite with a view of the sea.', false],
  ['Play the prelude of the first cello suite', [], 'Half an hour with the cello, badly.', true],
  [sleep, ['rest'], 'Rest day. Soup and a crossword.', false],
  [sleep, ['rest'], 'I will sleep on it before I answer them.', false],
  [sleep, ['rest'], 'Eight hours of meetings in one day.', false],
  [sleep, ['rest'], 'Slept badly, the wind kept at the shutters.', true],
  [launch, ['team', 'beacon'], 'We saw a beacon on the hill at midnight.', false],
  [launch, ['team', 'beacon'], 'Team lunch, too much rice.', false],
  [launch, ['team', 'beacon'], 'Clinic four went live at noon.', true],
  [launch, ['team', 'beacon'], 'Finn built a clinic in the bath.', false],
  [books, [], 'Finished a book on the tram.', true],
  [launch, ['team', 'beacon'], 'Long talk about Beacon with Lena.', true],
  [novel, [], 'Wrote to the landlord about the boiler.', false],
  [novel, [], 'A chapter closes: my last day at the old office.', false],
  [sunday, [], 'A proper breakfast, for once.', false],
  [sunday, [], 'A proper call with the landlord.', false],
  [sunday, [], 'Told Mam every dish we ate, in order.', true],
  [harbour, [], 'Finn dug a harbour and charged the waves a landing fee.', false],
  [harbour, [], 'Priya wants a date for harbour 2.0.', true],
  [telephone, [], 'Mam directed by telephone.', false],
  [telephone, [], 'Rui measured the loft twice, I measured it once.', false],
  [telephone, [], 'Could not fall asleep again.', false],
  [telephone, [], 'Portuguese at the kettle.', true],
  ['Recover from burnout', [], 'The burnout is a slow teacher.', true],
  [books, [], 'A port lost a morning of bookings.', false],
  [portuguese, [], 'A portuguese lesson, half of it on verbs.', true],
  ['Quit smoking', [], 'The budget went up in smoke.', false],
  ['Quit smoking', [], 'Smoked one at the party and hated it.', true],
  ['Get promoted to lead engineer', [], 'Asked Kim what the promotion board looks for.', true],
  ['Spend more time with my family', [], 'The whole family round one table.', true],
]

/** What is read wrongly, as it is read: a change of any of them is news. */
const knownMisses: Pair[] = [
  [novel, [], 'Wrote six mails and answered none.', true],
  [half, ['running', 'race'], 'A marathon meeting, two biscuits, no decision.', true],
  [half, ['running', 'race'], 'Fourteen kilometres in the drizzle, slow and happy.', false],
  [half, ['running', 'race'], 'Hill repeats with Priya. My calves have opinions.', false],
  [books, ['evenings'], 'Two chapters before the lamp went out.', false],
  [sleep, ['rest'], 'Eight hours again, three nights in a row.', false],
]

describe('mentionsOf', () => {
  it.each([...pairs, ...knownMisses])('“%s” %j: “%s” → %s', (title, tags, notes, isMention) => {
    const goal = insightGoal({ title, tags, milestones: [] })
    expect(mentionsOf(goal, [{ id: 'j', date: '2026-11-20', mood: 3, notes }])).toHaveLength(isMention ? 1 : 0)
  })

  it('needs two words of a milestone in one sentence', () => {
    const milestones = [
      { id: 'm', title: 'Shelves and the lamp', isCompleted: false, completedAt: null, targetDate: null },
    ]
    const goal = insightGoal({ title: attic, tags: [], milestones })
    const entry = (notes: string) => ({ id: notes, date: '2026-11-20', mood: 3, notes })
    const [both, one] = [entry('Shelves up, lamp wired.'), entry('Bought a lamp for the hall.')]
    expect(mentionsOf(goal, [both, one])).toEqual([both])
  })

  it('keeps the newest first, so that yesterday’s words are not lost', () => {
    const goal = insightGoal({ title: portuguese, tags: ['portuguese', 'family'], milestones: [] })
    const journal = [
      { id: 'today', date: '2026-11-21', mood: 5, notes: 'Easy day, all of us in the kitchen.' },
      { id: 'yesterday', date: '2026-11-20', mood: 4, notes: 'Nine minutes of Portuguese. She corrected me.' },
      { id: 'older', date: '2026-11-05', mood: 4, notes: 'Portuguese at the kettle.' },
    ]
    expect(mentionsOf(goal, journal).map((entry) => entry.id)).toEqual(['yesterday', 'older'])
  })
})
