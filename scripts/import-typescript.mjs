import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './root.mjs'

const CACHE = path.join(ROOT, 'node_modules/.cache/apogee')

/**
 * Imports a TypeScript file of the checkout. It is bundled with what it imports of the project, and the bundle is kept
 * while none of these files changes: a loader that compiles on the fly would add a third to the time of a start.
 */
export async function importTypeScript(file) {
  // Files of one name stand in several folders.
  const entry = path.relative(ROOT, path.resolve(ROOT, file)).replace(/\.ts$/, '').replaceAll(path.sep, '+')
  const manifest = path.join(CACHE, `${entry}.json`)
  if (!isCurrent(manifest)) await bundle(file, entry, manifest)
  return import(pathToFileURL(path.join(CACHE, `${entry}.mjs`)).href)
}

function isCurrent(manifest) {
  try {
    const stamps = JSON.parse(readFileSync(manifest, 'utf8'))
    return Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)
  } catch {
    return false
  }
}

async function bundle(file, entry, manifest) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: file, out: entry }],
    outdir: CACHE,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Outside Next the marker of server code is a module that throws.
    alias: { 'server-only': path.join(ROOT, 'node_modules/server-only/empty.js') },
    metafile: true,
    write: false,
  })
  mkdirSync(CACHE, { recursive: true })
  for (const output of outputFiles) replaceFile(output.path, output.contents)
  const stamps = Object.keys(metafile.inputs).map((input) => [input, stampOf(input)])
  replaceFile(manifest, JSON.stringify(Object.fromEntries(stamps)))
}

/** Another start may be reading it. */
function replaceFile(file, contents) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

function stampOf(file) {
  const { mtimeMs, size } = statSync(path.join(ROOT, file))
  return `${mtimeMs} ${size}`
}
