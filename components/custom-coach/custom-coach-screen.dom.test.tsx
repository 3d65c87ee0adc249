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
