import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { NewGoal } from '@/lib/contract/goal'
import { ADD_MILESTONE, COUNT_IT } from '@/lib/contract/guidance-words'
import type { MeasureProposal } from '@/lib/contract/measure'
import { goalMessages } from '@/lib/contract/messages/goals'
import { type Answers, goalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { CreateGoalForm } from './create-goal-form'

const nothing = { measure: null, words: '', reading: null, aim: null, begins: null, until: null, due: null }
const book = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const proposals: Record<string, Partial<MeasureProposal>> = {
  'Read 12 books': { measure: book, words: 'Counted: 0 of 12 books' },
  'Read 20 books': { measure: { ...book, target: 20 }, words: 'Counted: 0 of 20 books' },
  'Read 12 books by June': { measure: book, words: 'Counted: 0 of 12 books', due: '2027-06-30' },
  'Dry January': {
    measure: { kind: 'rhythm', unit: 'days', per: 'day', times: 1 },
    words: 'Counted: every day',
    begins: '2027-01-01',
    until: '2027-01-31',
  },
}

function open(more: Answers = {}) {
  const made: NewGoal[] = []
  const { hands } = show(
    <Dialog open>
      <DialogContent title="Create New Goal">
        <CreateGoalForm isFilled={{ current: false }} onCreated={() => undefined} />
        <Toasts />
      </DialogContent>
    </Dialog>,
    {
      'GET /api/goals': [],
      'POST /api/goals/measure': ({ body }) =>
        ({ ...nothing, ...proposals[(body as { title: string }).title] }) as MeasureProposal,
      'POST /api/goals': ({ body }) => {
        made.push(body as NewGoal)
        return goalWith({ title: (body as NewGoal).title })
      },
      ...more,
    },
  )
  const title = () => screen.getByRole('textbox', { name: 'Title' })
  const replace = async (words: string) => {
    await hands.clear(title())
    await hands.type(title(), words)
  }
  return { hands, made, replace }
}

test('a title that is replaced and sent at once is counted by its own words, and begins and ends by them', async () => {
  const { hands, made, replace } = open()
  await replace('Dry January')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  expect(await screen.findByText('Counted: every day')).toBeDefined()
  expect(screen.getByLabelText('Target date (optional)')).toHaveProperty('value', '2027-01-31')
  await replace('Read 20 books{Enter}')
  await vi.waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]).toMatchObject({ title: 'Read 20 books', targetDate: null, measure: { ...book, target: 20 } })
  expect(made[0]).not.toHaveProperty('pausedUntil')
})

test('where the words cannot be read in time, the goal has no measure, and never that of another title', async () => {
  let isDown = false
  const { hands, made, replace } = open({
    'POST /api/goals/measure': ({ body }) => {
      if (isDown) throw new Refusal(503, { error: 'Not now.', code: 'unavailable' })
      return { ...nothing, ...proposals[(body as { title: string }).title] } as MeasureProposal
    },
  })
  await replace('Read 12 books')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  expect(await screen.findByText('Counted: 0 of 12 books')).toBeDefined()
  isDown = true
  await replace('Be kind{Enter}')
  await vi.waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]).toMatchObject({ title: 'Be kind', measure: null })
})

test('the day that a title names is its date by one press, and then no longer offered', async () => {
  const { hands, replace } = open({ 'GET /api/goals/capacity': { capacity: null } })
  await replace('Read 12 books by June')
  await hands.click(await screen.findByRole('button', { name: /^Set the date: 30 Jun/ }))
  const date = screen.getByLabelText('Target date (optional)')
  expect(date).toHaveProperty('value', '2027-06-30')
  expect(screen.queryByRole('button', { name: /^Set the date/ })).toBeNull()
  expect(document.activeElement).toBe(date)
})

test('a title that is none any more, or too long to be read, is not counted by the one before', async () => {
  const { hands, replace } = open()
  await replace('Read 12 books')
  expect(await screen.findByText('Counted: 0 of 12 books')).toBeDefined()
  await hands.click(screen.getByRole('textbox', { name: 'Title' }))
  await hands.paste(` ${'and more '.repeat(30)}`)
  await vi.waitFor(() => expect(screen.queryByText(/^Counted/)).toBeNull())
})

