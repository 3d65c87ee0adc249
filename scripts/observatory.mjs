// npm run observatory: scores a production server by Mozilla's HTTP Observatory, whose scanner npx fetches. It stands the
// app behind https on this machine, so it needs `npm run build` first, openssl, and the right to listen on 80 and 443.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './root.mjs'

const HOST = 'localhost'
const SCANNER = '@mdn/mdn-http-observatory@1.4.8'
const APP_PORT = 3987

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-observatory-'))
const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate]
execFileSync('openssl', ['req', ...options, ...subject], { stdio: 'ignore' })

const app = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
  env: {
    ...process.env,
    PORT: String(APP_PORT),
    NEXTAUTH_URL: `https://${HOST}`,
    NEXTAUTH_SECRET: 'a secret for the observatory and nothing else',
    DATABASE_URL: `file:${path.join(folder, 'apogee.db')}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve, reject) => {
  app.stdout.on('data', (chunk) => String(chunk).includes('Apogee is ready') && resolve())
  app.on('close', () => reject(new Error('The app did not start.')))
})

const proxy = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, response) => {
  const { method, url, headers } = incoming
  const forwarded = send({ port: APP_PORT, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  incoming.pipe(forwarded)
})
const redirector = createServer((incoming, response) => {
  response.writeHead(301, { Location: `https://${HOST}${incoming.url}` }).end()
})
proxy.listen(443)
redirector.listen(80)

try {
  const { scan, tests } = await runScanner()
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    console.log(`${pass ? 'pass' : 'FAIL'} ${String(scoreModifier ?? 0).padStart(4)} ${name}: ${result}`)
  }
  console.log(
    `Observatory: ${scan.score}, grade ${scan.grade}, ${scan.testsPassed} of ${scan.testsQuantity} tests passed`,
  )
  process.exitCode = scan.score >= 100 ? 0 : 1
} finally {
  proxy.close()
  redirector.close()
  app.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

/** The scanner's own command trusts no certificate but the public ones, so its scan is called by itself. */
function runScanner() {
  const code = `
    const bin = process.env.PATH.split(require('node:path').delimiter).find((one) => one.includes('_npx'))
    const home = require('node:path').join(bin, '..', '@mdn/mdn-http-observatory')
    const root = require('node:path').join(home, 'src/scanner/index.js')
    // Browsers' own list, which its install script would fetch. This host is not on it.
    require('node:fs').writeFileSync(require('node:path').join(home, 'conf/hsts-preload.json'), '{}')
    import(require('node:url').pathToFileURL(root)).then(async ({ scan }) => console.log(JSON.stringify(await scan('${HOST}'))))`
  const file = path.join(folder, 'scan.cjs')
  writeFileSync(file, code)
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', `--package=${SCANNER}`, '--', 'node', file], {
      cwd: folder,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, npm_config_ignore_scripts: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.on('close', () => {
      try {
        resolve(JSON.parse(out.slice(out.indexOf('{'))))
      } catch {
        reject(new Error(`The scanner answered: ${out.slice(0, 500)}`))
      }
    })
  })
}
