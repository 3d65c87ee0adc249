import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appCode } from '@/tests/support/totp'
import { createAccount } from './accounts'
import { checkLogin } from './check-login'
import { beginTotp, confirmTotp } from './totp'

test('codes are counted by the account, wherever the tries come from, and one that is right clears the count', async () => {
  const email = `codes-${randomUUID()}@example.com`
  const password = 'correct horse'
  const { user, recoveryCodes } = await createAccount({ email, password })
  const { secret } = await beginTotp(user)
  await confirmTotp(user.id, '', { currentPassword: password, code: appCode(secret) })
  const refusal = async (code: string, address: string) =>
    checkLogin({ email, password, code }, address).then(
      (found) => found?.id,
      ({ code: why }) => why,
    )
  for (let guess = 0; guess < 29; guess++) expect(await refusal('000 00', `a${guess}`)).toBe('code_required')
  expect(await refusal(recoveryCodes[0] ?? '', 'home')).toBe(user.id)
  for (let guess = 0; guess < 30; guess++) expect(await refusal('000 00', `b${guess}`)).toBe('code_required')
  expect(await refusal(recoveryCodes[1] ?? '', 'home')).toBe('rate_limited')
  // Whoever does not know the password spends none of it.
  expect(await checkLogin({ email, password: 'not this one', code: '000000' }, 'elsewhere')).toBeNull()
})