test('the guidance is told what the form holds already', async () => {
  const asked: unknown[] = []
  let arrive = (): void => undefined
  const { hands, replace } = open({
    'POST /api/ai/goal-creation-assistance': ({ body }) => {
      asked.push(body)
      const fields = [{ name: 'targetDate' as const, question: 'By when?' }]
      const answer = { questions: [], suggestions: [], improvedDescription: '', measure: null, fields }
      return new Promise((resolve) => (arrive = () => resolve(answer as never)))
    },
  })
  await replace('Read 12 books')
  expect(await screen.findByText('Counted: 0 of 12 books')).toBeDefined()
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  await hands.click(screen.getByRole('button', { name: 'Get coach guidance' }))
  // Disabled, it would lose the focus.
  expect(await screen.findByRole('button', { name: /is reading your goal/ })).toHaveProperty('disabled', false)
  await vi.waitFor(() => arrive())
  await vi.waitFor(() => expect(asked).toMatchObject([{ goalTitle: 'Read 12 books', isCounted: true }]))
  expect(asked[0]).not.toHaveProperty('isDated')
  await hands.type(await screen.findByLabelText('By when?'), '2027-06-30')
  expect(screen.queryByLabelText('By when?')).toBeNull()
  // The quarters of what is counted are milestones by one press.
  expect(screen.getByText('3 books, 6 books and 9 books')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Add them' }))
  const added = [1, 2, 3].map((at) => screen.getByLabelText<HTMLInputElement>(`Milestone ${at}`).value)
  expect(added).toEqual(['3 books', '6 books', '9 books'])
  expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull()
})

test('what the guidance suggests goes once the form has it', async () => {
  const { hands, replace } = open({
    'POST /api/ai/goal-creation-assistance': {
      ...{ questions: [], improvedDescription: '', measure: null, fields: [], careLevel: null },
      suggestions: [ADD_MILESTONE, `${COUNT_IT} in pages, 0 of 300.`, 'Decide now what you do on a busy day.'],
    },
  })
  await replace('Write a novel')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'personal-growth')
  await hands.click(screen.getByRole('button', { name: 'Get coach guidance' }))
  expect(await screen.findByText(ADD_MILESTONE)).toBeDefined()
  await hands.type(screen.getByLabelText(/^Milestones/), 'First chapter{Enter}')
  expect(screen.queryByText(ADD_MILESTONE)).toBeNull()
  expect(screen.getByText('Decide now what you do on a busy day.')).toBeDefined()
  await replace('Read 12 books')
  await vi.waitFor(() => expect(screen.queryByText(/^Count it/)).toBeNull())
})

test('the guidance calls no text clearer that is the person’s own, and asks for no first step where there are some', async () => {
  let improvedDescription = 'The whole garden by spring.'
  const { hands, replace } = open({
    'POST /api/ai/goal-creation-assistance': () => {
      const fields = [
        { name: 'firstStep' as const, question: 'What is the first step?' },
        { name: 'obstacle' as const, question: 'What was in the way?' },
      ]
      return { questions: [], suggestions: [], improvedDescription, measure: null, fields, careLevel: null }
    },
  })
  await replace('Dig the garden')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  await hands.type(screen.getByLabelText(/^Description/), 'the whole garden by spring')
  await hands.type(screen.getByLabelText(/^Milestones/), 'Buy a spade{Enter}')
  await hands.click(screen.getByRole('button', { name: 'Get coach guidance' }))
  expect(await screen.findByLabelText('What was in the way?')).toBeDefined()
  expect(screen.queryByLabelText('What is the first step?')).toBeNull()
  expect(screen.queryByText('A clearer description')).toBeNull()
  improvedDescription = 'The whole garden is dug by spring.'
  await hands.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('A clearer description')).toBeDefined()
})

test('what is missing is told once, in the specified words, at the first field that lacks it', async () => {
  const { hands } = open()
  await hands.click(screen.getByRole('button', { name: 'Create Goal' }))
  const title = screen.getByRole('textbox', { name: 'Title' })
  await vi.waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  const area = screen.getByRole('combobox', { name: 'Area' })
  const { goalFieldsRequired, guidanceNeedsFields } = goalMessages
  const toldAt = (field: HTMLElement) => {
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    return words?.getAttribute('role') === 'alert' ? words.textContent : null
  }
  const said = ({ title, description }: { title: string; description: string }) => `${title} ${description}`
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(toldAt(title)).toBe(said(goalFieldsRequired))
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('The part of your life that it belongs to.')).toBeNull()
  expect(document.activeElement).toBe(title)

  await hands.type(title, 'Learn to sail')
  // What both lack is told no more once one of them is there.
  await vi.waitFor(() => expect(toldAt(area)).toBe('Choose an area'))
  expect(toldAt(title)).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Get coach guidance' }))
  await vi.waitFor(() => expect(toldAt(area)).toBe(`${said(guidanceNeedsFields)}. Choose an area.`))
  await hands.click(screen.getByRole('button', { name: 'Create Goal' }))
  await vi.waitFor(() => expect(toldAt(area)).toBe(`${said(goalFieldsRequired)}. Choose an area.`))
  expect(document.activeElement).toBe(area)
  await hands.selectOptions(area, 'health')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a date that has passed is refused at its field, which has the focus', async () => {
  const { hands, made, replace } = open()
  await replace('Learn to sail')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  const date = screen.getByLabelText('Target date (optional)')
  await hands.type(date, '2020-01-01')
  await hands.click(screen.getByRole('button', { name: 'Create Goal' }))
  const words = await screen.findByText('Choose today or a later day.', {}, { timeout: 10_000 })
  expect(date.getAttribute('aria-describedby')).toBe(words.id)
  expect(document.activeElement).toBe(date)
  expect(made).toEqual([])
  await hands.clear(date)
  await hands.type(date, '2099-01-01')
  await hands.click(screen.getByRole('button', { name: 'Create Goal' }))
  await vi.waitFor(() => expect(made[0]?.targetDate).toBe('2099-01-01'))
})

