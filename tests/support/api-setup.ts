import { inject } from 'vitest'

process.env.TEST_BASE_URL = inject('baseUrl')
// For tests that start an app of their own.
if (inject('postgresUrl')) process.env.TEST_POSTGRES_URL = inject('postgresUrl')
process.env.TEST_MIGRATED = inject('migrated')
