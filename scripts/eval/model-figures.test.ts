import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { modelFigures } from './model-figures'

let server: AnthropicServer
beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

describe('modelFigures', () => {
  it('asks the model through its SDK, once an answer and once an analysis, and judges what it says', async () => {
    const figures = await modelFigures(
      createAnthropicCoach(modelSettings(server.url), () => {}),
      { every: 150 },
    )
    const asked = Number(figures[0]?.value.match(/of (\d+)/)?.[1])
    expect(asked).toBeGreaterThan(5)
    expect(figures[0]?.value).toBe(`100.0 % (${asked} of ${asked})`)
    expect(figures[1]).toMatchObject({ name: 'progress judgement, one in 150 answers', bar: 'at least 90 %' })
    expect(server.requests.length).toBeGreaterThanOrEqual(asked + 18)
    expect(figures.map((one) => one.name)).toEqual(
      expect.arrayContaining(['quotes that stand in their source', 'claims that rest on a true quote']),
    )
  })
})
