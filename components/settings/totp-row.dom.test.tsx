import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { recoveryCodesKey } from '@/lib/client/auth/recovery-key'
import { totpKey } from '@/lib/client/auth/totp-key'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import { type Answers, Refusal, show } from '@/tests/support/dom-screen'
import { RecoveryRow } from './recovery-row'
import { TotpRow } from './totp-row'

const told = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Apogee:ada' }

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

function open(isOn: boolean, answers: Answers, codesLeft = 10) {
  getQueryClient().setQueryData(totpKey, { isOn })
  getQueryClient().setQueryData(recoveryCodesKey, { left: codesLeft })
  return show(<TotpRow email="ada@example.com" />, answers)
}

test('the key is shown, and a code of the app turns it on', async () => {
  const wrong = new Refusal(400, {
    error: commonMessages.validation,
    code: 'validation_failed',
    fields: { code: [authMessages.field.appCodeWrong] },
  })
  const answers: Answers = { 'POST /api/auth/totp': told, 'POST /api/auth/totp/confirm': wrong }
  const { hands, calls } = open(false, answers)
  await hands.click(screen.getByRole('button', { name: 'Turn on two-step login' }))
  await soon(() => expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeDefined())
  expect(screen.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(told.uri)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await hands.click(screen.getByRole('button', { name: 'Copy key' }))
  expect(copied).toHaveBeenCalledWith(told.secret)
  // The password first: a screen that was left open is not enough.
  await hands.click(screen.getByRole('button', { name: 'Turn on' }))
  await soon(() =>
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      authMessages.field.passwordRequired,
      authMessages.field.appCodeRequired,
    ]),
  )
  await hands.type(screen.getByLabelText('Current password'), 'a year at sea')
  await hands.type(screen.getByLabelText('6-digit code from your app'), '123')
  await hands.click(screen.getByRole('button', { name: 'Turn on' }))
  await soon(() => expect(screen.getByRole('alert').textContent).toBe(authMessages.field.appCodeSix))
  await hands.type(screen.getByLabelText('6-digit code from your app'), ' 456')
  await hands.click(screen.getByRole('button', { name: 'Turn on' }))
  await soon(() => expect(screen.getByRole('alert').textContent).toBe(authMessages.field.appCodeWrong))
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['POST /api/auth/totp', 'POST /api/auth/totp/confirm'])
  expect(calls.at(-1)?.body).toEqual({ currentPassword: 'a year at sea', code: '123 456' })
})

test('lost recovery codes are made anew in the dialog that asks for them, which stays', async () => {
  const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCC${at}`)
  const { hands, calls } = open(false, {
    'POST /api/auth/totp': told,
    'POST /api/auth/recovery-codes': { recoveryCodes: codes },
  })
  await hands.click(screen.getByRole('button', { name: 'Turn on two-step login' }))
  await hands.click(await screen.findByRole('button', { name: 'New codes' }, { timeout: 10_000 }))
  const renewal = within(await screen.findByRole('dialog', { name: 'New recovery codes' }, { timeout: 10_000 }))
  await hands.type(renewal.getByLabelText('Current password'), 'a year at sea')
  await hands.click(renewal.getByRole('button', { name: 'Make new codes' }))
  await soon(() => expect(screen.getByText(codes[0] as string)).toBeDefined())
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  await soon(() => expect(screen.queryByText(codes[0] as string)).toBeNull())
  expect(screen.getByLabelText('6-digit code from your app')).toBeDefined()
  // Nothing was sent of the form beneath.
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('POST /api/auth/totp/confirm')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('whoever has no recovery codes left is told before', async () => {
  const { hands } = open(false, { 'POST /api/auth/totp': told }, 0)
  await hands.click(screen.getByRole('button', { name: 'Turn on two-step login' }))
  await soon(() => expect(screen.getByText(/^You have no recovery codes left/)).toBeDefined())
})

test('where it is on it says how to replace lost recovery codes, by the name of the button', () => {
  open(true, {})
  show(<RecoveryRow email="ada@example.com" />)
  expect(screen.getByText(/Lost them, or never saw them\? Make new ones/)).toBeDefined()
  const button = screen.getByRole('button', { name: 'New codes' }).textContent
  cleanup()
  open(true, {})
  expect(screen.getByText(new RegExp(`Lost those\\? Make new ones with “${button}”`))).toBeDefined()
})

test('it is not ended without the password', async () => {
  const { hands, calls } = open(true, {})
  await hands.click(screen.getByRole('button', { name: 'Turn off two-step login' }))
  await soon(() => expect(screen.getByLabelText('Current password')).toBeDefined())
  await hands.click(screen.getByRole('button', { name: 'Turn off' }))
  await soon(() => expect(screen.getByRole('alert').textContent).toBe(authMessages.field.passwordRequired))
  expect(calls).toEqual([])
})
