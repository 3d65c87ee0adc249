import { generateClients } from './generate'

await generateClients()
console.log('Generated the SQLite and the Postgres client.')
