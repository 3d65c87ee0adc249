// Weighs a set of twins that no recording knows, with the answers of whoever plays the model:
//   npm run eval:twins -- requests SET.json FOLDER [PARTS]   writes what the model is to be asked, in so many parts
//   npm run eval:twins -- weigh SET.json FOLDER              weighs the set with the answers in FOLDER/answers*.json
//   npm run eval:twins -- keep SET.json FOLDER               puts these answers into the recordings
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { printFigures } from './figure'
import { keyOf, type RecordedClaims, readClaims } from './model/claims'
import { playRecordings, sentencesIn } from './model/recorded-model'
import { readTwinSet, type TwinSet } from './model/twins'
import { openScratchDatabase } from './scratch-database'

const RECORDINGS = 'scripts/eval/model/claims.json'
/** What a model was asked of each reply, and which. */
const requests = z.array(z.object({ number: z.string(), key: z.string(), text: z.string() }))
/** What it answered, by the number of the request. */
const answers = z.record(z.string(), z.object({ claims: z.array(z.looseObject({ sentence: z.int() })) }))

await runStep('weigh twins', async () => {
  const [verb = '', file, folder, parts = '3'] = process.argv.slice(2)
  const run = { requests: ask, weigh, keep }[verb]
  if (!run || !file || !folder)
    throw new StepFailed('npm run eval:twins -- requests|weigh|keep SET.json FOLDER [PARTS]')
  await run(readTwinSet(file), path.resolve(folder), Number(parts))
})

/** Notes each request that the check of the set makes. Whoever is given a part sees one of each pair, and not which. */
async function ask(set: TwinSet, folder: string, parts: number): Promise<void> {
  let system = ''
  const heard = new Map<string, string>()
  await figuresOf(set, new Map(), false, (request) => {
    system = request.system
    heard.set(keyOf(sentencesIn(request.lastUserText)), request.lastUserText)
  })
  const { claimSentences } = await import('@/lib/server/coach/claims/sentences')
  const order = (key: string) => createHash('sha256').update(key).digest('hex')
  const inOrder = (keys: string[]) => keys.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
  const pairs = set.twins.map((twin) => inOrder([twin.true, twin.false].map((reply) => keyOf(claimSentences(reply)))))
  const asked: z.output<typeof requests> = []
  mkdirSync(folder, { recursive: true })
  for (let part = 0; part < parts; part++) {
    const keys = pairs.flatMap((pair, at) => pair.filter((_, which) => (at + which) % parts === part))
    const own = inOrder(keys)
      .map((key) => ({ key, text: heard.get(key) ?? '' }))
      .filter(({ text }) => text !== '')
      .map((one, at) => ({ number: String(asked.length + at + 1), ...one }))
    asked.push(...own)
    const text = own.map(({ number, text: one }) => `=== request ${number} ===\n${one}`).join('\n\n')
    writeFileSync(path.join(folder, `part${part}.txt`), `=== rules, the same for all ===\n${system}\n\n${text}\n`)
  }
  writeFileSync(path.join(folder, 'requests.json'), JSON.stringify(asked, null, 1))
  console.log(`${asked.length} of ${2 * set.twins.length} replies are asked about, in ${parts} parts in ${folder}`)
}

async function weigh(set: TwinSet, folder: string): Promise<void> {
  printFigures(`The check of a model’s replies, ${set.name}`, await figuresOf(set, readAnswers(folder), true))
}

async function keep(_: TwinSet, folder: string): Promise<void> {
  const all = Object.fromEntries([...readClaims(), ...readAnswers(folder)])
  const lines = Object.entries(all).map(
    ([key, claims]) => `${JSON.stringify(key)}: [${claims.map((one) => `\n${JSON.stringify(one)}`).join(',')}]`,
  )
  writeFileSync(RECORDINGS, `{\n${lines.join(',\n')}\n}\n`)
  execFileSync('npx', ['biome', 'format', '--write', RECORDINGS])
}

function readAnswers(folder: string): RecordedClaims {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const asked = requests.parse(read('requests.json'))
  const files = readdirSync(folder).filter((name) => /^answers.*\.json$/.test(name))
  const told = new Map(files.flatMap((name) => Object.entries(answers.parse(read(name)))))
  const silent = asked.filter(({ number }) => !told.has(number)).map(({ number }) => number)
  if (silent.length > 0) console.log(`No answer to ${silent.length} of ${asked.length} requests: ${silent.join(', ')}`)
  return new Map(asked.map(({ number, key }) => [key, told.get(number)?.claims ?? []]))
}

async function figuresOf(
  set: TwinSet,
  claims: RecordedClaims,
  misses: boolean,
  heard?: NonNullable<Parameters<typeof playRecordings>[0]>['heard'],
) {
  const stop = await playRecordings({ claims, ...(heard && { heard }) })
  await openScratchDatabase()
  const { twinFigures } = await import('./model/twin-figures')
  const figures = await twinFigures(misses, [set])
  await stop()
  return figures
}
