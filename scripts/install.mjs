import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** What npm writes when everything is in place, as the last act of an installation. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Also on a host that sets NODE_ENV=production: the build needs the development packages. */
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Whether every package of package-lock.json is there in its version; those for other platforms may be missing. */
export function packagesAreInstalled() {
  const installed = readPackages(INSTALLED)
  const wanted = readPackages('package-lock.json')
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    if (folder === '' || (optional && !installed[folder])) return true
    return installed[folder]?.version === version
  })
}

/** Installs what package-lock.json names. Says what went wrong, null where nothing did. */
export function installPackages() {
  // Without npm's last act an installation was cut short, and packages may be there in part.
  if (!readPackages(INSTALLED)) rmSync(path.join(ROOT, 'node_modules'), { recursive: true, force: true })
  rmSync(path.join(ROOT, INSTALLED), { force: true })
  const [command, ...args] = npm()
  // Not `npm ci`: it refuses a lock file that was written where a registry lacks the binaries of another platform.
  const { status, signal, error } = spawnSync(command, [...args, 'install', '--no-save', ...OPTIONS], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command === 'npm.cmd',
    env: {
      ...process.env,
      // Prisma looks for its native engine at installation and would download it; nothing here uses it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  })
  if (status === 0) return null
  return error ? `npm could not be run (${error.message})` : `npm ended with ${signal ?? `code ${status}`}`
}

function npm() {
  const cli = process.env.npm_execpath
  if (cli && path.basename(cli) === 'npm-cli.js') return [process.execPath, cli]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages
  } catch {
    return null
  }
}
