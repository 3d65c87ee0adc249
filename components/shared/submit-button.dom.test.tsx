import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { SubmitButton } from './submit-button'

const form = (pending: boolean) => (
  <form>
    <input aria-label="Title" />
    <SubmitButton pending={pending} pendingLabel="Saving...">
      Save
    </SubmitButton>
  </form>
)

test('what had the focus when the form was sent has it again, unless it went elsewhere', () => {
  const { rerender } = show(form(false))
  const button = screen.getByRole('button')
  button.focus()
  rerender(form(true))
  // What a browser does with the focus of a disabled button.
  button.blur()
  rerender(form(false))
  expect(document.activeElement).toBe(button)

  rerender(form(true))
  screen.getByLabelText('Title').focus()
  rerender(form(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})
