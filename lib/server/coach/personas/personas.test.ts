import { describe, expect, it } from 'vitest'
import { archetypeIds } from '@/lib/contract/coach'
import { coaches, leaderIds } from '@/lib/contract/coaches'
import { archetypes } from './archetypes'
import { customPersona } from './custom'
import { builtInPersona, personaOf } from './personas'

const custom = { customCoachName: '', customCoachStyle: '', customCoachPrompt: '' }
const builtIn = leaderIds.filter((id) => id !== 'custom')
const customCoach = (changes: Partial<typeof custom>) => personaOf({ ...custom, ...changes, selectedLeader: 'custom' })

describe('the nine coaches', () => {
  it.each(builtIn)('%s has its label, a greeting, a question and three examples', (id) => {
    const persona = builtInPersona(id)
    expect(persona).toMatchObject({ id, ...coaches[id] })
    expect(persona.greeting).toMatch(/\?$/)
    expect(persona.signatureQuestion).toMatch(/\?$/)
    expect(persona.examples).toHaveLength(3)
    expect(persona.neverSays.length).toBeGreaterThanOrEqual(3)
  })

  it.each(builtIn)('%s does not say what it never says, and never claims to be the person', (id) => {
    const { name, neverSays, voice, greeting, signatureQuestion, examples } = builtInPersona(id)
    const said = [voice, greeting, signatureQuestion, ...examples.map(({ coach }) => coach)].join('\n').toLowerCase()
    for (const words of neverSays) expect(said).not.toContain(words.toLowerCase())
    expect(said).not.toMatch(new RegExp(`\\bI am ${name}\\b|\\bI, ${name}\\b`, 'i'))
  })

  it('share no sentence', () => {
    const all = builtIn.flatMap((id) => {
      const { greeting, signatureQuestion, examples } = builtInPersona(id)
      return [greeting, signatureQuestion, ...examples.map(({ coach }) => coach)]
    })
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })
})

describe('the user’s own coach', () => {
  it('takes the name, style and voice from the user', () => {
    const told = {
      customCoachName: 'Aunt Vera',
      customCoachStyle: 'Blunt but fair',
      customCoachPrompt: 'Like my aunt.',
    }
    expect(customCoach(told)).toMatchObject({
      id: 'custom',
      name: 'Aunt Vera',
      style: 'Blunt but fair',
      voice: 'Like my aunt.',
    })
  })

  it.each(archetypeIds)('greets as a %s by its label', (id) => {
    expect(customCoach({ customCoachStyle: archetypes[id].style }).greeting).toBe(archetypes[id].greeting)
  })

  it('greets and asks by the words of its style, its prompt or its name: two coaches are two', () => {
    const sergeant = customCoach({ customCoachName: 'Rex', customCoachStyle: 'Tough drill' })
    const monk = customCoach({ customCoachName: 'Kai', customCoachPrompt: 'Talk like a calm stoic monk.' })
    expect(sergeant.greeting).toBe(archetypes['drill-sergeant'].greeting)
    expect(monk.signatureQuestion).toBe(archetypes.stoic.signatureQuestion)
    expect(customCoach({ customCoachName: 'Nan' }).greeting).toBe(archetypes['gentle-listener'].greeting)
  })

  it('has words for one that says nothing of itself', () => {
    expect(customCoach({})).toMatchObject({ name: 'Your coach', greeting: archetypes['straight-talker'].greeting })
  })
})

it('a custom coach asks the question that its prompt says it comes back to, and else one of its way of coaching', () => {
  const flint = (customCoachPrompt: string) =>
    customPersona({ customCoachName: 'Captain Flint', customCoachStyle: 'Salty', customCoachPrompt })
  for (const prompt of [
    'Always call me sailor. The question you come back to: “Where is the wind?”',
    'The one question it always comes back to is: "Where is the wind?" One short sentence at a time.',
    'The question you come back to: Where is the wind?',
  ]) {
    expect(flint(prompt)).toMatchObject({ greeting: 'Where is the wind?', signatureQuestion: 'Where is the wind?' })
  }
  for (const prompt of ['Never ask “Where is the wind?”', 'Come back to the question of sleep.', '']) {
    expect(flint(prompt).greeting).not.toContain('wind')
  }
})
