import type { ResolverOptions } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { lazyResolver } from './lazy-resolver'

type Values = { email: string; tags: string[] }

const schema = z.object({
  email: z.string().min(1, 'Enter your email').min(3, 'Too short'),
  tags: z.array(z.string().max(2, 'Too long')),
})
const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false }

describe('lazyResolver', () => {
  it('loads the schema when it is first needed, once', async () => {
    const load = vi.fn(async () => schema)
    const { resolver, prefetch } = lazyResolver<Values>(load)
    expect(load).not.toHaveBeenCalled()
    prefetch()
    await resolver({ email: 'ada', tags: [] }, undefined, options)
    await resolver({ email: 'ada', tags: [] }, undefined, options)
    expect(load).toHaveBeenCalledOnce()
  })

  it('gives the values back as they were typed', async () => {
    const { resolver } = lazyResolver<Values>(async () => schema.transform(() => 'parsed'))
    expect(await resolver({ email: 'ada', tags: [] }, undefined, options)).toEqual({
      values: { email: 'ada', tags: [] },
      errors: {},
    })
  })

  it('puts the first reason of each field where the form looks for it', async () => {
    const { resolver } = lazyResolver<Values>(async () => schema)
    const { errors } = await resolver({ email: '', tags: ['ok', 'long'] }, undefined, options)
    expect(errors).toMatchObject({ email: { message: 'Enter your email' }, tags: [undefined, { message: 'Too long' }] })
  })

  it('leaves the judging to the server when the schema cannot be fetched, and asks again next time', async () => {
    const load = vi.fn(async () => schema).mockRejectedValueOnce(new Error('offline'))
    const { resolver } = lazyResolver<Values>(load)
    expect((await resolver({ email: '', tags: [] }, undefined, options)).errors).toEqual({})
    expect((await resolver({ email: '', tags: [] }, undefined, options)).errors).toHaveProperty('email')
  })
})
