import { describe, expect, test } from 'vitest'
import { NOW } from '@/tests/support/coach-context'
import { extractMemory } from './extract-memory'
import { type KnownMemory, reconcile } from './reconcile'

const at = { now: NOW, timeZone: 'Europe/Vienna' }

function outcome(said: string, ...kept: string[]) {
  const known = kept.map((text, index): KnownMemory => {
    return { id: `${index}`, text, kind: extractMemory(text, at)?.kind ?? 'preference' }
  })
  const draft = extractMemory(said, at)
  return draft ? reconcile(draft, known, at) : null
}

describe('reconcile', () => {
  test.each<[said: string, kept: string]>([
    ['My knee is fine now', 'I have a bad knee'],
    ["I don't work nights any more", 'I work nights until March'],
    ["I'm no longer vegetarian", "I'm vegetarian"],
    ['My exam has been moved to 20 January', 'I have an exam on 12 December'],
    ['I live in Berlin now', 'I live in Graz with my parents'],
    ["I'm a morning person", "I'm more of a night owl"],
    ['Call me Petra', 'Call me Peter'],
    ['My daughter Lena starts school in September', 'My daughter is called Lena'],
  ])('"%s" takes the place of "%s"', (said, kept) => {
    expect(outcome(said, 'I love swimming in cold lakes', kept)).toEqual({ action: 'replace', id: '1' })
  })

  test.each<[said: string, kept: string]>([
    ['As I said, I have a bad knee', 'I have a bad knee'],
    ['I prefer short sessions', 'I prefer short sessions'],
    ['My boss Karin yelled at me', 'My boss Karin lets me leave early on Fridays'],
    ['My knee is fine now', 'I prefer mornings'],
  ])('"%s" adds nothing to "%s"', (said, kept) => {
    expect(outcome(said, kept)).toEqual({ action: 'ignore' })
  })

  test.each<[said: string, kept: string]>([
    ['I have a bad knee', 'I have asthma'],
    ["I can't train on Thursdays", "I can't eat gluten"],
    ['I love trail running', 'I hate treadmills'],
    ['My sister is called Ana', 'My boss is called Karin'],
  ])('"%s" stands beside "%s"', (said, kept) => {
    expect(outcome(said, kept)).toEqual({ action: 'add' })
  })
})
