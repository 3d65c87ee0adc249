// npm run licences: writes docs/licences.md from the packages that are installed for production.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const listed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})

const packages = new Map()
for (const folder of listed.trim().split('\n').slice(1)) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const named = license?.type ?? license ?? licenses?.map((one) => one.type).join(' OR ') ?? 'not stated'
  packages.set(`${name} ${version}`, { name, version, licence: named })
}

const rows = [...packages.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
const count = new Map()
for (const { licence } of rows) count.set(licence, (count.get(licence) ?? 0) + 1)
const counts = [...count].sort(([, a], [, b]) => b - a)
const text = `# Licences

What is installed for production, written by \`npm run licences\`. The binaries of other platforms are under the licence of their package.

| licence | packages |
|---|---|
${counts.map(([licence, many]) => `| ${licence} | ${many} |`).join('\n')}

| package | version | licence |
|---|---|---|
${rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
writeFileSync(path.join(ROOT, 'docs/licences.md'), text)
console.log(`${rows.length} packages: ${counts.map(([licence, many]) => `${many} ${licence}`).join(', ')}.`)
