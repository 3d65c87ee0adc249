import { describe, expect, it } from 'vitest'
import { checkCrisis, crisisReply } from './safety'
import * as first from './safety.cases'
import { furtherExplicitCries, furtherHarmless, furtherIndirectCries } from './safety.further-cases'

const explicitCries = [...first.explicitCries, ...furtherExplicitCries]
const indirectCries = [...first.indirectCries, ...furtherIndirectCries]
const harmless = [...first.harmless, ...furtherHarmless]

const caught = (sentences: string[]) => sentences.filter((one) => checkCrisis(one))
const missed = (sentences: string[]) => sentences.filter((one) => !checkCrisis(one))

describe('checkCrisis', () => {
  it('catches every explicit cry', () => {
    expect(missed(explicitCries)).toEqual([])
  })

  it('catches nearly all indirect cries', () => {
    const lost = missed(indirectCries)
    expect(lost.length / indirectCries.length, lost.join('\n')).toBeLessThanOrEqual(0.1)
  })

  it('raises hardly any false alarm', () => {
    const alarms = caught(harmless)
    expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThanOrEqual(0.01)
  })

  it('finds a cry inside a longer message, and names its kind', () => {
    expect(checkCrisis('Work was fine today. Ran 5 km. But honestly I want to die.')).toEqual({ kind: 'suicide' })
    expect(checkCrisis('Dinner was nice, and then he hit me in the kitchen.')).toEqual({ kind: 'abuse' })
  })

  it('reads curly apostrophes and missing ones alike', () => {
    expect(checkCrisis('I don’t want to live anymore')).not.toBeNull()
    expect(checkCrisis('i dont want to live anymore')).not.toBeNull()
  })

  it('is fast on a long text', () => {
    const long = 'I ran and I wrote and I slept well and I called my mother. '.repeat(300)
    const start = performance.now()
    checkCrisis(long)
    expect(performance.now() - start).toBeLessThan(400)
  })
})

describe('crisisReply', () => {
  it('names the lines and says that it is an AI', () => {
    const reply = crisisReply()
    for (const line of ['988', '116 123', 'findahelpline.com', 'emergency number', 'AI']) expect(reply).toContain(line)
  })
})
