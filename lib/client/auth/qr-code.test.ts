import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code'

const drawn = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')

test('a short text, as other readers read it', () => {
  expect(drawn('A')).toBe(`#######..#.##.#######
#.....#..###..#.....#
#.###.#.##.##.#.###.#
#.###.#..#.#..#.###.#
#.###.#...#.#.#.###.#
#.....#.....#.#.....#
#######.#.#.#.#######
........##.##........
###.########.##...#..
#.##....#.....#...##.
.#.####..##.#...#...#
.#.##...##....#...#..
..##.##.#...#.#.#.#.#
........#..#.#.#.#.#.
#######.#.##.###.####
#.....#.######.###...
#.###.#.##.#.###.##.#
#.###.#..##...#...##.
#.###.#.##..#...#...#
#.....#.#.....#...##.
#######.###.#.#.#.###`)
})

const uri = 'otpauth://totp/Apogee:mara%40example.com?secret=DZHNXFXFMEG7BUSJQYVACAUG4KGAR3YB&issuer=Apogee'

// jsQR 1.4 read each of these, and every length up to 520.
test.each([
  ['one block', uri, 37, 'd1b4ac3ad3e932e22f20293f0e480500589e3dbd55a16f298a283d0aa8b85c43'],
  [
    'several, with the version told',
    uri + 'x'.repeat(120),
    53,
    'f44c161a75c945cb8fe68d97ef0e13be100a2f0a0087d222b82e474b79a53f87',
  ],
])('a text of %s', (_, text, side, hash) => {
  const rows = drawn(text).replaceAll('#', '1').replaceAll('.', '0')
  expect([rows.indexOf('\n'), createHash('sha256').update(rows).digest('hex')]).toEqual([side, hash])
})

test('what is too long is none', () => {
  expect(qrCode('x'.repeat(520))).toHaveLength(77)
  expect(qrCode('x'.repeat(521))).toBeNull()
  expect(qrCode('ü'.repeat(261))).toBeNull()
})
