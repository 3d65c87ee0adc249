import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { coachMessages } from '@/lib/contract/messages/coaches'
import { ada, show } from '@/tests/support/dom-screen'
import { CustomCoachScreen } from './custom-coach-screen'

test('without a model it is said what of the coach is used, as the prompt is written; with one nothing is', async () => {
  const { hands } = show(<CustomCoachScreen user={ada} model={null} canConnect />)
  const tips = () =>
    within(screen.getByRole('region', { name: 'Tips' }))
      .getAllByRole('listitem')
      .map((tip) => tip.firstChild?.textContent)
  const note = () => screen.getByText(/^Your coach speaks with its/).textContent
  // What is used comes first.
  expect(note()).toBe(
    'Your coach speaks with its name, its style and one question that you write in the prompt. The rest of the prompt counts once you connect a model.',
  )
  await hands.type(
    screen.getByLabelText('Coaching Prompt'),
    'Short sentences. The question you come back to: “Where is the wind?”',
  )
  expect(note()).toContain('its style and the question “Where is the wind?”. The rest')
  expect(screen.getAllByText(/^Your coach speaks|Until a model/)).toHaveLength(1)
  // The line that counts stands at the field that it is written in.
  expect(screen.getByLabelText('Coaching Prompt').getAttribute('aria-describedby')).toBe(
    screen.getByText(/^Until there is a model, one line counts/).id,
  )
  // Of the tips the one that does something.
  expect(tips()).toEqual(['One question'])
  cleanup()
  show(<CustomCoachScreen user={ada} model="claude" />)
  expect(screen.queryByText(/^Your coach speaks/)).toBeNull()
  expect(tips()).toHaveLength(4)
})

test('a name that says nothing of how it coaches is not made to', async () => {
  const archetypes = [
    { id: 'strategist' as const, name: 'Strategist', style: 'Clear & Ahead of Time', prompt: 'Plan.' },
    { id: 'stoic' as const, name: 'Stoic', style: 'Calm', prompt: 'Be calm.' },
  ]
  const suggestion = { style: 'Clear & Ahead of Time', prompt: 'Plan.', archetype: 'strategist' as const, archetypes }
  const { hands } = show(<CustomCoachScreen user={ada} model={null} />, {
    'POST /api/ai/generate-coach': ({ body }) => ({
      ...suggestion,
      isFromName: (body as { name: string }).name === 'Chess General',
    }),
  })
  const name = screen.getByLabelText('Coach Name')
  const generate = screen.getByRole('button', { name: 'Generate suggestions' })
  await hands.type(name, 'Captain Flint')
  await hands.click(generate)
  expect(await screen.findByText(/^“Captain Flint” does not say how it coaches/)).toBeDefined()
  await hands.type(screen.getByLabelText('Coaching Style'), ', Mine')
  expect(screen.getByRole('radio', { name: 'Strategist' })).toHaveProperty('checked', false)
  await hands.click(screen.getByRole('radio', { name: 'Stoic' }))
  expect(screen.getByRole('radio', { name: 'Stoic' })).toHaveProperty('checked', true)
  // What was written comes back, under no other way's chip, and the ways stay to choose from.
  await hands.click(screen.getByRole('button', { name: 'Restore what was here' }))
  expect(screen.getByLabelText('Coaching Style')).toHaveProperty('value', 'Clear & Ahead of Time, Mine')
  expect(screen.getByRole('radio', { name: 'Stoic' })).toHaveProperty('checked', false)
  expect(document.activeElement).toBe(generate)
  expect(screen.queryByText(/does not say how it coaches/)).toBeNull()
  await hands.clear(name)
  await hands.type(name, 'Chess General')
  await hands.click(generate)
  expect(await screen.findByText(/^The nearest to the words of “Chess General”/)).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Strategist' })).toHaveProperty('checked', true)
  expect(screen.queryByText(/does not say how it coaches/)).toBeNull()
})

test('an account that cannot connect a model is told whom to ask, and led nowhere', () => {
  show(<CustomCoachScreen user={ada} model={null} />)
  expect(screen.getByText(/once whoever runs this server connects a model/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'connect a model' })).toBeNull()
  cleanup()
  show(<CustomCoachScreen user={ada} model={null} canConnect />)
  expect(screen.getByRole('link', { name: 'connect a model' })).toBeDefined()
})

/** A coach with words of the user's own, which suggestions fill over. */
async function withOwnWords() {
  const suggestion = {
    style: 'Calm',
    prompt: 'Be calm.',
    archetype: 'stoic' as const,
    archetypes: [],
    isFromName: true,
  }
  const { hands } = show(<CustomCoachScreen user={ada} model={null} />, { 'POST /api/ai/generate-coach': suggestion })
  const prompt = screen.getByLabelText('Coaching Prompt')
  const generate = async () => {
    await hands.click(screen.getByRole('button', { name: 'Generate suggestions' }))
    await vi.waitFor(() => expect(prompt).toHaveProperty('value', 'Be calm.'))
  }
  const restore = () => hands.click(screen.getByRole('button', { name: 'Restore what was here' }))
  await hands.type(screen.getByLabelText('Coach Name'), 'My grandmother')
  await hands.type(prompt, 'My own words')
  return { hands, prompt, generate, restore }
}

