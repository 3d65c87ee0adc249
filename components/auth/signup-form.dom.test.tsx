import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { LoginForm } from './login-form'
import { SignupForm } from './signup-form'

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })
const press = () => screen.getByRole('button', { name: 'Create account' })

test('what is wrong is said once, at its field, under its name', async () => {
  const words = 'The server could not be reached'
  const { hands } = show(
    <>
      <SignupForm />
      <Toasts />
    </>,
    { 'POST /api/auth/signup': new Refusal(503, { error: words, code: 'unavailable' }) },
  )
  const said = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      ?.textContent
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.click(press())
  await soon(() => expect(said('Password')).toBe('Choose a password of at least 6 characters'))
  expect(said('Confirm password')).toBe('Type the password once more')
  // The hint would say it again.
  expect(screen.queryByText('At least 6 characters')).toBeNull()
  await hands.type(screen.getByLabelText('Password'), 'short')
  await hands.type(screen.getByLabelText('Confirm password'), 'shore')
  await hands.click(press())
  await soon(() => expect(said('Password')).toBe('Password too short Password must be at least 6 characters'))
  expect(said('Confirm password')).toBe('Password mismatch Passwords do not match')
  expect(screen.getAllByText(/Password too short|Password mismatch/)).toHaveLength(2)
  expect(screen.queryByText(/^Weak/)).toBeNull()

  for (const label of ['Password', 'Confirm password']) {
    await hands.clear(screen.getByLabelText(label))
    await hands.type(screen.getByLabelText(label), 'correct horse')
  }
  await hands.click(press())
  await soon(() => expect(screen.getByRole('alert').textContent).toBe(`Signup failed ${words}`))
  expect(screen.getAllByText('Signup failed')).toHaveLength(1)
})

test('what an account needs comes first, and the names that it can do without last', () => {
  show(<SignupForm />)
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'))
  expect(names).toEqual(['email', 'given-name', 'family-name'])
  const [password, first] = [screen.getByLabelText('Confirm password'), screen.getByLabelText(/^First name/)]
  expect(password.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('how strong a password is stands there in a word', async () => {
  const { hands } = show(<SignupForm />)
  expect(screen.getByText('At least 6 characters')).toBeDefined()
  await hands.type(screen.getByLabelText('Password'), 'abc')
  expect(screen.getByText(/^Weak/)).toBeDefined()
})

test('each field shows its characters under a name of its own', () => {
  show(<SignupForm />)
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show confirmed password' })).toBeDefined()
})

test('an address that has an account leads to the log in, which has it then', async () => {
  const words = 'An account with this email already exists.'
  const taken = new Refusal(409, { error: words, code: 'conflict', fields: { email: [words] } })
  const { hands, rerender } = show(<SignupForm />, { 'POST /api/auth/signup': taken })
  expect(screen.queryByRole('link', { name: 'Log in with this email' })).toBeNull()
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Password'), 'correct horse')
  await hands.type(screen.getByLabelText('Confirm password'), 'correct horse')
  await hands.click(press())
  await soon(() => expect(screen.getByRole('link', { name: 'Log in with this email' })).toBeDefined())
  const link = screen.getByRole('link', { name: 'Log in with this email' })
  link.addEventListener('click', (event) => event.preventDefault())
  await hands.click(link)
  rerender(<LoginForm next="/dashboard" expired={false} passkeysAt={null} />)
  await soon(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com'))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})
