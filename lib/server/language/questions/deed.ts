import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { type Slate, wordsLeft } from './slate'

const SELF = new Set(['i', 'we'])
const TOLD = new Set(
  'write wrote written mention mentioned note noted say said think thought dream dreamt dreamed want wanted plan planned not without'.split(
    ' ',
  ),
)

/** What one did is met where it is told as done: no "wanted to swim", no "swim tomorrow". */
export function deedOf(slate: Slate, read: RecordQueryInput): RecordQueryInput {
  const words = wordsLeft(slate)
  const isDeed =
    read.about !== undefined && words.some((word) => SELF.has(word)) && !words.some((word) => TOLD.has(word))
  return isDeed ? { ...read, where: { ...read.where, happened: true } } : read
}
