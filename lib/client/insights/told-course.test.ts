import { expect, test } from 'vitest'
import { toldCourse } from './told-course'

test('nothing is called on track beside a chance that says otherwise', () => {
  const at = (probabilityOnTime: number | null) => toldCourse('onTrack', { probabilityOnTime })
  expect([at(0.5), at(0.69), at(0.7), at(null)]).toEqual([null, null, 'onTrack', 'onTrack'])
  expect(toldCourse('behind', { probabilityOnTime: 0.4 })).toBe('behind')
  expect(toldCourse('onTrack', undefined)).toBe('onTrack')
})
