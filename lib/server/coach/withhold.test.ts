import { expect, test } from 'vitest'
import { withheld } from './withhold'

test('what was filtered once comes back as it is, and what is made of it anew is filtered', async () => {
  const told = await withheld({ notes: ['A walk.', 'I am going to kill myself tonight.'] })
  expect(told).toEqual({ notes: ['A walk.', ''] })
  expect(await withheld(told)).toBe(told)
  expect(await withheld({ ...told, message: 'I am going to kill myself tonight.' })).toEqual({ ...told, message: '' })
})
