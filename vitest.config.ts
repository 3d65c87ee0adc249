import path from 'node:path'
import { defineConfig } from 'vitest/config'

const resolve = {
  alias: {
    '@': import.meta.dirname,
    // Outside Next the marker of server code resolves to a module that throws.
    'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
  },
}

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          // A busy machine must not fail what a quiet one passes.
          testTimeout: 30_000,
          include: ['{app,components,lib,prisma,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
          globalSetup: 'tests/support/unit-database.ts',
          setupFiles: 'tests/support/unit-setup.ts',
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/api-server.ts',
          setupFiles: 'tests/support/api-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
