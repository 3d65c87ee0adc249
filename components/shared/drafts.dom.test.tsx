import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useDraftText } from '@/lib/client/forms/drafts'
import { ada, show } from '@/tests/support/dom-screen'

function Note() {
  const { text, setText } = useDraftText('note')
  return <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
}

test('what was left half-written is its writer’s alone, and there again for them', async () => {
  const { hands } = show(<Note />)
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
  await hands.type(field(), 'nobody else may read this')
  const signIn = (id: string) => act(() => getQueryClient().setQueryData(currentUserKey, { ...ada, id }))
  signIn('bob')
  await waitFor(() => expect(field().value).toBe(''))
  signIn('ada')
  await waitFor(() => expect(field().value).toBe('nobody else may read this'))
})
