import { expect, test } from 'vitest'
import { hashOfCode, makeRecoveryCodes } from './recovery-codes'

test('ten codes of four groups, of digits that nobody takes for one another', () => {
  const codes = Array.from({ length: 100 }, makeRecoveryCodes)
  expect(codes.map((list) => list.length)).toEqual(codes.map(() => 10))
  for (const code of codes.flat()) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(new Set(codes.flat()).size).toBe(1_000)
})

test('16 digits out of 32, every one in use at every place: 80 bits', () => {
  const codes = Array.from({ length: 200 }, makeRecoveryCodes).flat()
  const plain = codes.map((code) => code.replaceAll('-', ''))
  for (let place = 0; place < 16; place++) expect(new Set(plain.map((code) => code[place])).size).toBe(32)
})

test('a code is known however it is typed', () => {
  const code = 'k7m2-9x01-hd03-vtb8'
  const known = hashOfCode(code)
  for (const typed of [
    'K7M2-9X01-HD03-VTB8',
    'k7m29x01hd03vtb8',
    '  k7m2 9x01\thd03 vtb8\n',
    'k7m2–9x01—hd03‑vtb8',
    'k7m2-9xOl-hdo3-vtb8',
    'k7m2-9xoI-hdO3-vtb8',
  ]) {
    expect([typed, hashOfCode(typed)]).toEqual([typed, known])
  }
  for (const other of ['k7m2-9x01-hd03-vtb9', 'k7m2-9x01-hd03', '', 'k7m2.9x01.hd03.vtb8']) {
    expect(hashOfCode(other)).not.toBe(known)
  }
})

test('what is kept of it holds nothing of it', () => {
  for (const code of makeRecoveryCodes()) expect(hashOfCode(code)).toMatch(/^[0-9a-f]{64}$/)
})
