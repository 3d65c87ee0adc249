// What must run before any package is there: nothing here or in what it imports comes from node_modules.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { ROOT } from './root.mjs'

/** Ends the process with one sentence. */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const needed = engines.node.replace(/[^\d.]/g, '')
  const [major, minor] = needed.split('.').map(Number)
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  fail(
    `Apogee needs Node ${needed} or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  )
}

/** The settings of a checkout are in its folder: what is in the environment already wins over .env.local, and that over .env. */
export function loadEnvFiles() {
  process.chdir(ROOT)
  for (const name of ['.env.local', '.env']) {
    const file = path.join(ROOT, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

export function ensurePackages() {
  if (packagesAreInstalled()) return
  console.log('Installing packages (a minute or two, only when they change)…')
  const problem = installPackages()
  if (problem)
    fail(`Could not install the packages: ${problem}. Check the network and the free space, then run it again.`)
}
