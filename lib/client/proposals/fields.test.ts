import { expect, test } from 'vitest'
import { editableFields, fieldText, withField } from './fields'

const zone = 'Pacific/Auckland'
const moment = { name: 'scheduledFor', label: 'When', kind: 'moment' } as const
const lines = { name: 'milestones', label: 'Milestones', kind: 'lines' } as const

test('the fields that an input holds or lacks can be edited, no others', () => {
  const alert = { verb: 'alert.add', input: { title: 'Call Bob' }, missing: ['scheduledFor'] } as const
  expect(editableFields({ ...alert, missing: [...alert.missing] }).map(({ name }) => name)).toEqual([
    'title',
    'scheduledFor',
  ])
  expect(editableFields({ verb: 'value.log', input: { goalId: 'g', total: 12 } }).map(({ name }) => name)).toEqual([
    'total',
  ])
})

test('a moment is shown and taken on the clock of the zone', () => {
  const input = { scheduledFor: '2026-11-22T20:00:00.000Z' }
  expect(fieldText(moment, input, zone)).toBe('2026-11-23T09:00')
  expect(withField(moment, '2026-11-23T10:30', input, zone)).toEqual({ scheduledFor: '2026-11-22T21:30:00.000Z' })
})

test('what was emptied goes, and a milestone whose title stands keeps its id', () => {
  expect(withField(moment, ' ', { title: 'Call', scheduledFor: 'x' }, zone)).toEqual({ title: 'Call' })
  const kept = { id: 'm1', title: 'Draft' }
  expect(withField(lines, 'Draft\n\n Print it ', { milestones: [kept, 'Bind'] }, zone)).toEqual({
    milestones: [kept, 'Print it'],
  })
})
