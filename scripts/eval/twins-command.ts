// Weighs a set of twins that no recording knows, with the answers of whoever plays the model:
//   npm run eval:twins -- requests SET.json FOLDER [PARTS]   writes what the model is to be asked, in so many parts
//   npm run eval:twins -- look FOLDER CALLS.json OUT.json    runs the tools that an answerer wants to use, a round a request
//   npm run eval:twins -- weigh SET.json FOLDER              weighs the set with the answers in FOLDER/answers*.json
//   npm run eval:twins -- keep SET.json FOLDER               puts these answers into the recordings
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { MessagesBody } from '@/tests/support/anthropic/request'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { atTime } from './chat/at-time'
import { printFigures } from './figure'
import { keyOf, type RecordedChecks, readChecks, recordedCheck, toolCall } from './model/checks'
import { NOW } from './model/demo-user'
import { playRecordings } from './model/recorded-model'
import { readTwinSet, type TwinSet } from './model/twins'
import { openScratchDatabase } from './scratch-database'

const RECORDINGS = 'scripts/eval/model/checks.json'
/** The demo life of a run: what it is asked of and weighed against has the same refs. */
const LIFE = 'life.db'
/** So often a model may look things up before it has to answer. */
const MOST_LOOKS = 2

/** What a model was asked of each reply, and which. */
const requests = z.array(z.object({ number: z.string(), key: z.string(), question: z.string(), part: z.int() }))
/** What it answered, by the number of the request. */
const answers = z.record(z.string(), recordedCheck.pick({ findings: true }))
/** What it looks up in one round, by the number of the request. */
const looks = z.record(z.string(), z.array(toolCall).min(1).max(12))

await runStep('weigh twins', async () => {
  const [verb = '', ...given] = process.argv.slice(2)
  const run = { requests: ask, look, weigh, keep }[verb]
  if (!run) throw new StepFailed('npm run eval:twins -- requests|look|weigh|keep …: see the top of twins-command.ts')
  await run(...given)
})

/** Notes each request that the check of the set makes. Whoever is given a part sees one of each pair, and not which. */
async function ask(file = '', at = '', parts = '3'): Promise<void> {
  const [set, folder] = [readTwinSet(file), path.resolve(at)]
  const heard = new Map<string, string[]>()
  mkdirSync(folder, { recursive: true })
  rmSync(path.join(folder, LIFE), { force: true })
  await figuresOf(set, new Map(), {
    heard: (body, sentences) => heard.set(keyOf(sentences), partsOf(body)),
    keepAs: path.join(folder, LIFE),
  })
  const { replySentences } = await import('@/lib/server/coach/fact-check/sentences')
  const order = (key: string) => createHash('sha256').update(key).digest('hex')
  const inOrder = <One>(some: One[], key: (one: One) => string) =>
    some.toSorted((one, other) => (order(key(one)) < order(key(other)) ? -1 : 1))
  const asked = set.twins
    .flatMap(({ question = '', ...twin }, pair) =>
      inOrder([twin.true, twin.false], String).map((reply, which) => {
        const key = keyOf(replySentences(reply))
        return { key, question, part: (pair + which) % Number(parts) }
      }),
    )
    .filter(({ key }) => heard.has(key))
  const inParts = inOrder(asked, ({ key }) => key).toSorted((one, other) => one.part - other.part)
  const numbered = inParts.map((one, index) => ({ ...one, number: String(index + 1) }))
  const all = [...heard.values()]
  const isShared = (text: string) => all.every((some) => some.includes(text))
  const shared = all[0]?.filter(isShared) ?? []
  for (let part = 0; part < Number(parts); part++) {
    const own = numbered.filter((one) => one.part === part)
    const tails = own.map(({ number, key }) => {
      const rest = (heard.get(key) ?? []).filter((text) => !isShared(text))
      return [`=== request ${number} ===`, ...rest].join('\n\n')
    })
    const text = [`=== the same for all requests ===`, ...shared, ...tails].join('\n\n')
    writeFileSync(path.join(folder, `part${part}.txt`), `${text}\n`)
  }
  writeFileSync(path.join(folder, 'requests.json'), JSON.stringify(numbered, null, 1))
  writeFileSync(path.join(folder, 'answering.md'), answering(folder))
  console.log(`${asked.length} of ${2 * set.twins.length} replies are asked about, in ${parts} parts in ${folder}`)
}

/** What whoever plays the model is told beside their part: they read nothing else. */
function answering(folder: string): string {
  return `# Answering

You are given one part file, \`partN.txt\`, and nothing else: do not open any other file of this folder or of the repository. Its beginning stands before each request; then come the requests, numbered. Treat each request by itself, as if the others were not there. Answer each exactly as the task at the end of the beginning ("Your task now: check a reply") says.

Where the task has you look things up, do it for all requests of your part together, in two rounds at most. Write \`calls.json\` in a folder of your own: \`{"12": [["ask_record", {"of": "entries", "give": "count", "about": "swim"}], ["goal", {"goal": "its title"}]], "15": [...]}\` (at most 12 calls a request and round; inputs as the tools' schemas have them; goals by their titles). Run:

    cd ${process.cwd()} && npm run -s eval:twins -- look ${folder} /your/calls.json /your/out.json

\`out.json\` has what the tools gave, by the number of the request. A second run for the same number is its second round; a third is refused.

Then write \`${folder}/answersN.json\` (N of your part): one object, each request by its number: \`{"12": {"findings": [...]}, "13": {"findings": []}}\`. Quotations are copied from the part file or from your out.json, letter by letter.
`
}

