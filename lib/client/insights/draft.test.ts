import { describe, expect, it } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { isWorthKeeping, toGoalResponse } from './draft'

const goal = { id: 'g', title: 'Read', description: 'Twelve books', progress: 40 } as Goal

describe('toGoalResponse', () => {
  it('sends the words alone while the goal was left as it is', () => {
    expect(toGoalResponse({ response: ' Two more ' }, goal)).toEqual({ goalId: 'g', responseText: 'Two more' })
    const same = { response: 'x', title: ' Read ', description: 'Twelve books', progress: 40 }
    expect(toGoalResponse(same, goal)).toEqual({ goalId: 'g', responseText: 'x' })
  })

  it('sends what was changed', () => {
    const draft = { response: 'x', title: 'Read more', description: ' Fifteen ', progress: 55 }
    expect(toGoalResponse(draft, goal).goalUpdates).toEqual({
      title: 'Read more',
      description: 'Fifteen',
      progress: 55,
    })
  })

  it('never empties a field or takes the progress to 0', () => {
    expect(toGoalResponse({ response: 'x', title: ' ', description: '', progress: 0 }, goal)).toEqual({
      goalId: 'g',
      responseText: 'x',
    })
  })
})

describe('isWorthKeeping', () => {
  it('holds once anything was written or moved', () => {
    expect(isWorthKeeping({ response: ' ' })).toBe(false)
    expect(isWorthKeeping({ response: 'a' })).toBe(true)
    expect(isWorthKeeping({ response: '', progress: 0 })).toBe(true)
  })
})
