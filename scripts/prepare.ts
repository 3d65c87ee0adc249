import { type Env, parseEnv } from '@/lib/server/env'
import { BUILD, buildApp, buildIsFresh } from './build-app'
import { ensureRouteModules } from './openapi/route-modules'
import { describePlan } from './plan'
import { portProblem } from './port'
import { clientsAreFresh, generateClients } from './prisma/generate'
import { migrate } from './prisma/migrate'
import { StepFailed } from './run'
import { ensureSecret } from './secret'
import { shareChunks } from './share-chunks'
import { runStep } from './step'

/** Everything before the server runs. Gives what is needed to run it; ends the process with a sentence where a step fails. */
export async function prepareServer(command: 'start' | 'dev') {
  const settings = await runStep('read the settings', readSettings)
  await runStep('take the port', async () => {
    const problem = await portProblem(settings.PORT, settings.HOST)
    if (problem) throw new StepFailed(problem)
  })
  if (command === 'start') {
    await prepareBuild()
    await runStep('share what handlers have in common', () => shareChunks(BUILD))
  } else await prepareSources()
  await runStep('bring the database up to date', async () => {
    const applied = await migrate(settings.database)
    if (applied.length > 0) console.log(`Applied migrations: ${applied.join(', ')}.`)
  })
  return describePlan(command, settings)
}

/** Writes the sources that are written and builds the app, each only where something changed since. */
export async function prepareBuild(): Promise<void> {
  await prepareSources()
  if (buildIsFresh()) return
  console.log('Building (about a minute, only after a change)…')
  await runStep('build the app', buildApp)
}

/** Writes what is written from other files: the table of routes, and the database clients. */
export async function prepareSources(): Promise<void> {
  await runStep('list the routes of the API', ensureRouteModules)
  if (clientsAreFresh()) return
  console.log('Generating the database clients…')
  await runStep('generate the database clients', generateClients)
}

/** Without a secret of the user's own, one is made and kept: only then is the environment complete for production. */
function readSettings(): Env {
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  return process.env.NEXTAUTH_SECRET?.trim() ? settings : { ...settings, NEXTAUTH_SECRET: ensureSecret() }
}
