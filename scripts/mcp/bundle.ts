import { readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { build } from 'esbuild'
import { ZipFile } from 'yazl'
import { ROOT } from '../root.mjs'

/** Files of one version are the same bytes, whenever they are made. */
const MADE = new Date(Date.UTC(2026, 0, 1))
const ENTRY = 'server/mcp.mjs'

/** What an assistant's program shows of the bundle and asks for before it starts it: version 0.3 of the format. */
export function manifest() {
  const { version, license, description } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return {
    manifest_version: '0.3',
    name: 'apogee',
    display_name: 'Apogee',
    version,
    description,
    long_description:
      'Asks the record of an Apogee that runs on this machine or on a server of yours: goals, values, journal, forecasts and the week, each with its evidence. What it suggests waits in Apogee for your press.',
    author: { name: 'Apogee' },
    license,
    icon: 'icon.png',
    server: {
      type: 'node',
      entry_point: ENTRY,
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/${ENTRY}`],
        env: { APOGEE_URL: `\${user_config.url}`, APOGEE_TOKEN: `\${user_config.token}` },
      },
    },
    // Which of them there are the token says.
    tools_generated: true,
    user_config: {
      url: {
        type: 'string',
        title: 'Address',
        description: 'Where Apogee runs. It must be running when the assistant starts.',
        default: 'http://localhost:3000',
        required: true,
      },
      token: {
        type: 'string',
        title: 'Token',
        description: 'Made in Apogee: Settings, Apps and Calendars. Its scopes say what may be read.',
        sensitive: true,
        required: true,
      },
    },
    compatibility: { runtimes: { node: '>=20.19.0' } },
  }
}

/** Writes the bundle that an assistant's program installs by a click: the server in one file, and what is to be asked. */
export async function writeBundle(file: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/mcp/mcp.mjs'],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    write: false,
    // What a library requires of Node's own.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  const zip = new ZipFile()
  const options = { mtime: MADE, mode: 0o644 }
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest(), null, 2)}\n`), 'manifest.json', options)
  zip.addBuffer(Buffer.from(outputFiles[0]?.contents ?? []), ENTRY, options)
  zip.addBuffer(readFileSync(path.join(ROOT, 'public/icon-512.png')), 'icon.png', options)
  zip.addBuffer(readFileSync(path.join(ROOT, 'LICENSE')), 'LICENSE', options)
  zip.end()
  const draft = `${file}.part`
  try {
    await writeFile(draft, await buffer(zip.outputStream))
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
