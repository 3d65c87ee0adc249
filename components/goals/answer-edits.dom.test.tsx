import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { AnswerDraft } from '@/lib/client/goals/answer'
import { goalWith, show } from '@/tests/support/dom-screen'
import { AnswerEdits } from './answer-edits'

const suggestion = 'Ten kilometres by May, three runs a week.'

function Edits() {
  const [answer, setAnswer] = useState<AnswerDraft>({ response: 'Ran 5 km' })
  const goal = goalWith({ description: 'As it is stored' })
  const onChange = (fields: Partial<AnswerDraft>) => setAnswer({ ...answer, ...fields })
  return <AnswerEdits {...{ goal, answer, onChange, onResponseMissing: () => undefined }} />
}

test('“Put mine back” brings back the description as it was typed, not as it is stored', async () => {
  const { hands } = show(<Edits />, {
    'POST /api/ai/suggest-description': { suggestion, careLevel: null } as never,
    'GET /api/coach/status': { provider: 'built-in', model: null, reachable: true } as never,
  })
  await hands.click(screen.getByRole('button', { name: 'Edit title or description' }))
  const field = screen.getByLabelText('Description')
  await hands.clear(field)
  await hands.type(field, 'Mine, not sent yet')
  await hands.click(screen.getByRole('button', { name: /AI description suggestion/ }))
  await hands.click(await screen.findByRole('button', { name: 'Use it' }))
  expect(field).toHaveProperty('value', suggestion)
  await hands.click(screen.getByRole('button', { name: 'Put mine back' }))
  expect(field).toHaveProperty('value', 'Mine, not sent yet')
})
