import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusOnRefusal } from './focus'

function Form({ isPending, wrong }: { isPending: boolean; wrong?: string }) {
  const form = useFocusOnRefusal(isPending)
  return (
    <>
      <form ref={form}>
        <fieldset disabled={isPending}>
          {['First', 'Second'].map((name) => (
            <input key={name} aria-label={name} aria-invalid={name === wrong || undefined} />
          ))}
        </fieldset>
      </form>
      <input aria-label="Elsewhere" />
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')

test('a form that is refused has the focus in the first field to mend, and takes it from nowhere else', () => {
  const { rerender } = render(<Form isPending={false} wrong="Second" />)
  expect(document.activeElement).toBe(document.body)
  // A browser takes the focus out of a field that is disabled.
  rerender(<Form isPending />)
  rerender(<Form isPending={false} wrong="Second" />)
  expect(focused()).toBe('Second')
  rerender(<Form isPending />)
  screen.getByLabelText('Elsewhere').focus()
  rerender(<Form isPending={false} wrong="First" />)
  expect(focused()).toBe('Elsewhere')
})
