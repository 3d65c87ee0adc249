import { describe, expect, it } from 'vitest'
import type { CustomCoach } from '@/lib/client/custom-coach/api'
import { limits } from '@/lib/contract/limits'
import { resolveCoach } from './resolve-coach'

const whole: CustomCoach = { name: 'Nan', style: 'Warm', prompt: 'Be kind.' }
const errorsOf = async (coach: CustomCoach) => {
  const { errors } = await resolveCoach(coach, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
}

describe('resolveCoach', () => {
  it('lets a whole coach through', async () => expect(await errorsOf(whole)).toEqual({}))

  it('complains of every field that is missing', async () =>
    expect(await errorsOf({ name: '', style: ' ', prompt: 'Be kind.' })).toEqual({
      name: 'Please enter a name for your custom coach.',
      style: "Please describe your coach's style.",
    }))

  it('counts characters as the server does, blanks at the ends aside', async () => {
    const name = '👵'.repeat(limits.coachName)
    expect(await errorsOf({ ...whole, name: ` ${name} ` })).toEqual({})
    expect(await errorsOf({ ...whole, name: `${name}x` })).toEqual({ name: 'Must be at most 100 characters' })
    expect(await errorsOf({ ...whole, prompt: 'x'.repeat(limits.coachPrompt + 1) })).toEqual({
      prompt: 'Must be at most 8,000 characters',
    })
  })
})
