import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetFreshCodes, keepFreshCodes } from '@/lib/client/auth/fresh-codes'
import { coaches } from '@/lib/contract/coaches'
import type { NewGoal } from '@/lib/contract/goal'
import type { MeasureProposal } from '@/lib/contract/measure'
import { router } from '@/tests/support/dom-router'
import { ada, goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { OnboardingForm } from './onboarding-form'

const newcomer = { ...ada, onboardingCompleted: false }
const questions = Object.fromEntries(Object.keys(coaches).map((id) => [id, 'What next?'])) as Record<
  keyof typeof coaches,
  string
>
const nothing: MeasureProposal = {
  measure: null,
  words: '',
  reading: null,
  aim: null,
  begins: null,
  until: null,
  due: null,
}
const book = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const proposals: Record<string, Partial<MeasureProposal>> = {
  'Read 20 books': { measure: { ...book, target: 20 }, words: 'Counted: 0 of 20 books' },
  'Dry January': {
    measure: { kind: 'rhythm', unit: 'days', per: 'day', times: 1 },
    words: 'Counted: every day',
    begins: '2027-01-01',
    until: '2027-01-31',
  },
}

test('a title that is replaced and sent at once is counted by its own words, and made once', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const made: NewGoal[] = []
  const { hands } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': ({ body }) => ({ ...nothing, ...proposals[(body as { title: string }).title] }),
    'POST /api/goals': ({ body }) => {
      made.push(body as NewGoal)
      return goalWith({ title: (body as NewGoal).title })
    },
    'PATCH /api/users/profile': ada,
  })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await hands.type(title, 'Dry January')
  expect(await screen.findByText('Counted: every day')).toBeDefined()
  await hands.clear(title)
  await hands.type(title, 'Read 20 books{Enter}{Enter}')
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard'))
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ title: 'Read 20 books', targetDate: null, measure: { ...book, target: 20 } })
  expect(made[0]).not.toHaveProperty('pausedUntil')
})

test('the day that a title names is its date by one press', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const { hands } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': { ...nothing, due: '2027-06-30' },
  })
  await hands.type(await screen.findByRole('textbox', { name: 'Title' }), 'Swim a mile by June')
  await hands.click(await screen.findByRole('button', { name: /^Set the date: 30 Jun/ }))
  const date = screen.getByLabelText('Target date (optional)')
  expect(date).toHaveProperty('value', '2027-06-30')
  expect(document.activeElement).toBe(date)
  // A page that is read anew meanwhile brings the title of the step that it was loaded at.
  document.title = 'Choose your areas'
  await vi.waitFor(() => expect(document.title).toMatch(/^Your first goal/))
})

test('Complete Setup means one thing at each step: without a title it goes on without a goal', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const { hands, calls } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'PATCH /api/users/profile': ada,
  })
  await screen.findByRole('textbox', { name: 'Title' })
  expect(screen.getByText(/leave it empty and set one later/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Keep it as a draft' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard'))
  expect(calls.filter(({ endpoint }) => endpoint.startsWith('P')).map(({ endpoint }) => endpoint)).toEqual([
    'PATCH /api/users/profile',
  ])
})

test('what was typed of a goal is kept for the next form by a button that says so', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const { hands, calls } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': nothing,
    'PATCH /api/users/profile': ada,
  })
  await hands.type(await screen.findByRole('textbox', { name: 'Title' }), 'Learn to sail')
  await hands.click(screen.getByRole('button', { name: 'Keep it as a draft' }))
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard'))
  expect(calls.some(({ endpoint }) => endpoint === 'POST /api/goals')).toBe(false)
  const kept = JSON.parse(localStorage.getItem(`draft:${ada.id}:new-goal`) ?? 'null')
  expect(kept).toMatchObject({ title: 'Learn to sail', domain: ada.selectedDomains[0] })
})

test('a past date of the first goal is refused at its field', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const { hands, calls } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': nothing,
    'PATCH /api/users/profile': ada,
  })
  await hands.type(await screen.findByRole('textbox', { name: 'Title' }), 'Learn to sail')
  const date = screen.getByLabelText(/^Target date/)
  fireEvent.change(date, { target: { value: '2020-01-01' } })
  await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose today or a later day.')
  expect(document.activeElement).toBe(date)
  expect(calls.some(({ endpoint }) => endpoint.startsWith('PATCH'))).toBe(false)
})

test('why a coach stands chosen already is said until one was picked', async () => {
  window.history.replaceState(null, '', '/onboarding?step=coach')
  const { hands } = show(
    <OnboardingForm user={{ ...newcomer, selectedLeader: 'kobe' }} hasPassword={false} questions={questions} />,
  )
  expect(screen.getByText(/Elon is chosen until you pick another\. You can change/)).toBeDefined()
  await hands.click(screen.getAllByRole('radio')[4] as HTMLElement)
  expect(screen.queryByText(/begin with/)).toBeNull()
})

test('each step has one way on, and skipping stands on the first alone', async () => {
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  window.history.replaceState(null, '', '/onboarding')
  show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />)
  expect(names()).toEqual(['Next', 'Complete Setup', 'Skip for now'])
  expect(screen.getByText('Choose coach and goal later:')).toBeDefined()
  expect(screen.getByText('Signs you out; finish later')).toBeDefined()
  cleanup()
  window.history.replaceState(null, '', '/onboarding?step=coach')
  show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />)
  expect(names()).toEqual(['Back', 'Next', 'Complete Setup'])
  expect(screen.getByText('Set your first goal later:')).toBeDefined()
})

