import { describe, expect, test } from 'vitest'
import { doing, order, quoteTitle } from './titles'

describe('a title in a sentence', () => {
  test.each([
    ['Run a half marathon', 'running a half marathon'],
    ['Get promoted', 'getting promoted'],
    ['Save 5,000 euros', 'saving 5,000 euros'],
    ['Call my mother every week', 'calling your mother every week'],
    ['Be a better dad', 'being a better dad'],
    ['See the sea', null],
    ['Half marathon in May', null],
    ['Piano', null],
    ['Journal daily', null],
    ['Learn {x} [y]', null],
    ['Ship it (v2)', null],
  ])('%s', (title, expected) => expect(doing(title)).toBe(expected))

  test('as an order, to oneself or to the user', () => {
    expect(order('Call my mother every week', 'first')).toBe('call my mother every week')
    expect(order('Call my mother every week')).toBe('call your mother every week')
  })

  test('is quoted on one line and kept short', () => {
    expect(quoteTitle('Read\n"Dune"')).toBe("“Read 'Dune'”")
    expect(quoteTitle('word '.repeat(60)).length).toBeLessThanOrEqual(73)
  })
})
