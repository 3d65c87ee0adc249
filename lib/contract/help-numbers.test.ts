import { expect, test } from 'vitest'
import { everyLine } from '@/lib/server/coach/safety-help/crisis-lines'
import { helpNumbers } from './help-numbers'

test('every number of help can be called, and no other', () => {
  expect([...helpNumbers].sort()).toEqual([...new Set(everyLine.map((line) => line.replace(/\D/g, '')))].sort())
})