test('that an area is missing is said once, over the areas', async () => {
  window.history.replaceState(null, '', '/onboarding')
  const { hands } = show(
    <>
      <OnboardingForm user={{ ...newcomer, selectedDomains: [] }} hasPassword={false} questions={questions} />
      <Toasts />
    </>,
  )
  await hands.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert').textContent).toBe(
    'Select at least one domain Please choose at least one life domain to focus on',
  )
  expect(screen.getAllByText('Select at least one domain')).toHaveLength(1)
  await hands.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a first goal can have a date, and a day that its words name stands there', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  const made: NewGoal[] = []
  const { hands } = show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': ({ body }) => ({ ...nothing, ...proposals[(body as { title: string }).title] }),
    'POST /api/goals': ({ body }) => {
      made.push(body as NewGoal)
      return goalWith({ title: (body as NewGoal).title })
    },
    'PATCH /api/users/profile': ada,
  })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  const date = screen.getByLabelText(/^Target date/)
  await hands.type(title, 'Dry January')
  await vi.waitFor(() => expect(date).toHaveProperty('value', '2027-01-31'), { timeout: 10_000 })
  await hands.clear(title)
  await hands.type(title, 'Read 20 books')
  await vi.waitFor(() => expect(date).toHaveProperty('value', ''), { timeout: 10_000 })
  fireEvent.change(date, { target: { value: '2027-06-30' } })
  await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
  await vi.waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]).toMatchObject({ title: 'Read 20 books', targetDate: '2027-06-30' })
})

test('the title of the document is that of the step', () => {
  for (const [step, title] of [
    ['areas', 'Choose your areas · Apogee'],
    ['coach', 'Choose your coach · Apogee'],
    ['goal', 'Your first goal · Apogee'],
  ]) {
    window.history.replaceState(null, '', `/onboarding?step=${step}`)
    show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />)
    expect(document.title).toBe(title)
    cleanup()
  }
})

test('who ends setup in a tab without the codes of signup makes new ones there', async () => {
  window.history.replaceState(null, '', '/onboarding')
  const made = Array.from({ length: 10 }, (_, index) => `made-code-0000-000${index}`)
  const { hands, calls } = show(<OnboardingForm user={newcomer} hasPassword questions={questions} />, {
    'PATCH /api/users/profile': ada,
    'POST /api/auth/recovery-codes': { recoveryCodes: made },
  })
  await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBe(document.activeElement)
  expect(screen.getByText(/If you have not kept them, make new ones: the old ones stop working/)).toBeDefined()
  expect(router.push).not.toHaveBeenCalled()
  await hands.type(screen.getByLabelText('Current password'), 'correct horse{Enter}')
  const shown = await screen.findByRole('list', { name: 'Recovery codes' })
  expect([...shown.children].map(({ textContent }) => textContent)).toEqual(made)
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/auth/recovery-codes')?.body).toEqual({
    currentPassword: 'correct horse',
  })
  // Loading the page anew shows them again, as it does those of signup.
  expect(sessionStorage.getItem('recovery-codes')).toContain(made[9])
  await hands.click(screen.getByRole('button', { name: 'Go to Today' }))
  expect(router.push).toHaveBeenCalledWith('/dashboard')
  expect(sessionStorage.getItem('recovery-codes')).toBeNull()
})

test('where setup ends stands what it has set: the coach and the first goal', async () => {
  for (const [title, told] of [
    ['Learn to sail', 'Your coach is Maya, and your first goal is “Learn to sail”.'],
    ['', 'Your coach is Maya. Set your first goal on Today.'],
  ] as const) {
    window.history.replaceState(null, '', '/onboarding?step=goal')
    keepFreshCodes(newcomer.id, ['code-0000-0000-0000'])
    const { hands } = show(<OnboardingForm user={newcomer} hasPassword questions={questions} />, {
      'GET /api/goals': [],
      'POST /api/goals/measure': nothing,
      'POST /api/goals': goalWith({ title }),
      'PATCH /api/users/profile': ada,
    })
    const field = await screen.findByRole('textbox', { name: 'Title' })
    await hands.clear(field)
    if (title) await hands.type(field, title)
    await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
    expect(await screen.findByText(told)).toBeDefined()
    forgetFreshCodes()
    cleanup()
  }
})

test('who kept the codes goes on without new ones', async () => {
  window.history.replaceState(null, '', '/onboarding')
  const { hands, calls } = show(<OnboardingForm user={newcomer} hasPassword questions={questions} />, {
    'PATCH /api/users/profile': ada,
  })
  await hands.click(screen.getByRole('button', { name: 'Complete Setup' }))
  await hands.click(await screen.findByRole('button', { name: 'Go to Today' }))
  expect(router.push).toHaveBeenCalledWith('/dashboard')
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('POST /api/auth/recovery-codes')
})

test('the last step says what comes after it, to whom it does', async () => {
  window.history.replaceState(null, '', '/onboarding?step=goal')
  show(<OnboardingForm user={newcomer} hasPassword questions={questions} />, {})
  expect(await screen.findByText(/Your recovery codes come next\.$/)).toBeDefined()
  cleanup()
  show(<OnboardingForm user={newcomer} hasPassword={false} questions={questions} />, {})
  expect(await screen.findByText(/^Say it in a few words, or leave it empty and set one later\.$/)).toBeDefined()
})
