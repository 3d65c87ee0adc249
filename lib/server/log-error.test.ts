import { expect, it } from 'vitest'
import { db } from '@/lib/server/db/client'
import { describeError } from './log-error'

const secret = 'My-inner-life'

it('says what an error is and where, and nothing that was written', async () => {
  const thrown = [
    await db.user.create({ data: { email: secret, firstName: { not: secret } } as never }).catch((error) => error),
    await db.user.findMany({ where: { unknown: secret } as never }).catch((error) => error),
    (() => {
      try {
        return JSON.parse(`{"a": ${secret}`)
      } catch (error) {
        return new Error('unreadable', { cause: error })
      }
    })(),
    secret,
    { secret },
  ]
  for (const one of thrown) expect(JSON.stringify(describeError(one))).not.toContain(secret)
  expect(describeError(thrown[0]).type).toBe('PrismaClientValidationError')
  expect(describeError(thrown[2])).toMatchObject({ message: 'unreadable', cause: { type: 'SyntaxError' } })
})

it('keeps what helps to mend it', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(describeError(error)).toMatchObject({ type: 'Error', code: 'ECONNREFUSED', message: error.message })
  expect(describeError(error).stack).toContain('log-error.test.ts')
})
