import 'server-only'
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { AppError } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import { addGoal, type FoundFile, nothingFound, type Reader } from './found'
import { HealthDays } from './health-days'

/** No tag of Apple's is as long, nor is its list of what tags there are: a text without an end is not kept. */
const MOST_BETWEEN_TAGS = 1024 * 1024

/**
 * Steps, weight, sleep and workouts of an Apple Health export, by day. The text is read as it comes and nothing of it is
 * kept, so that a file of any size takes the same memory.
 *
 * @throws AppError `validation_failed` for XML that is broken or cut off
 */
export async function readHealth(stream: Readable, reader: Reader): Promise<FoundFile> {
  const days = new HealthDays(reader.today)
  const parser = new SaxesParser({ xmlns: false, position: false, fragment: false })
  let since = 0
  parser.on('error', (err) => {
    throw broken(err)
  })
  parser.on('opentag', ({ name, attributes }) => {
    since = 0
    days.take(name, attributes as Record<string, string>)
  })
  parser.on('closetag', ({ name }) => days.end(name))
  const decoder = new TextDecoder('utf-8')
  try {
    for await (const chunk of stream) {
      since += (chunk as Buffer).length
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
      if (since > MOST_BETWEEN_TAGS) throw broken()
      await pause()
    }
    parser.close()
  } catch (err) {
    throw err instanceof AppError ? err : broken(err)
  }
  const found = nothingFound('apple-health')
  for (const goal of days.goals()) addGoal(found, goal)
  found.unread = days.unread
  if (days.others > 0) found.leftOut.push(importFileMessages.importLeftOut.otherHealth(days.others))
  return found
}

function broken(cause?: unknown): AppError {
  const fields = { file: [importFileMessages.field.importBroken] }
  return new AppError('validation_failed', commonMessages.validation, { fields, cause })
}
