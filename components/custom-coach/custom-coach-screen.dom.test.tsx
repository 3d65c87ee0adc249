import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, show } from '@/tests/support/dom-screen'
import { CustomCoachScreen } from './custom-coach-screen'

test.each([
  [null, 1],
  ['claude', 0],
])('with the model %s it is said whether the style and the prompt are heard', (model, times) => {
  show(<CustomCoachScreen user={ada} model={model} />)
  expect(screen.queryAllByText(/Until a language model is connected in Settings/)).toHaveLength(times)
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
  await hands.click(screen.getByRole('radio', { name: 'Stoic' }))
  expect(screen.queryByText(/does not say how it coaches/)).toBeNull()
  await hands.clear(name)
  await hands.type(name, 'Chess General')
  await hands.click(generate)
  expect(await screen.findByText(/^The nearest to the words of “Chess General”/)).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Strategist' })).toHaveProperty('checked', true)
  expect(screen.queryByText(/does not say how it coaches/)).toBeNull()
})
