import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReviewDraft } from '@/lib/client/insights/review-draft'
import { show } from '@/tests/support/dom-screen'

function TwoGoals() {
  const draft = useReviewDraft({ monday: '2026-03-09' })
  const choose = () => {
    draft.decisionOf('attic', undefined).keep({ kind: 'drop', text: 'Rest', day: '' })
    draft.decisionOf('race', undefined).keep({ kind: 'redate', text: '', day: '2027-02-01' })
  }
  return (
    <button type="button" onClick={choose}>
      Choose
    </button>
  )
}

function Written() {
  const draft = useReviewDraft({ monday: '2026-03-09' })
  return <p>{JSON.stringify(['attic', 'race'].map((id) => draft.decisionOf(id, undefined).value?.kind))}</p>
}

test('what is chosen for a goal stays where another is chosen for at once after it, also after a reload', async () => {
  const { hands, rerender } = show(<TwoGoals />)
  await hands.click(screen.getByRole('button', { name: 'Choose' }))
  rerender(null)
  rerender(<Written />)
  expect(await screen.findByText('["drop","redate"]')).toBeDefined()
})
