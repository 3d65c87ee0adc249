import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { router } from '@/tests/support/dom-router'
import { type Answers, ada, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { PasskeyButton } from './passkey-button'

const get = vi.fn()
const bytes = new Uint8Array([1, 2, 3]).buffer
const asked = { challenge: 'AAAA', rpId: 'localhost' }
beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  get.mockResolvedValue({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  get.mockReset()
})

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

function open(answers: Answers, origin = window.location.origin) {
  return show(
    <>
      <PasskeyButton origin={origin} next="/goals" />
      <Toasts />
    </>,
    answers,
  )
}

test('the device’s answer logs in and leads on', async () => {
  const { hands, calls } = open({
    'POST /api/auth/passkeys/login/options': asked,
    'POST /api/auth/passkeys/login/verify': { token: 'token', user: ada },
  })
  await hands.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await soon(() => expect(router.push).toHaveBeenCalledWith('/goals'))
  expect(calls.at(-1)?.body).toMatchObject({ response: { id: 'AQID', rawId: 'AQID', type: 'public-key' } })
})

test('a device that is left, and a passkey that opens nothing, say so', async () => {
  const refused = new Refusal(401, { error: authMessages.passkeyRefused, code: 'unauthenticated' })
  const { hands } = open({
    'POST /api/auth/passkeys/login/options': asked,
    'POST /api/auth/passkeys/login/verify': refused,
  })
  get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await hands.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await soon(() => expect(screen.getByRole('list').textContent).toContain(authMessages.error.passkeyLeft))
  await hands.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await soon(() => expect(screen.getByRole('list').textContent).toContain(authMessages.passkeyRefused))
  expect(router.push).not.toHaveBeenCalled()
})

test('at another origin than they are bound to, and without them in the browser, there is no button', () => {
  open({}, 'https://elsewhere.example')
  expect(screen.queryByRole('button')).toBeNull()
})
