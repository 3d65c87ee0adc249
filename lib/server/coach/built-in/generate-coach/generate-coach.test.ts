import { describe, expect, it } from 'vitest'
import { archetypeIds } from '@/lib/contract/coach'
import { limits } from '@/lib/contract/limits'
import { coachContext } from '@/tests/support/coach-context'
import { coachesNamed, generateCoach, nearestArchetype } from './generate-coach'

const coachNamed = (coachName: string) => generateCoach({ ...coachContext(), coachName })

describe('generateCoach', () => {
  it.each([
    ['Tough drill sergeant', 'drill-sergeant'],
    ['Stoic monk', 'stoic'],
    ['Zen Master Kai', 'stoic'],
    ['Nan', 'gentle-listener'],
    ['Kind Grandmother', 'gentle-listener'],
    ['Dr. Logic', 'scientist'],
    ['Professor Oak', 'teacher'],
    ['Chess General', 'strategist'],
    ['Sunny', 'cheerleader'],
    ['Grace Hopper', 'straight-talker'],
    ['Gordon Ramsay', 'straight-talker'],
    ['Мария', 'straight-talker'],
    ['7', 'straight-talker'],
  ])('%s comes nearest to %s', (name, archetype) => expect(nearestArchetype(name)).toBe(archetype))

  it('makes up nothing about a person', () => {
    expect(coachNamed('Grace Hopper').prompt).toMatch(
      /^You are a coach named Grace Hopper\. You do not know anyone of that name and do not imitate them\./,
    )
    expect(coachNamed('Stoic monk').prompt).toMatch(/^You are a coach named Stoic monk\. You are calm and spare\./)
  })

  it.each(['Adolf Hitler', 'AdolfHitler', 'Der Führer', 'Josef Stalin', 'Pol Pot', 'Osama bin Laden', 'Ted Bundy'])(
    '%s: declines the name, and coaches',
    (name) => {
      const { style, prompt } = coachNamed(name)
      expect(style).toBe('Plain & Honest')
      expect(prompt).toMatch(/^You do not coach in the name you were given\./)
      expect(JSON.stringify(coachesNamed(name))).not.toContain(name)
    },
  )

  it.each(['Chairman of the Board', 'Franco', 'Manson Street', 'Mao'])('%s is coached in', (name) => {
    expect(coachNamed(name).prompt).toContain(`named ${name}`)
  })

  it.each([
    ['<b>Vera</b>', 'Vera'],
    ['<img src=x onerror=alert(1)>Nan', 'Nan'],
    ['**Coach Iron**', 'Coach Iron'],
  ])('%s is named without its markup', (name, plain) => {
    expect(coachNamed(name)).toEqual(coachNamed(plain))
    expect(JSON.stringify(coachNamed(name))).not.toMatch(/[<>*]/)
  })

  it('offers each way of coaching once, in words that differ and fit the profile', () => {
    for (const name of ['Nan', 'x'.repeat(limits.coachName), '<script>']) {
      const offered = coachesNamed(name)
      expect(offered.map(({ id }) => id)).toEqual(archetypeIds)
      expect(new Set(offered.map(({ prompt }) => prompt)).size).toBe(offered.length)
      expect(new Set(offered.map(({ style }) => style)).size).toBe(offered.length)
      for (const { style, prompt } of offered) {
        expect([...style].length).toBeLessThanOrEqual(limits.coachStyle)
        expect([...prompt].length).toBeLessThanOrEqual(limits.coachPrompt)
        expect(style + prompt).not.toMatch(/undefined| {2}|[?.]\./)
        expect(prompt).toMatch(/You are an AI coach/)
      }
    }
  })
})