test('a date that is being typed as its title is read stays as it is', async () => {
  const read = { now: () => {} }
  const reading = new Promise<void>((done) => {
    read.now = done
  })
  const { hands, made, replace } = open({
    'POST /api/goals/measure': async () => {
      await reading
      return { ...nothing, measure: book, words: 'Counted: 0 of 12 books' } as MeasureProposal
    },
  })
  await replace('Learn to sail')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  const date = screen.getByLabelText('Target date (optional)')
  await hands.type(date, '2099-01-')
  read.now()
  await screen.findByText('Counted: 0 of 12 books')
  await hands.keyboard('01')
  await hands.click(screen.getByRole('button', { name: 'Create Goal' }))
  await vi.waitFor(() => expect(made[0]?.targetDate).toBe('2099-01-01'))
})

test('a count that lacks its figure is told at that field, which has the focus, until it is written in', async () => {
  const { hands, made, replace } = open()
  await replace('Learn to sail')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  await hands.click(await screen.findByRole('button', { name: 'Count it in numbers' }))
  const create = screen.getByRole('button', { name: 'Create Goal' })
  await hands.click(create)
  const target = screen.getByLabelText('To')
  await vi.waitFor(() => expect(document.activeElement).toBe(target))
  const words = screen.getByRole('alert')
  expect(target.getAttribute('aria-describedby')).toBe(words.id)

  await hands.type(target, '1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(target)
  await hands.clear(target)
  // Nor is it done with before.
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(target)
  await hands.click(create)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('To')))
  await hands.type(screen.getByLabelText('To'), '12')
  await hands.click(create)
  await vi.waitFor(() => expect(made[0]?.measure).toMatchObject({ target: 12 }))
})

test('a goal that was begun before is said to be here again, and gone by one press', async () => {
  localStorage.clear()
  const { replace } = open()
  await replace('Learn to sail')
  expect(screen.queryByText(/^What you had not saved/)).toBeNull()
  cleanup()
  const { hands } = open()
  expect(await screen.findByText('What you had not saved is back: “Learn to sail”.')).toBeDefined()
  const title = () => screen.getByRole('textbox', { name: 'Title' })
  expect(title()).toHaveProperty('value', 'Learn to sail')
  await hands.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(title()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(title())
  expect(screen.queryByText(/^What you had not saved/)).toBeNull()
  cleanup()
  open()
  expect(title()).toHaveProperty('value', '')
})

test('a goal that was made leaves no draft, though how it is counted is read only afterwards', async () => {
  localStorage.clear()
  const { hands, made, replace } = open()
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'health')
  await replace('Read 12 books{Enter}')
  await vi.waitFor(() => expect(made).toHaveLength(1))
  expect(await screen.findByText('Counted: 0 of 12 books')).toBeDefined()
  cleanup()
  expect(Object.keys(localStorage).filter((key) => key.includes('new-goal'))).toEqual([])
})

test('a milestone that is added is brought into view, and the next one can be typed', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.querySelector('input')?.value ?? '')
  }
  const { hands } = open()
  await hands.click(screen.getByRole('button', { name: /^More/ }))
  await hands.type(screen.getByRole('textbox', { name: /^Milestones/ }), 'Swim one length{Enter}Swim ten{Enter}')
  expect(seen).toEqual(['Swim one length', 'Swim ten'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Milestones/ }))
})

test('Enter ends the line of a milestone that is reworded, and makes no goal', async () => {
  const { hands, made, replace } = open()
  await replace('Swim')
  await hands.click(screen.getByRole('button', { name: /^More/ }))
  await hands.type(screen.getByRole('textbox', { name: /^Milestones/ }), 'One length{Enter}')
  await hands.type(screen.getByRole('textbox', { name: 'Milestone 1' }), ' of the pool{Enter}')
  expect(screen.getByRole('textbox', { name: 'Milestone 1' })).toHaveProperty('value', 'One length of the pool')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Milestones/ }))
  expect(made).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the areas that were chosen in setup stand first, the others under their own heading', () => {
  open()
  const area = screen.getByRole('combobox', { name: 'Area' }) as HTMLSelectElement
  expect([...area.children].map((child) => child.getAttribute('label') ?? child.textContent)).toEqual([
    'Choose an area',
    'Health',
    'Other areas',
  ])
  expect([...area.options].map(({ text }) => text)).toEqual([
    'Choose an area',
    'Health',
    'Career',
    'Relationships',
    'Growth',
  ])
})
