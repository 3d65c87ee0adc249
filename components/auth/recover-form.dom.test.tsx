import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { router } from '@/tests/support/dom-router'
import { Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { LoginForm } from './login-form'
import { RecoverForm } from './recover-form'
import { ResetForm } from './reset-form'

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

test('what is sent empty leads to the first field to mend', async () => {
  const { hands } = show(<RecoverForm byMail={false} />)
  await hands.click(screen.getByRole('button', { name: 'Set new password' }))
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  cleanup()
  const reset = show(<ResetForm token="x" />)
  await reset.hands.click(screen.getByRole('button', { name: 'Set new password' }))
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
})

test('an email that is none is named at its field, and nothing is sent', async () => {
  const { hands, calls } = show(<RecoverForm byMail />)
  await hands.type(screen.getByLabelText('Email'), 'notanemail')
  await hands.type(screen.getByLabelText('Recovery code'), '0000-0000-0000-0000')
  await hands.type(screen.getByLabelText('New password'), 'a new horse')
  for (const name of ['Set new password', 'Mail me a link']) {
    await hands.click(screen.getByRole('button', { name }))
    await soon(() => expect(screen.getByRole('alert').textContent).toBe(authMessages.field.emailInvalid))
    await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  }
  expect(calls).toEqual([])
})

test('why a code is refused is said once, in the form', async () => {
  const wrong = { error: serverMessages.wrongRecovery, code: 'unauthenticated' }
  const { hands } = show(
    <>
      <RecoverForm byMail={false} />
      <Toasts />
    </>,
    { 'POST /api/auth/recover': new Refusal(401, wrong) },
  )
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Recovery code'), '0000-0000-0000-0000')
  await hands.type(screen.getByLabelText('New password'), 'a new horse')
  await hands.click(screen.getByRole('button', { name: 'Set new password' }))
  await soon(() => expect(screen.getAllByText(new RegExp(serverMessages.wrongRecovery))).toHaveLength(1))
  expect(screen.getByRole('list', { name: 'Toasts' }).textContent).toBe('')
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery code')))
})

test('the email that was typed to log in stands there', async () => {
  const { hands } = show(<LoginForm next="/goals" expired={false} passkeysAt={null} />)
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  cleanup()
  show(<RecoverForm byMail={false} />)
  await soon(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com'))
})

test('after a recovery the login screen has the email, the focus in the password, and says what was done', async () => {
  const { hands } = show(<RecoverForm byMail={false} />, { 'POST /api/auth/recover': () => null as never })
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Recovery code'), '0000-0000-0000-0000')
  await hands.type(screen.getByLabelText('New password'), 'a new horse')
  await hands.click(screen.getByRole('button', { name: 'Set new password' }))
  // The address tells nothing of it.
  await soon(() => expect(router.push).toHaveBeenCalledWith('/login'))
  cleanup()
  const login = () => show(<LoginForm next="/goals" expired={false} passkeysAt={null} />)
  login()
  expect(screen.getByText(authMessages.passwordRecovered.title)).toBeDefined()
  expect(screen.getByText(authMessages.passwordRecovered.description)).toBeDefined()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  cleanup()
  login()
  expect(screen.queryByText(authMessages.passwordRecovered.title)).toBeNull()
})

test('a link that was mailed leads to the same note', async () => {
  const { hands } = show(<ResetForm token="x" />, { 'POST /api/auth/reset/{token}': () => null as never })
  await hands.type(screen.getByLabelText('New password'), 'a new horse')
  await hands.click(screen.getByRole('button', { name: 'Set new password' }))
  await soon(() => expect(router.replace).toHaveBeenCalledWith('/login'))
  cleanup()
  show(<LoginForm next="/goals" expired={false} passkeysAt={null} />)
  expect(screen.getByText(authMessages.passwordRecovered.description)).toBeDefined()
})