/** A request as a model sees it, block by block; the task and the reply that it is about are told apart. */
function partsOf({ tools = [], system = '', messages }: MessagesBody): string[] {
  const texts = (content: typeof system) =>
    typeof content === 'string'
      ? [content]
      : content.map(({ cache_control: _, ...one }) => one.text ?? JSON.stringify(one))
  return [
    `=== tools ===\n${JSON.stringify(tools)}`,
    ...texts(system).map((text) => `=== system ===\n${text}`),
    ...messages.flatMap(({ role, content }) =>
      texts(content).flatMap((text) =>
        text.split('\n\n<reply>').map((one, at) => (at ? `<reply>${one}` : `${role}:\n${one}`)),
      ),
    ),
  ]
}

/** Runs what an answerer wants to look up, as the check runs it, and keeps it for the weighing. */
async function look(at = '', callsFile = '', outFile = ''): Promise<void> {
  const folder = path.resolve(at)
  const calls = looks.parse(JSON.parse(readFileSync(callsFile, 'utf8')))
  const known = requests.parse(readJson(folder, 'requests.json'))
  await openLife(folder)
  const out = await atTime(NOW, async () => {
    const { talkOf } = await import('./model/twin-figures')
    const told: Record<string, string[]> = {}
    for (const [number, own] of Object.entries(calls)) {
      const request = known.find((one) => one.number === number)
      const before = lookedIn(folder, number)
      if (!request || before.length >= MOST_LOOKS) {
        told[number] = [request ? 'You have looked twice: answer now.' : 'There is no such request.']
        continue
      }
      const { desk } = await talkOf(request.question)
      told[number] = await Promise.all(own.map(async ([name, input]) => (await desk.look(name, input)).text))
      writeFileSync(path.join(folder, `looked-${number}-${before.length}.json`), JSON.stringify(own))
    }
    return told
  })
  writeFileSync(outFile, JSON.stringify(out, null, 1))
  console.log(`What the tools gave stands in ${outFile}`)
}

async function weigh(file = '', at = ''): Promise<void> {
  const [set, folder] = [readTwinSet(file), path.resolve(at)]
  const figures = await figuresOf(set, readAnswers(folder), { misses: true, folder })
  printFigures(`The check of a model’s replies, ${set.name}`, figures)
  tellFindings(folder)
}

/** What was found against replies, for whoever asks why one was missed: what code dropped of it stands here as well. */
function tellFindings(folder: string): void {
  const lines = [...readAnswers(folder)].flatMap(([key, { findings }]) => {
    const against = findings.filter(({ verdict }) => verdict !== 'stands')
    return against.length > 0 ? [key, ...against.map((one) => `  ${JSON.stringify(one)}`)] : []
  })
  writeFileSync(path.join(folder, 'found.txt'), `${lines.join('\n')}\n`)
  console.log(`What was found against each reply stands in ${path.join(folder, 'found.txt')}`)
}

/** A ref is another in each stored life: in a recording a gap stands for it. */
async function keep(_file = '', at = ''): Promise<void> {
  const all = Object.fromEntries([...readChecks(), ...readAnswers(path.resolve(at))])
  const lines = Object.entries(all).map(([key, one]) => {
    const text = JSON.stringify(one).replaceAll(/#[\da-f]{8}\b/g, '…')
    return `${JSON.stringify(key)}: ${text}`
  })
  writeFileSync(RECORDINGS, `{\n${lines.join(',\n')}\n}\n`)
  execFileSync('npx', ['biome', 'format', '--write', RECORDINGS])
}

function readAnswers(folder: string): RecordedChecks {
  const asked = requests.parse(readJson(folder, 'requests.json'))
  const files = readdirSync(folder).filter((name) => /^answers.*\.json$/.test(name))
  const told = new Map(files.flatMap((name) => Object.entries(answers.parse(readJson(folder, name)))))
  const silent = asked.filter(({ number }) => !told.has(number)).map(({ number }) => number)
  if (silent.length > 0) console.log(`No answer to ${silent.length} of ${asked.length} requests: ${silent.join(', ')}`)
  return new Map(
    asked.flatMap(({ number, key }) => {
      const answer = told.get(number)
      return answer ? [[key, { looked: lookedIn(folder, number), findings: answer.findings }] as const] : []
    }),
  )
}

/** What was looked up for a request, round by round. */
function lookedIn(folder: string, number: string) {
  const names = readdirSync(folder).filter((name) => name.startsWith(`looked-${number}-`))
  return names.toSorted().map((name) => z.array(toolCall).parse(readJson(folder, name)))
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
}

/** Has this process see the life of a run as a model's server does; nobody is asked anything. */
async function openLife(folder: string): Promise<void> {
  Object.assign(process.env, { ANTHROPIC_BASE_URL: 'http://127.0.0.1:9', ANTHROPIC_API_KEY: 'none' })
  await openScratchDatabase(path.join(folder, LIFE))
}

type Run = {
  misses?: boolean
  /** Where the life stands that was asked of, or where it is to be kept. */
  folder?: string
  keepAs?: string
  heard?: (body: MessagesBody, sentences: string[]) => void
}

async function figuresOf(set: TwinSet, checks: RecordedChecks, { misses = false, folder, keepAs, heard }: Run) {
  const stop = await playRecordings({ checks, heard: ({ body }, sentences) => heard?.(body, sentences) })
  await openScratchDatabase(folder && path.join(folder, LIFE))
  const { twinFigures } = await import('./model/twin-figures')
  const figures = await twinFigures(misses, [set])
  if (keepAs) {
    const { db } = await import('@/lib/server/db/client')
    await db.$executeRawUnsafe(`VACUUM INTO '${keepAs.replaceAll("'", "''")}'`)
  }
  await stop()
  return figures
}
