import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { Database } from '@/lib/server/db/database-url'

type Exports = WebAssembly.Exports & { __wbindgen_start(): void }

let loaded = false

/** Where the engine leaves the message of a panic; thrown, so that it is seen. */
const panics = {
  set_message(message: string) {
    throw new Error(`The schema engine panicked: ${message}`)
  },
}

/** The bindings of Prisma's schema engine come without the code that loads it outside a bundler. */
function loadEngine() {
  if (loaded) return
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics })
  const folder = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const module = new WebAssembly.Module(readFileSync(folder.replace(/\.js$/, '.wasm')))
  const { exports } = new WebAssembly.Instance(module, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  bindings.__wbg_set_wasm(exports)
  ;(exports as Exports).__wbindgen_start()
  loaded = true
}

/** Prisma's schema engine, as WebAssembly, on the database that the adapter connects to. */
export async function openEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  datamodel: string,
): Promise<bindings.SchemaEngine> {
  loadEngine()
  return bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', datamodel]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  )
}

/** Tables of the text index, written by hand in its migration: the schema says nothing of them. */
const HAND_MADE = {
  sqlite: [
    'record_text',
    'record_queue',
    'record_count',
    'record_fts',
    'record_fts_config',
    'record_fts_data',
    'record_fts_docsize',
    'record_fts_idx',
  ],
  postgres: ['record_text', 'record_queue', 'record_count'],
}

/** What of a database the engine is to leave alone. */
export function filtersFor(database: Database) {
  const schema = database.kind === 'postgres' ? `${database.schema ?? 'public'}.` : ''
  return { externalTables: HAND_MADE[database.kind].map((table) => `${schema}${table}`), externalEnums: [] }
}
