import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessProgress } from './assess-progress'
import { goalOf, isRight, labelledAnswers } from './labelled/labelled-answers'
import type { Case } from './labelled/labelled-case'

const cases = Object.values(labelledAnswers).flat()

const answers = new Map<Case, ReturnType<typeof assessProgress>>()

/** Each case is judged once, whichever test asks. */
function answerTo(one: Case) {
  const answer = answers.get(one) ?? assessProgress({ goal: goalOf(one), response: one[2] })
  answers.set(one, answer)
  return answer
}

describe('assessProgress', () => {
  it(`judges the ${cases.length} labelled answers`, () => {
    const misses = cases.filter((one) => !isRight(one, answerTo(one).newProgress))
    const report = misses.map((one) => {
      const { newProgress, reasoning } = answerTo(one)
      return `${one[0]} | ${one[1]} | ${one[2]} | wanted ${one[3]} | got ${newProgress}: ${reasoning}`
    })
    const rate = 1 - misses.length / cases.length
    expect(rate, report.join('\n')).toBeGreaterThanOrEqual(0.98)
  }, 120_000)

  it('never moves down unless ground was lost, and always answers with an integer of 0 to 100', () => {
    for (const one of cases) {
      const { newProgress, reasoning } = answerTo(one)
      expect(Number.isInteger(newProgress) && newProgress >= 0 && newProgress <= 100, one[2]).toBe(true)
      if (newProgress < one[1]) expect(reasoning).toMatch(/ground was lost|record is set right/)
    }
  })

  it('quotes the user verbatim and states the sum in one sentence', () => {
    const judge = (title: string, progress: number, response: string) =>
      assessProgress({ goal: goalOf([title, progress, response, 0]), response })
    expect(judge('Read 12 books', 25, 'Finished the fourth last night').reasoning).toBe(
      'You said “Finished the fourth last night”: 4 ÷ 12 books is 33%.',
    )
    expect(judge('Run 100 km', 30, 'ran another 10 km').reasoning).toBe(
      'You said “ran another 10 km”: 30 and 10 make 40 of 100 km, 40%.',
    )
    expect(judge('Save 5,000 euros', 20, 'Things are going well').reasoning).toContain('“Things are going well”')
    for (const one of cases) {
      const { reasoning } = answerTo(one)
      const quotes = reasoning.match(/“([^”]*)”/)?.[1]?.split(' … ') ?? []
      expect(quotes.length, reasoning).toBeGreaterThan(0)
      for (const quote of quotes) expect(one[2].replace(/\s+/g, ' ')).toContain(quote.replace(/…$/, ''))
    }
  })

  it('remembers the milestones that an earlier answer named as done, until ground is lost', () => {
    const milestones = ['Pick a template', 'Add the products', 'Set up ordering', 'Go live']
    const shop = goalOf(['Open an online shop', 0, '', 0, { milestones }])
    const first = assessProgress({ goal: shop, response: 'Picked a template' })
    expect(first.newProgress).toBe(25)
    const event = {
      id: 'e',
      goalId: 'g',
      at: '2026-01-02T00:00:00.000Z',
      oldProgress: 0,
      source: 'coach' as const,
      ...first,
    }
    const response = 'Not live yet but ordering works now'
    const later = { ...shop, progress: 25, history: [event] }
    expect(assessProgress({ goal: later, response }).newProgress).toBe(50)
    const lost = { ...event, oldProgress: 25, newProgress: 0, reasoning: 'You said “lost it”, so ground was lost.' }
    expect(assessProgress({ goal: { ...shop, history: [event, lost] }, response }).newProgress).toBe(25)
  })

  it('holds against odd input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 0, max: 100 }), (response, progress) => {
        const { newProgress, reasoning } = assessProgress({
          goal: goalOf(['Read 12 books', progress, response, 0]),
          response,
        })
        return Number.isInteger(newProgress) && newProgress >= 0 && newProgress <= 100 && reasoning.length > 0
      }),
      { numRuns: 200 },
    )
  })

  it('answers a long text quickly', () => {
    const response = 'I read a bit of 3 books, and 2 of 5 chapters, but did not finish the 4th; then I rested. '.repeat(
      80,
    )
    const start = performance.now()
    assessProgress({ goal: goalOf(['Read 12 books', 10, response, 0]), response })
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
