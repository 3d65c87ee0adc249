import { inject } from 'vitest'

// For tests that start an app of their own.
if (inject('postgresUrl')) process.env.TEST_POSTGRES_URL = inject('postgresUrl')
