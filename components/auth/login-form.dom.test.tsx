import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { type Answers, ada, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { LoginForm } from './login-form'

const asked = new Refusal(401, { error: authMessages.codeRequired, code: 'code_required' })
const refused = new Refusal(401, {
  error: authMessages.codeWrong,
  code: 'code_required',
  fields: { code: [authMessages.codeWrong] },
})

/** A busy machine takes its time to fetch what is loaded when it is needed. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

function open(answers: Answers) {
  return show(
    <>
      <LoginForm next="/goals" expired={false} passkeysAt={null} />
      <Toasts />
    </>,
    answers,
  )
}

test('a code is asked for once the password was right, kept being asked for, and sent with the rest', async () => {
  const answers: Answers = { 'POST /api/auth/login': asked }
  const { hands, calls } = open(answers)
  expect(screen.queryByLabelText('Two-step code')).toBeNull()
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Password'), 'correct horse')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Two-step code')))
  expect(screen.getByText(authMessages.codeRequired)).toBeDefined()
  // What is asked for is no failure.
  expect(screen.queryByText(/Login failed/)).toBeNull()

  answers['POST /api/auth/login'] = refused
  await hands.type(screen.getByLabelText('Two-step code'), '000000')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() =>
    expect(screen.getByRole('alert').textContent).toBe('Login failed: this code is wrong, or was used already.'),
  )
  expect(screen.getAllByText(/Login failed/)).toHaveLength(1)
  // Which code is wanted stands there still.
  expect(screen.getByText(authMessages.codeRequired)).toBeDefined()
  // Words typed into a field that is disabled still, or sent by such a button, are lost.
  await soon(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('Two-step code'))
    expect(screen.getByLabelText('Two-step code').matches(':disabled')).toBe(false)
  })

  answers['POST /api/auth/login'] = { token: 'told', user: ada }
  await hands.clear(screen.getByLabelText('Two-step code'))
  await hands.type(screen.getByLabelText('Two-step code'), 'k7m2-9xq4-hd03-vtb8')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() => expect(screen.getByText(/Welcome back!/)).toBeDefined())
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', password: 'correct horse' },
    { email: 'ada@example.com', password: 'correct horse', code: '000000' },
    { email: 'ada@example.com', password: 'correct horse', code: 'k7m2-9xq4-hd03-vtb8' },
  ])
})

test('why nobody was let in is said once, and belongs to both fields', async () => {
  const words = 'Invalid email or password'
  const { hands } = open({ 'POST /api/auth/login': new Refusal(401, { error: words, code: 'unauthorized' }) })
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Password'), 'wrong horse')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() => expect(screen.getByRole('alert').textContent).toBe('Login failed: invalid email or password'))
  expect(screen.getAllByText(/Login failed/)).toHaveLength(1)
  // What is to be typed anew has the focus.
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getAllByText(new RegExp(words, 'i'))).toHaveLength(1)
  for (const label of ['Email', 'Password']) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  }
})

test('a password that is wrong after a code was asked for is told as that', async () => {
  const answers: Answers = { 'POST /api/auth/login': asked }
  const { hands } = open(answers)
  await hands.type(screen.getByLabelText('Email'), 'ada@example.com')
  await hands.type(screen.getByLabelText('Password'), 'correct horse')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Two-step code')))
  answers['POST /api/auth/login'] = new Refusal(401, { error: 'Invalid email or password', code: 'unauthenticated' })
  await hands.type(screen.getByLabelText('Two-step code'), '000000')
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await soon(() => expect(screen.getByRole('alert').textContent).toBe('Login failed: invalid email or password'))
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

test('at a keyboard the email has the focus at once', () => {
  open({})
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})
