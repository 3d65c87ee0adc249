import { describe, expect, test } from 'vitest'
import { someOf } from '@/tests/support/some-of'
import { checkDeeds, streamDeeds } from './deed-check'

const openings = ['', 'Done! ', 'Great idea. ', 'Okay, ', 'You ran twice this week. ']
const subjects = ['I have', "I've", 'I’ve just', 'I', 'I went ahead and', 'We have now', 'I have already']
const deeds = [
  'added the goal "Run 10 km" for you',
  'set a reminder for tomorrow at 9:00',
  'updated your progress to 50 %',
  'noted that down',
  'logged 2 books',
  'moved your dentist alert to Friday',
  'marked chapter 3 as done',
  'renamed the goal',
  'saved it',
  'created three milestones',
]
const whole = [
  'Fixed.',
  'Done, set for 9.',
  'Done!',
  'Noted.',
  'All set!',
  "You're all set for tomorrow.",
  'Consider it done.',
  'Reminder set for Tuesday 09:00.',
  'Goal added: Run 10 km.',
  'Tomorrow at 9:00 it is.',
  'Your goal has been updated to 50 %.',
  'The reminder is set.',
  'The reminder is now set for 9:00.',
  'It is in your calendar.',
  "That's done.",
  "I'll remind you tomorrow at 9.",
  'I will keep that in mind.',
  "I'll add that to your goals.",
  "I'm adding it now.",
  'Adding it now.',
  'Added to your journal.',
  'I have put it in your calendar.',
  'Everything has been saved.',
  'Okay, logged.',
  'Got it, noted.',
]
const plain = [
  'You added two entries this week.',
  'You have done 4 of 12 chapters.',
  'Done: chapter 1 and chapter 2.',
  'I can add a reminder for you.',
  'Shall I set a reminder for 9:00?',
  'I have not added anything.',
  'Nothing was changed.',
  'I have looked through 14 entries from March.',
  'I found three entries that mention your sister.',
  'If you like, I will add it to your goals.',
  "Press Apply and I'll add it.",
  'You wrote: "I have added a second shelf".',
  'The goal was completed on 3 May.',
  'Two of four milestones are open.',
  'Set a reminder for the evening, if that helps.',
  "I've changed my mind about the pace: 12 km is fine.",
  'Add a goal for it on the Goals page.',
  'That sounds like a hard week.',
  'The alert for 09:00 has not been added.',
  'Your progress is 40 %.',
  'I see that your energy rose after swims.',
  'Saved £140 by June would be on course.',
  "I haven't set anything yet.",
  'Here is what I would change: Alert: Call Bob, Mon 23 Nov 09:00.',
]

const claimed = [...subjects.flatMap((subject) => deeds.map((deed) => `${subject} ${deed}.`)), ...whole]

/** A thousand turns and more: an opening, a claim or none, a plain sentence behind. */
const turns = openings.flatMap((opening) =>
  claimed.flatMap((claim, at) =>
    [0, 1, 2].map((step) => ({ opening, claim, rest: plain[(at + step * 7) % plain.length] ?? '' })),
  ),
)

describe('claimed deeds with no act behind them', () => {
  test(`are taken out of ${turns.length} turns, and what stands beside them stays`, () => {
    expect(turns.length).toBeGreaterThan(1_000)
    const wrong = turns.filter(({ opening, claim, rest }) => {
      const { text } = checkDeeds(`${opening}${claim} ${rest}`)
      return text.includes(claim.trim()) || !text.includes(rest)
    })
    expect(wrong).toEqual([])
  })

  test.each(plain)('none: %s', (text) => {
    expect(checkDeeds(text)).toEqual({ text, claims: [] })
  })

  test('of a reply that is nothing else, nothing is left', () => {
    expect(checkDeeds('Done. I have added it.')).toEqual({ text: '', claims: ['Done.', 'I have added it.'] })
    expect(checkDeeds('- I have added it.\n- You ran twice.').text).toBe('- You ran twice.')
  })
})

describe('a streamed reply', () => {
  test('never shows a sentence that begins as a claimed deed, and comes to the checked text', () => {
    for (const { opening, claim, rest } of turns) {
      const stream = streamDeeds()
      const pieces = `${opening}${claim} ${rest}`.match(/.{1,4}/gs) ?? []
      const shown = pieces.map((piece) => stream.push(piece)).join('')
      const end = stream.end()
      expect(end.text).not.toContain(claim.trim())
      expect(end.text).toContain(rest)
      if (opening !== 'Okay, ') expect(shown + end.rest).not.toContain(claim.trim())
    }
  })

  test('lets every other sentence flow as it comes', () => {
    const stream = streamDeeds()
    expect(['Running ', 'twice ', 'a week '].map((piece) => stream.push(piece))).toEqual([
      'Running ',
      'twice ',
      'a week ',
    ])
    expect(stream.push('helps. I have')).toBe('helps. ')
    expect(stream.push(' looked ')).toBe('I have looked ')
    expect(stream.push('around. I have added ')).toBe('around. ')
    expect(stream.push('it. Good')).toBe('')
    expect(stream.end()).toMatchObject({ rest: 'Good', text: 'Running twice a week helps. I have looked around. Good' })
  })
})

test.each([
  ['Is the insulation done?', 'Done. Two panels, one crooked.'],
  ['And the passports, where do they stand?', 'All done, four of four.'],
])('“Done.” says how something stands where that was asked: %s', (question, reply) => {
  expect(checkDeeds(reply, question)).toEqual({ text: reply, claims: [] })
  const stream = streamDeeds(question)
  expect(stream.push(reply) + stream.end().rest).toBe(reply)
})

test.each(['Can you add a goal?', 'Add a goal.', 'Will you set it for 9?', 'Is it set? If not, put it in.'])(
  '“Done.” claims a deed where one was asked for: %s',
  (question) => {
    expect(checkDeeds('Done. What next?', question).claims).toEqual(['Done.'])
  },
)

test('of a thousand turns that claim a deed none is left, however the words come', () => {
  const rest = ['', ' What is next?', ' You ran twice this week.', '\n\n- One step at a time.']
  const turns = openings.flatMap((opening) =>
    subjects.flatMap((subject) =>
      deeds.flatMap((deed) =>
        rest.map((after) => ({ claim: `${subject} ${deed}.`, text: `${opening}${subject} ${deed}.${after}` })),
      ),
    ),
  )
  expect(turns.length).toBeGreaterThan(1_000)
  for (const [at, { claim, text }] of someOf(turns).entries()) {
    const stream = streamDeeds('Please do it.')
    let shown = ''
    const size = 1 + (at % 7)
    for (let from = 0; from < text.length; from += size) shown += stream.push(text.slice(from, from + size))
    const { text: left } = stream.end()
    expect([claim, left.includes(claim)]).toEqual([claim, false])
    expect([claim, shown.includes(claim)]).toEqual([claim, false])
  }
})

test('a quotation of several sentences is told whole, at once and as it streams', () => {
  const told = '- Wed 30 Sep: “An empty day after the launch. I kept reaching for my notes.”\n- Tue 29 Sep: “Slept.”'
  expect(checkDeeds(told)).toEqual({ text: told, claims: [] })
  const stream = streamDeeds()
  const shown = (told.match(/\S+\s*/g) ?? []).map((piece) => stream.push(piece)).join('')
  const { rest, text } = stream.end()
  expect(shown + rest).toBe(told)
  expect(text).toBe(told)
})

test('a quotation that never closes hides no claim', () => {
  expect(checkDeeds('You said “run. I have added it to your goals.').claims).toHaveLength(1)
})
