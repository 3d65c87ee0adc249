import 'server-only'
import { type Beside, hasOwnNoun } from './beside'
import type { Frame } from './frame'

export type Figure = { kind: 'reading' | 'delta'; value: number; isSure: boolean }

const OFF = new Set('lost dropped shed paid repaid cleared off lower less gone'.split(' '))
const ON = new Set('gained regained borrowed added put heavier more'.split(' '))
const STATES = new Set(
  "i'm im am is it's now at to currently weigh weighed weighs weighing scale scales balance say says showed showing hit reached = :".split(
    ' ',
  ),
)
const SO_FAR = new Set('far total altogether all'.split(' '))
/** Units of what is done at one go: a smaller one is no step back. */
const BEST = new Set('km mile m push-up pull-up sit-up rep min s'.split(' '))

/** Of a level a figure is where it stands now; "lost 2 kg" is so much off it. A worse one is sure only where it is told as the state. */
export function readLevel(amount: number, at: Beside, frame: Frame): Figure | null {
  const { before, after, quantity, clause, isPlain, view } = at
  const { measure, reading, unit } = frame
  const isNamed = quantity.unit !== null || (/^[£$€]$/.test(unit) && !hasOwnNoun(at))
  const isDown = measure.target < measure.start
  const words = clause.tokens.map(({ word }) => word)
  const isTo = ['to', 'at'].includes(before.at(-1) ?? '')
  const isOff =
    !isTo &&
    (words.some((word) => OFF.has(word)) || (before.at(-1) === 'by' && words.includes('down')) || after[0] === 'down')
  const isOn =
    !isTo &&
    (words.some((word) => ON.has(word)) || (before.at(-1) === 'by' && words.includes('up')) || after[0] === 'up')
  const isMoney = /^[£$€]$/.test(unit)
  const isState =
    STATES.has(before.at(-1) ?? '') ||
    words.some((word) => ['weigh', 'weighed', 'weighs', 'now', 'scale', 'scales', 'balance'].includes(word)) ||
    !clause.hasDeed
  // "Transferred 450": of a debt it may be so much off.
  const isTold =
    STATES.has(before.at(-1) ?? '') ||
    words.some((word) => ['now', 'balance', 'owe', 'left', 'total', 'far'].includes(word)) ||
    (words.length <= 3 && !clause.hasDeed)
  if (isMoney && isDown && !isOff && !isTold) return { kind: 'delta', value: -amount, isSure: false }
  if (measure.format !== 'duration' && (isOff || isOn)) {
    if (isOff && isOn) return null
    if (amount > Math.abs(measure.target - measure.start) * 1.2) return null
    const isSoFar = [...before.slice(-4), ...after.slice(0, 4)].some((word) => SO_FAR.has(word))
    if (isSoFar)
      return {
        kind: 'reading',
        value: isOff ? measure.start - amount : measure.start + amount,
        isSure: isPlain && isOff === isDown,
      }
    const isFresh =
      reading === measure.start || amount < Math.abs(measure.start - reading) || before.includes('another')
    return {
      kind: 'delta',
      value: isOff ? -amount : amount,
      isSure: isPlain && isNamed && isFresh && !(isMoney && isOn),
    }
  }
  const margin = Math.abs(measure.target - measure.start) * 0.5
  const isPlausible =
    amount >= Math.min(measure.start, measure.target) - margin &&
    amount <= Math.max(measure.start, measure.target) + margin
  if (!isPlausible) return null
  if (quantity.unit === null && !isState && !clause.hasDeed) return null
  const isWorse = isDown ? amount > reading : amount < reading
  if (isWorse && (BEST.has(unit) || measure.format === 'duration')) return null
  return {
    kind: 'reading',
    value: amount,
    isSure:
      isPlain && (isNamed || (isState && view.frame !== null)) && (!isWorse || (isState && quantity.unit !== null)),
  }
}
