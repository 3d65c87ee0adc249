import { expect, test } from 'vitest'
import { quartersOf } from './quarters'

const total = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } as const

test('a way is quartered in whole numbers of what is counted, up or down', () => {
  expect(quartersOf(total)).toEqual(['25 km', '50 km', '75 km'])
  expect(quartersOf({ ...total, unit: 'books', target: 10 })).toEqual(['3 books', '5 books', '8 books'])
  expect(quartersOf({ ...total, kind: 'level', unit: 'kg', start: 92, target: 84 })).toEqual([
    '90 kg',
    '88 kg',
    '86 kg',
  ])
  expect(quartersOf({ ...total, unit: '€', target: 5_000 })).toEqual(['€1,250', '€2,500', '€3,750'])
})

test('a short way, a rhythm and what is not counted have no quarters', () => {
  expect(quartersOf({ ...total, target: 3 })).toEqual([])
  expect(quartersOf({ kind: 'rhythm', unit: 'runs', per: 'week', times: 3 })).toEqual([])
  expect(quartersOf(null)).toEqual([])
})
