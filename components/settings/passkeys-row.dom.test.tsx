import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passkeysKey } from '@/lib/client/auth/passkeys-key'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { accountMessages } from '@/lib/contract/messages/account'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import { type Answers, Refusal, show } from '@/tests/support/dom-screen'
import { PasskeysRow } from './passkeys-row'

const now = '2026-11-24T12:00:00.000Z'
const asked = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Apogee' },
  user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const none = { isPossible: true, passkeys: [] }
const phone = { id: 'p1', name: 'My phone', createdAt: now, lastUsedAt: null }

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

const create = vi.fn()
beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  create.mockReset()
})

function open(passkeys: object[], answers: Answers, isPossible = true) {
  getQueryClient().setQueryData(passkeysKey, { isPossible, passkeys })
  return show(<PasskeysRow email="ada@example.com" hasPassword now={now} timeZone="UTC" />, answers)
}

test('one is added with the password: the device is asked what the server told, and its answer is sent on', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  create.mockResolvedValue({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, attestationObject: bytes },
    getClientExtensionResults: () => ({}),
  })
  const answers: Answers = {
    'POST /api/auth/passkeys/options': asked,
    'POST /api/auth/passkeys/verify': phone,
    'GET /api/auth/passkeys': none,
  }
  const { hands, calls } = open([], answers)
  await hands.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await soon(() => expect(screen.getByLabelText('Current password')).toBeDefined())
  await hands.type(screen.getByLabelText('Current password'), 'correct horse')
  await hands.click(screen.getByRole('button', { name: 'Add passkey' }))
  await soon(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('POST /api/auth/passkeys/verify'))
  const [options, verify] = calls.filter(({ endpoint }) => endpoint.startsWith('POST'))
  expect(options?.body).toEqual({ currentPassword: 'correct horse' })
  expect(verify?.body).toMatchObject({ name: expect.any(String), response: { id: 'AQID', rawId: 'AQID' } })
  expect(create.mock.calls[0]?.[0].publicKey.rp).toEqual(asked.rp)
})

test('a wrong password, and a device that was not unlocked, say so and lose nothing that was typed', async () => {
  const wrong = new Refusal(400, {
    error: commonMessages.validation,
    code: 'validation_failed',
    fields: { currentPassword: [authMessages.field.passwordWrong] },
  })
  const { hands } = open([], { 'POST /api/auth/passkeys/options': wrong })
  await hands.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await soon(() => expect(screen.getByLabelText('Current password')).toBeDefined())
  await hands.clear(screen.getByLabelText('Name'))
  await hands.type(screen.getByLabelText('Name'), 'Kitchen')
  await hands.type(screen.getByLabelText('Current password'), 'nope')
  await hands.click(screen.getByRole('button', { name: 'Add passkey' }))
  await soon(() => expect(document.body.textContent).toContain(authMessages.field.passwordWrong))
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Kitchen')
  expect(create).not.toHaveBeenCalled()
})

test('one is removed after a question', async () => {
  const { hands, calls } = open([phone], {
    'DELETE /api/auth/passkeys/{id}': () => ({}) as never,
    'GET /api/auth/passkeys': none,
  })
  expect(screen.getByRole('listitem').textContent).toContain('My phoneNot used yet')
  await hands.click(screen.getByRole('button', { name: 'Remove passkey My phone' }))
  await soon(() => expect(screen.getByRole('alertdialog').textContent).toContain(accountMessages.confirm.removePasskey))
  await hands.click(screen.getByRole('button', { name: 'Remove passkey' }))
  await soon(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('DELETE /api/auth/passkeys/{id}'))
  await soon(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('where there can be none, that is said and nothing can be pressed', () => {
  open([], {}, false)
  expect(document.body.textContent).toContain('Passkeys need this site to be opened at https:// or at localhost.')
  expect(screen.queryByRole('button')).toBeNull()
})
