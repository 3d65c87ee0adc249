import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** A hash over the contents of files and folders of the checkout, and further values; what does not exist counts as absent. */
export function fingerprint(entries: string[], values: string[] = [], isWanted = (_file: string) => true): string {
  const hash = createHash('sha256')
  for (const file of entries.flatMap(filesUnder).filter(isWanted).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  for (const value of values) hash.update(`${value}\0`)
  return hash.digest('hex')
}

function filesUnder(entry: string): string[] {
  const absolute = path.join(ROOT, entry)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [entry]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(ROOT, path.join(item.parentPath, item.name)))
}
