import { type Env, parseEnv } from '@/lib/server/env'
import { buildApp, buildIsFresh } from './build-app'
import { describePlan } from './plan'
import { portProblem } from './port'
import { clientsAreFresh, generateClients } from './prisma/generate'
import { StepFailed } from './run'
import { ensureSecret } from './secret'
import { runStep } from './step'
import { withLock } from './with-lock'

/** The second stage of `npm start`, `npm run dev`, `npm run build` and `npm test`: everything before a server runs. */
const mode = process.argv[2]

if (mode === 'build' || mode === 'test') await withLock(makeBuild)
else await withLock(() => prepareServer(mode === 'dev' ? 'dev' : 'start'))

process.disconnect?.()

async function prepareServer(command: 'start' | 'dev') {
  const settings = await runStep('read the settings', readSettings)
  await runStep('take the port', async () => {
    const problem = await portProblem(settings.PORT, settings.HOST)
    if (problem) throw new StepFailed(problem)
  })
  if (command === 'start') await makeBuild()
  else await makeClients()
  await runStep('bring the database up to date', async () => {
    const { migrate } = await import('./prisma/migrate')
    const applied = await migrate(settings.database)
    if (applied.length > 0) console.log(`Applied migrations: ${applied.join(', ')}.`)
  })
  process.send?.(describePlan(command, settings))
}

/** Without a secret of the user's own, one is made and kept: only then is the environment complete for production. */
function readSettings(): Env {
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  return process.env.NEXTAUTH_SECRET?.trim() ? settings : { ...settings, NEXTAUTH_SECRET: ensureSecret() }
}

async function makeClients() {
  if (clientsAreFresh()) return
  console.log('Generating the database clients…')
  await runStep('generate the database clients', generateClients)
}

async function makeBuild() {
  await makeClients()
  if (buildIsFresh()) return
  console.log('Building (about a minute, only after a change)…')
  await runStep('build the app', buildApp)
}