test('whatever was written over comes back, step by step', async () => {
  const { hands, prompt, generate, restore } = await withOwnWords()
  await generate()
  await hands.type(prompt, ' And mine once more')
  await generate()
  await restore()
  expect(prompt).toHaveProperty('value', 'Be calm. And mine once more')
  await restore()
  expect(prompt).toHaveProperty('value', 'My own words')
  expect(screen.queryByRole('button', { name: 'Restore what was here' })).toBeNull()
})

test('own words come back though they were filled over twice', async () => {
  const { hands, prompt, generate, restore } = await withOwnWords()
  await generate()
  await hands.click(screen.getByRole('button', { name: 'Start from this example' }))
  await restore()
  expect(prompt).toHaveProperty('value', 'My own words')
})

test('a name of one letter is asked about once, and kept by the next press', async () => {
  const { hands, calls } = show(<CustomCoachScreen user={ada} model={null} />, {
    'PATCH /api/users/profile': { ...ada, customCoachName: 'x' },
    'GET /api/auth/me': ada,
  })
  const name = screen.getByLabelText('Coach Name')
  const sent = () => calls.filter(({ endpoint }) => endpoint === 'PATCH /api/users/profile')
  await hands.type(name, 'x')
  await hands.type(screen.getByLabelText('Coaching Style'), 'Warm')
  await hands.type(screen.getByLabelText('Coaching Prompt'), 'Talk plainly.')
  await hands.click(screen.getByRole('button', { name: 'Create Coach' }))
  expect(await screen.findByText(coachMessages.field.coachNameOneLetter)).toBeDefined()
  expect(document.activeElement).toBe(name)
  expect(sent()).toEqual([])
  await hands.click(screen.getByRole('button', { name: 'Create Coach' }))
  await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { customCoachName: 'x' } }]))
})

test('a new coach begins in a new chat, a changed one goes on in the old', async () => {
  const answers = {
    'PATCH /api/users/profile': { ...ada, customCoachName: 'Nan' },
    'GET /api/auth/me': ada,
    'GET /api/conversations/active': { id: 'old' } as never,
    'PATCH /api/conversations/{id}': { id: 'old' } as never,
  }
  const left = (calls: { endpoint: string; body: unknown }[]) =>
    calls.filter(({ endpoint }) => endpoint === 'PATCH /api/conversations/{id}').map(({ body }) => body)
  const made = show(<CustomCoachScreen user={ada} model={null} />, answers)
  await made.hands.type(screen.getByLabelText('Coach Name'), 'Nan')
  await made.hands.type(screen.getByLabelText('Coaching Style'), 'Warm')
  await made.hands.type(screen.getByLabelText('Coaching Prompt'), 'Talk plainly.')
  await made.hands.click(screen.getByRole('button', { name: 'Create Coach' }))
  await vi.waitFor(() => expect(left(made.calls)).toEqual([{ isActive: false }]))
  cleanup()
  const nan = { ...ada, customCoachName: 'Nan', customCoachStyle: 'Warm', customCoachPrompt: 'Talk plainly.' }
  const changed = show(<CustomCoachScreen user={nan} model={null} />, answers)
  await changed.hands.type(screen.getByLabelText('Coaching Style'), 'er')
  await changed.hands.click(screen.getByRole('button', { name: 'Update Coach' }))
  await vi.waitFor(() =>
    expect(changed.calls.some(({ endpoint }) => endpoint === 'PATCH /api/users/profile')).toBe(true),
  )
  expect(left(changed.calls)).toEqual([])
})

test('an example is seen in the fields, and what stood there comes back', async () => {
  const { hands } = show(<CustomCoachScreen user={ada} model={null} />)
  const name = screen.getByLabelText('Coach Name')
  await hands.type(name, 'Captain Flint')
  await hands.click(screen.getByRole('button', { name: 'Start from this example' }))
  expect(document.activeElement).toBe(name)
  expect(name).toHaveProperty('value', 'Ruth, the Editor')
  expect(screen.getByRole('status').textContent).toBe('The example stands in the three fields.')
  await hands.click(screen.getByRole('button', { name: 'Restore what was here' }))
  expect(name).toHaveProperty('value', 'Captain Flint')
  expect(screen.getByLabelText('Coaching Prompt')).toHaveProperty('value', '')
  expect(screen.getByRole('status').textContent).toMatch(/^A style and a prompt/)
})
