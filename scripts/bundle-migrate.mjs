// Writes `db:migrate`, and what is done to a SQLite file, as a file each into a standalone build: a container has neither the checkout nor its compiler.
import { cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

const standalone = path.join(ROOT, '.next/standalone')
await build({
  absWorkingDir: ROOT,
  entryPoints: {
    migrate: 'scripts/prisma/migrate-command.ts',
    backup: 'scripts/backup/backup-command.ts',
    restore: 'scripts/backup/restore-command.ts',
    'database-key': 'scripts/database-key/database-key-command.ts',
  },
  outdir: standalone,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // What Next has put beside the server already, and what must be read from disk.
  external: ['@libsql/client', 'libsql', '@prisma/adapter-*', '@prisma/schema-engine-wasm', 'pg'],
  alias: { 'server-only': path.join(ROOT, 'node_modules/server-only/empty.js') },
  // The schema engine leaves a timer of ten seconds behind, which would be waited for.
  footer: { js: 'process.exit()' },
})
// Next leaves these two to a file server in front, which a container of one process has not.
cpSync(path.join(ROOT, '.next/static'), path.join(standalone, '.next/static'), { recursive: true })
cpSync(path.join(ROOT, 'public'), path.join(standalone, 'public'), { recursive: true })
