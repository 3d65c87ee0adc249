import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ImportPreview } from '@/lib/contract/file-import'
import { atMost, type Figure, toRead } from './figure'
import type { BenchOptions } from './options'
import { type Subject, withSubject } from './subject'
import { signIn } from './visitor'

const BAR = 18
const YEAR = { users: 1, messages: 200, entries: 365, goals: 20 }
const GB = 1024 ** 3
const GROWTH_MB = 300
const LONGEST_MS = 50
const POLL_MS = 100
/** A file is put together by as many records at a time. */
const AT_ONCE = 400

/** A made-up Apple Health export of a gigabyte, as XML and as the phone's zip of it: memory, and the longest hold-up. */
export function measureHealth(_options: BenchOptions): Promise<Figure[]> {
  return withSubject('sqlite', YEAR, async (subject) => {
    const { bearer } = await signIn(subject.url, 0)
    // What is loaded at the first import belongs to none.
    await send(subject, bearer, 'small.xml', Readable.from(exportOf(64 * 1024)))
    return [
      ...(await measured(subject, bearer, 'XML', () => Readable.from(exportOf(GB)))),
      ...(await measured(subject, bearer, 'zip', () => zipped(Readable.from(exportOf(GB))))),
    ]
  })
}

async function measured(subject: Subject, bearer: object, kind: string, file: () => Readable): Promise<Figure[]> {
  const before = (await subject.vitals()).rss
  await subject.reset()
  let most = before
  const poll = setInterval(() => {
    void subject.vitals().then(({ rss }) => {
      most = Math.max(most, rss)
    })
  }, POLL_MS)
  const began = performance.now()
  const { goals } = await send(subject, bearer, `export.${kind}`, file()).finally(() => clearInterval(poll))
  const seconds = (performance.now() - began) / 1_000
  const { longestMs } = await subject.vitals()
  const grown = Math.round((most - before) / 1024 ** 2)
  const of = `1 GB of health data as ${kind}`
  const days = goals.reduce((sum, { values }) => sum + values, 0)
  return [
    atMost({ bar: BAR, name: `${of}: memory it takes`, value: grown, limit: GROWTH_MB, unit: ' MB', digits: 0 }),
    atMost({ bar: BAR, name: `${of}: longest hold-up`, value: longestMs, limit: LONGEST_MS, unit: ' ms', digits: 0 }),
    toRead(BAR, `${of}: sent, read and told`, `${seconds.toFixed(0)} s`, `${days} values`),
  ]
}

async function send(subject: Subject, bearer: object, name: string, file: Readable): Promise<ImportPreview> {
  const answer = await fetch(`${subject.url}/api/imports?name=${name}`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/octet-stream' },
    body: Readable.toWeb(file) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
  if (answer.status !== 201) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ImportPreview
}

function zipped(xml: Readable): Readable {
  const zip = new ZipFile()
  zip.addReadStream(xml, 'apple_health_export/export.xml')
  zip.end()
  return zip.outputStream as Readable
}

const MINUTE = 60_000
const BEGAN = Date.UTC(2015, 0, 1)
const YEARS_MS = 10 * 365 * 24 * 60 * MINUTE

/** Ten years of records, mostly steps and heart rate as a watch writes them. */
function* exportOf(bytes: number): Generator<Buffer> {
  yield Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate)>\n]>\n<HealthData locale="en_GB">\n',
  )
  const records = Math.ceil(bytes / recordAt(0, 1).length)
  for (let at = 0; at < records; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, records - at) }, (_, n) => recordAt(at + n, records))
    yield Buffer.from(some.join(''))
  }
  yield Buffer.from('</HealthData>\n')
}

function recordAt(at: number, records: number): string {
  const time = BEGAN + Math.floor((at / records) * YEARS_MS)
  const [start, end] = [time, time + 5 * MINUTE].map(
    (ms) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} +0000`,
  )
  const isSteps = at % 3 === 0
  const kind = isSteps ? 'StepCount" unit="count"' : 'HeartRate" unit="count/min"'
  const value = (at * 7_919) % (isSteps ? 500 : 120)
  return ` <Record type="HKQuantityTypeIdentifier${kind} sourceName="Ada’s Apple Watch" sourceVersion="10.3" device="&lt;&lt;HKDevice: 0x${((at * 2_654_435_761) % 4_294_967_296).toString(16)}&gt;, name:Apple Watch&gt;" creationDate="${end}" startDate="${start}" endDate="${end}" value="${value}"/>\n`
}
