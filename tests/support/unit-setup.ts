import { vi } from 'vitest'
import { takeOwnDatabase } from './own-database'

vi.mock('@node-rs/argon2', async (original) => (await import('./cheap-hash')).cheapened(await original()))

// Every process of tests has a database of its own. Files that share one keep to the accounts they make.
if (!process.env.DATABASE_URL) takeOwnDatabase()
