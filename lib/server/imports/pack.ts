import 'server-only'
import { promisify } from 'node:util'
import { constants, createGzip, gunzip } from 'node:zlib'
import { pause } from '@/lib/server/take-turns'
import type { FoundFile } from './readers/found'

const unzip = promisify(gunzip)

/** Packs what was found in a file to be kept: a line a part, so that neither way holds everyone else up. */
export async function pack({ entries, goals, ...rest }: FoundFile): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    gzip
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })
  gzip.write(`${JSON.stringify(rest)}\n${goals.length}\n`)
  for (const part of [...goals, ...entries]) {
    if (!gzip.write(`${JSON.stringify(part)}\n`)) await new Promise((resolve) => gzip.once('drain', resolve))
    await pause()
  }
  gzip.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** What `pack` made, as it was. */
export async function unpack(packed: Uint8Array): Promise<FoundFile> {
  const text = (await unzip(packed)).toString('utf8')
  const parts: unknown[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    parts.push(JSON.parse(text.slice(from, end)))
    from = end + 1
    await pause()
  }
  const [rest, goals, ...lines] = parts as [FoundFile, number, ...unknown[]]
  return { ...rest, goals: lines.slice(0, goals), entries: lines.slice(goals) } as FoundFile
}
