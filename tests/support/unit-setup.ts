import { takeOwnDatabase } from './own-database'

// Every process of tests has a database of its own. Files that share one keep to the accounts they make.
if (!process.env.DATABASE_URL) takeOwnDatabase()
