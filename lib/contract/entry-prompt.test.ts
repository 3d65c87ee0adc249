import { describe, expect, test } from 'vitest'
import { type PromptFacts, promptsFrom } from './entry-prompt'

const nothing: PromptFacts = { today: '2026-11-24', last: null, step: null, earlier: null, done: [] }
const all = (facts: Partial<PromptFacts>) => promptsFrom({ ...nothing, ...facts })

describe('prompts for an entry', () => {
  test('an empty record still has some, another one each day', () => {
    expect(all({}).length).toBeGreaterThan(1)
    expect(all({})[0]).not.toBe(all({ today: '2026-11-25' })[0])
    expect(all({}).every((prompt) => prompt.endsWith('?'))).toBe(true)
  })

  test('who has written nothing yet is asked of nothing before', () => {
    const newcomers = all({})
    const known = all({ last: { date: '2026-11-22', mood: 3, notes: '' } })
    expect(newcomers).toHaveLength(3)
    expect(newcomers.filter((prompt) => known.includes(prompt))).toEqual([])
  })

  test.each<[string, Partial<PromptFacts>, string]>([
    [
      'a step of a goal',
      { step: { goal: 'Run 100 km', date: '2026-11-23', progress: 40, isDone: false } },
      '“Run 100 km” moved to 40% yesterday. What made that possible?',
    ],
    [
      'a goal that is done',
      { step: { goal: 'Run 100 km', date: '2026-11-24', progress: 100, isDone: true } },
      'You finished “Run 100 km” today. What did it take?',
    ],
    [
      'a low day',
      { last: { date: '2026-11-23', mood: 1, notes: 'Flat.' } },
      'Your energy was 1 of 5 yesterday. What would help today?',
    ],
    [
      'a high day',
      { last: { date: '2026-11-21', mood: 5, notes: '' } },
      'Your energy was 5 of 5 on 21 Nov. What was behind it?',
    ],
    [
      'what was written',
      { last: { date: '2026-11-23', mood: 3, notes: 'Said yes to a talk. Seven weeks.' } },
      'You wrote “Said yes to a talk” yesterday. How does it look today?',
    ],
    [
      'silence',
      { last: { date: '2026-11-14', mood: 3, notes: 'x' } },
      'Your last entry is 10 days old. What has happened since?',
    ],
    ['an alert that is done', { done: ['Call Priya'] }, '“Call Priya” is done. How did it go?'],
    [
      'this day a year ago',
      { earlier: { date: '2025-11-24', notes: 'First entry.\nNew notebook.' } },
      'On 24 Nov 2025 you wrote “First entry”. What is different now?',
    ],
  ])('%s', (_, facts, prompt) => {
    expect(all(facts)).toContain(prompt)
  })

  test('words of a hard day are not held up, nor a sentence cut in the middle', () => {
    expect(all({ last: { date: '2026-11-23', mood: 2, notes: 'We lost the dog.' } }).join()).not.toContain('dog')
    expect(all({ last: { date: '2026-11-23', mood: 3, notes: 'word '.repeat(30) } }).join()).not.toContain('word')
  })

  test('what the record says comes before what may be asked of anyone', () => {
    const prompts = all({ last: { date: '2026-11-23', mood: 5, notes: 'Sea.' }, done: ['Call Priya'] })
    expect(prompts).toHaveLength(4)
    expect(prompts.slice(0, 3).every((prompt) => /energy|Sea|Priya/.test(prompt))).toBe(true)
  })
})
