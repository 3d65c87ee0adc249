import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MARK = 'shared-chunks'
/** The one line that tells copies apart, which names a map even where none is made. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Has equal chunks of a build load as one. Turbopack writes what most handlers share into a chunk for each of them
 * (vercel/next.js#89192), and a server would read and compile it again for every handler: 85 times the same 2.5 MB.
 * Does so once for a build. Hosts that pack each handler by itself never come here: they do not run `npm start`.
 */
export function shareChunks(build: string): void {
  const mark = path.join(build, MARK)
  if (existsSync(mark)) return
  for (const folder of ['chunks', 'chunks/ssr']) shareIn(path.join(build, 'server', folder))
  writeFileSync(mark, '')
}

/** To be called before a build writes chunks anew. */
export function forgetShared(build: string): void {
  rmSync(path.join(build, MARK), { force: true })
}

function shareIn(folder: string): void {
  if (!existsSync(folder)) return
  const firsts = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue
    const code = readFileSync(path.join(folder, name), 'utf8')
    // The runtime keeps what it has loaded to itself, and exports no list of modules.
    if (!/^module\.exports ?= ?\[/.test(code)) continue
    const hash = createHash('sha256').update(code.replace(SOURCE_MAP, '')).digest('hex')
    const first = firsts.get(hash)
    if (first) writeFileSync(path.join(folder, name), `module.exports=require(${JSON.stringify(`./${first}`)})\n`)
    else firsts.set(hash, name)
  }
}
