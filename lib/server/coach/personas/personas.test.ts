import { describe, expect, it } from 'vitest'
import { coaches, leaderIds } from '@/lib/contract/coaches'
import { moments } from './persona'
import { builtInPersona, personaOf } from './personas'

const custom = { customCoachName: '', customCoachStyle: '', customCoachPrompt: '' }
const builtIn = leaderIds.filter((id) => id !== 'custom')

describe('the nine coaches', () => {
  it.each(builtIn)('%s has its label, and several sentences for every moment', (id) => {
    const persona = builtInPersona(id)
    expect(persona).toMatchObject({ id, ...coaches[id] })
    for (const moment of moments) expect(persona.stresses[moment].length, moment).toBeGreaterThanOrEqual(4)
    expect(persona.openers.heavy.length).toBeGreaterThanOrEqual(3)
    expect(persona.openers.light.length).toBeGreaterThanOrEqual(3)
  })

  it('share no sentence', () => {
    const all = builtIn.flatMap((id) => {
      const { stresses, greeting, signatureQuestion } = builtInPersona(id)
      return [...Object.values(stresses).flat(), greeting, signatureQuestion]
    })
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })

  it('never claim to be the person', () => {
    for (const id of builtIn) {
      const { name, ...data } = builtInPersona(id)
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`\\bI am ${name}\\b|\\bI, ${name}\\b`))
    }
  })
})

describe('personaOf', () => {
  it('takes the name, style and voice of the user’s own coach from the user', () => {
    const persona = personaOf({
      selectedLeader: 'custom',
      customCoachName: 'Aunt Vera',
      customCoachStyle: 'Blunt but fair',
      customCoachPrompt: 'Talk like my aunt.',
    })
    expect(persona).toMatchObject({
      id: 'custom',
      name: 'Aunt Vera',
      style: 'Blunt but fair',
      voice: 'Talk like my aunt.',
      rhythm: 'short',
    })
    for (const moment of moments) expect(persona.stresses[moment].length).toBeGreaterThan(2)
  })

  it('has words for a custom coach that says nothing of itself', () => {
    expect(personaOf({ ...custom, selectedLeader: 'custom' }).name).toBe('Your coach')
  })

  it('gives the built-in coach otherwise', () => {
    expect(personaOf({ ...custom, selectedLeader: 'maya' }).name).toBe('Maya')
  })
})
