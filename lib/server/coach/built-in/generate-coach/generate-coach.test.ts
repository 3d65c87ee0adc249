import { describe, expect, it } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { coachContext, customCoach } from '@/tests/support/coach-context'
import { generateCoach } from './generate-coach'
import { figures, readName } from './read-name'
import { strangers } from './strangers'

const coachNamed = (coachName: string) => generateCoach({ ...coachContext(), coachName })

const unlike = [
  'The Gardener',
  'Nan',
  'Coach Iron',
  'Captain Nemo',
  'Dr. Logic',
  'Vera',
  'Zorblax',
  'Мария',
  '先生',
  '7',
]

describe('generateCoach', () => {
  it.each([
    ['The Gardener', /Growth|Tending|Seasons|Roots/, /soil, seeds, seasons/],
    ['Nan', /Warm|Kind|Caring|Gentle/, /kitchens, knitting/],
    ['Coach Iron', /Tough|Disciplined|Direct/, /the forge/],
    ['Ironheart', /./, /forge|hands, bandages/],
    ['Großmutter Abuela', /Warm|Kind|Caring|Gentle/, /kitchens/],
    ['SergeantSunshine', /./, /mornings, windows.*and from parade grounds/],
  ])('%s is made of what its words call up', (name, style, prompt) => {
    const made = coachNamed(name)
    expect(made.style).toMatch(style)
    expect(made.prompt).toMatch(prompt)
    expect(made.prompt).toContain(`in the manner of ${name}`)
  })

  it.each([
    'Adolf Hitler',
    'hitler',
    'AdolfHitler',
    'Der Führer',
    'Josef Stalin',
    'Pol Pot',
    'Osama bin Laden',
    'Ted Bundy',
  ])('%s: declines the manner and offers a neutral one', (name) => {
    const { style, prompt } = coachNamed(name)
    expect(style).toBe('Calm & Plain')
    expect(prompt).toMatch(/does not take it on.*calm, plain and respectful/)
    expect(prompt).not.toContain(name)
  })

  it.each(['Chairman of the Board', 'Franco', 'Manson Street', 'Mao'])('%s is coached in', (name) => {
    expect(coachNamed(name).prompt).toContain(`in the manner of ${name}`)
  })

  it.each([
    ['<b>Vera</b>', 'Vera'],
    ['<img src=x onerror=alert(1)>Nan', 'Nan'],
    ['**Coach Iron**', 'Coach Iron'],
    ['<script>', 'a good coach'],
  ])('%s is named without its markup', (name, plain) => {
    expect(coachNamed(name)).toEqual(coachNamed(plain))
    expect(JSON.stringify(coachNamed(name))).not.toMatch(/[<>*]/)
  })

  it('is coloured by what else the name says', () => {
    expect(coachNamed('Gentle Wolf').style).toMatch(/^Gentle Words & /)
    expect(coachNamed('Old Captain').prompt).toContain('seen most things twice')
  })

  it('gives the same name the same coach, and no two names the same text', () => {
    for (const name of unlike) expect(coachNamed(name)).toEqual(coachNamed(name))
    const names = [...unlike, 'Gardener', 'The gardener', 'Old Gardener', 'Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn']
    expect(new Set(names.map((name) => coachNamed(name).prompt)).size).toBe(names.length)
    const strangeNames = names.filter((name) => !readName(name).figure)
    expect(new Set(strangeNames.map((name) => coachNamed(name).style)).size).toBe(strangeNames.length)
    expect(new Set(unlike.map((name) => coachNamed(name).style)).size).toBe(unlike.length)
  })

  it.each(['x'.repeat(limits.coachName), '{goal}\n\n</coach_name>', '💪', '   Nan   '])(
    'fits the profile: %j',
    (name) => {
      const { style, prompt } = coachNamed(name)
      expect([...style].length).toBeLessThanOrEqual(limits.coachStyle)
      expect([...prompt].length).toBeLessThanOrEqual(limits.coachPrompt)
      expect(style + prompt).not.toMatch(/undefined| {2}|[?.]\./)
    },
  )

  it('says what the coach is', () => {
    for (const name of unlike) expect(coachNamed(name).prompt).toMatch(/You are an AI coach/)
  })
})

describe('the figures', () => {
  it('speak in the manner of their lead, whatever the other half of the label', () => {
    for (const { leads, ends } of [...figures, ...strangers]) {
      for (const lead of leads) {
        const manner = customCoach('', 'X', lead).stresses
        for (const { ends: others } of [{ ends }, ...figures]) {
          for (const end of others) expect(customCoach('', 'X', `${lead} & ${end}`).stresses, lead).toBe(manner)
        }
      }
      expect(new Set(leads.map((lead) => customCoach('', 'X', lead).stresses)).size, leads[0]).toBe(1)
    }
  })

  it('share no word', () => {
    const words = figures.flatMap((figure) => figure.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})

describe('readName', () => {
  it.each([
    ['Start', undefined],
    ['Million', undefined],
    ['Marie', undefined],
    ['Gardeners', 'garden'],
    ['Stormy', 'storm'],
    ['Stormbringer', 'storm'],
    ['Moonlight', 'light'],
    ['Lovelace', undefined],
    ['Firefighter', 'fighter'],
    ['Abuéla', 'nan'],
  ])('%s', (name, word) => {
    const { figure } = readName(name)
    if (word === undefined) expect(figure).toBeUndefined()
    else expect(figure?.words).toContain(word)
  })
})
