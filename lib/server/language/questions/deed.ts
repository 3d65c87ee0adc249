import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { has, phrases, type Slate } from './slate'

/** What one did is met where it is told as done: no "wanted to swim", no "swim tomorrow". */
export function deedOf(slate: Slate, read: RecordQueryInput): RecordQueryInput {
  const isDeed = read.about !== undefined && has(slate, deed) && !has(slate, told)
  return isDeed ? { ...read, where: { ...read.where, happened: true } } : read
}
const deed = phrases('i|we')
const told = phrases(
  'write|wrote|written|mention|mentioned|note|noted|say|said|think|thought|dream|dreamt|dreamed|want|wanted|plan|planned|not|without',
)
