/** Of each version from 1 on at the lowest level of correction: into how many blocks its bytes go, and how many more each gets. */
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6]
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22]

/** Rows of dark (true) and light modules. */
export type QrCode = boolean[][]

type Grid = { modules: QrCode; isFixed: boolean[][]; size: number }

/**
 * A text as a QR code (ISO/IEC 18004, bytes, level L), without its quiet zone of four modules. Null for a text that is
 * longer than any that is shown here: 520 bytes.
 */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, at) => bytes.length + headLength(at + 1) <= dataLength(at + 1)) + 1
  if (version === 0) return null
  const data = withCorrection(laidOut(bytes, version), version)
  const masked = MASKS.map((mask) => drawn(data, version, mask))
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** Mode and length take four bits and eight, sixteen from version 10 on; the end takes four. */
const headLength = (version: number) => (version < 10 ? 2 : 3)
const dataLength = (version: number) =>
  totalLength(version) - (BLOCKS[version - 1] ?? 0) * (CORRECTION[version - 1] ?? 0)

/** How many bytes there is room for, beside what is the same in every code of the version. */
function totalLength(version: number): number {
  const side = 17 + 4 * version
  const aligned = alignment(version).length
  const patterns = aligned === 0 ? 0 : (aligned * aligned - 3) * 25 - (aligned - 2) * 10
  const fixed = 3 * 64 + 2 * (side - 16) + 31 + patterns + (version < 7 ? 0 : 36)
  return Math.floor((side * side - fixed) / 8)
}

/** Where the centres of the small squares stand, along and down. */
function alignment(version: number): number[] {
  if (version === 1) return []
  const [count, last] = [Math.floor(version / 7) + 2, 10 + 4 * version]
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2
  return Array.from({ length: count }, (_, at) => (at === 0 ? 6 : last - (count - 1 - at) * step))
}

function laidOut(bytes: Uint8Array, version: number): number[] {
  const bits = [4, ...(version < 10 ? [] : [bytes.length >> 12, (bytes.length >> 8) & 15])]
  bits.push((bytes.length >> 4) & 15, bytes.length & 15)
  for (const byte of bytes) bits.push(byte >> 4, byte & 15)
  bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 2) data.push(((bits[at] ?? 0) << 4) | (bits[at + 1] ?? 0))
  for (let filler = 0xec; data.length < dataLength(version); filler ^= 0xfd) data.push(filler)
  return data
}

/** Cuts the data into blocks, and interleaves them and what corrects each. */
function withCorrection(data: number[], version: number): number[] {
  const [count, extra] = [BLOCKS[version - 1] ?? 1, CORRECTION[version - 1] ?? 0]
  const [short, longer] = [Math.floor(data.length / count), data.length % count]
  const divisor = generator(extra)
  let from = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, from + short + (at < count - longer ? 0 : 1))
    from += block.length
    return block
  })
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => remainder(block, divisor)))]
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

/** The product in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one)
  }
  return product
}

function generator(degree: number): number[] {
  let [product, root]: [number[], number] = [[...Array(degree - 1).fill(0), 1], 1]
  for (let at = 0; at < degree; at++) {
    product = product.map((factor, place) => times(factor, root) ^ (product[place + 1] ?? 0))
    root = times(root, 2)
  }
  return product
}

function remainder(block: number[], divisor: number[]): number[] {
  let rest: number[] = divisor.map(() => 0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((one, at) => (rest[at + 1] ?? 0) ^ times(one, factor))
  }
  return rest
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawn(data: number[], version: number, mask: (typeof MASKS)[number]): QrCode {
  const grid = frame(version)
  drawFormat(grid, MASKS.indexOf(mask))
  const { modules, isFixed, size } = grid
  let at = 0
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is passed over.
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isFixed[y]?.[x]) continue
        const bit = ((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at++
        if (modules[y]) modules[y][x] = (bit === 1) !== mask(x, y)
      }
    }
  }
  return modules
}

/** What is the same in every code of the version. */
function frame(version: number): Grid {
  const size = 17 + 4 * version
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid = { modules: rows(), isFixed: rows(), size }
  for (let at = 0; at < size; at++)
    for (const [x, y] of [
      [at, 6],
      [6, at],
    ] as const)
      put(grid, x, y, at % 2 === 0)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, [0, 1, 3])
  const places = alignment(version)
  const last = places.at(-1)
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!isFinder) square(grid, x, y, 2, [0, 2])
    }
  }
  if (version >= 7) drawVersion(grid, version)
  return grid
}

function put({ modules, isFixed, size }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, fixed] = [modules[y], isFixed[y]]
  if (!row || !fixed || x < 0 || x >= size) return
  row[x] = isDark
  fixed[x] = true
}

/** Rings around a centre, of which those of some radii are dark. */
function square(grid: Grid, x: number, y: number, reach: number, dark: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++)
      put(grid, x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
}

/** A number with the bits that correct it behind. */
function corrected(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return (value << degree) | rest
}

function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid
  const bits = corrected((1 << 3) | mask, 0x537, 10) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const isDark = ((bits >> at) & 1) === 1
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at
    if (at < 8) put(grid, 8, near, isDark)
    else put(grid, at === 8 ? 7 : near, 8, isDark)
    if (at < 8) put(grid, size - 1 - at, 8, isDark)
    else put(grid, 8, size - 15 + at, isDark)
  }
  put(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = corrected(version, 0x1f25, 12)
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    put(grid, far, near, isDark)
    put(grid, near, far, isDark)
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and more dark than light. */
function penalty(code: QrCode): number {
  const columns = code.map((_, x) => code.map((row) => row[x] ?? false))
  const lines = [...code, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  let points = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    points += 40 * Array.from(line.matchAll(/(?=10111010000|00001011101)/g)).length
  }
  for (let y = 1; y < code.length; y++) {
    for (let x = 1; x < code.length; x++) {
      const corner = [code[y - 1]?.[x - 1], code[y - 1]?.[x], code[y]?.[x - 1]]
      if (corner.every((one) => one === code[y]?.[x])) points += 3
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
