import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SendOnKeys } from './send-on-keys'

test('Ctrl and Enter send the form that is written in; Enter alone breaks the line', async () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  render(
    <>
      <SendOnKeys />
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <textarea aria-label="Notes" />
      </form>
    </>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Notes'), 'one{Enter}two')
  expect(send).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(send).toHaveBeenCalledTimes(1)
})
