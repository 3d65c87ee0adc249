import { env } from '@/lib/server/env'
import { runStep } from '../step'
import { migrate } from './migrate'

await runStep('apply the migrations', async () => {
  const applied = await migrate(env.database)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
})
