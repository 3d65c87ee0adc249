import { expect, test, vi } from 'vitest'
import { checkCrisis } from '@/lib/server/coach/safety'
import { areInCrisis } from './known-verdicts'

vi.mock('@/lib/server/coach/safety', { spy: true })

test('verdicts come in the order of the texts, and a text is judged once', async () => {
  const texts = ['Ran five kilometres.', 'I want to kill myself.', '', 'Ran five kilometres.']
  expect(await areInCrisis(texts)).toEqual([false, true, false, false])
  expect(await areInCrisis(texts)).toEqual([false, true, false, false])
  expect(checkCrisis).toHaveBeenCalledTimes(2)
})
