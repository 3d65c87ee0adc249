import { expect, test } from 'vitest'
import { replyAsShown } from './did-you-mean'

const reply = (text: string) => `${text}\n\nDid you mean:\n- Forget the attic\n- Forget the cello`

test('what was found of a reply has over its questions what the chat shows there', () => {
  expect(replyAsShown(reply('I am not sure which you mean.'))).toBe(
    'I am not sure which you mean.\n\nYou can say:\nForget the attic · Forget the cello',
  )
  expect(replyAsShown(reply('Which do you mean?'))).toContain('\n\nDid you mean:\nForget the attic')
  expect(replyAsShown('You ran 12 times.')).toBe('You ran 12 times.')
})
