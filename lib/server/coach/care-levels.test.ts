import { expect, test, vi } from 'vitest'
import { careLevels, withoutExplicit } from './care-levels'
import { careSteps } from './safety'

vi.mock('./safety', { spy: true })

const CRY = 'I want to kill myself.'
const FAINT = 'It will all be over by Sunday'

test('levels come in the order of the texts, and a text is judged once', async () => {
  const texts = ['Ran five kilometres.', CRY, '', 'Ran five kilometres.']
  expect(await careLevels(texts)).toEqual([null, 'explicit', null, null])
  expect(await careLevels(texts)).toEqual([null, 'explicit', null, null])
  expect(careSteps).toHaveBeenCalledTimes(2)
})

test('rows with an explicit cry are left out, and no others', async () => {
  const rows = [{ notes: 'A calm day' }, { notes: CRY }, { notes: FAINT }]
  expect(await withoutExplicit(rows, ({ notes }) => notes)).toEqual([rows[0], rows[2]])
})

test('what was judged is known to each copy of the module that a process loads', async () => {
  await careLevels([FAINT])
  vi.resetModules()
  const other = await import('./care-levels')
  const safety = await import('./safety')
  vi.mocked(safety.careSteps).mockClear()
  expect(await other.careLevels([FAINT, 'A walk by the sea.'])).toEqual(['unclear', null])
  expect(safety.careSteps).toHaveBeenCalledTimes(1)
})
