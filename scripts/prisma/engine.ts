import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

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

export const NO_FILTERS = { externalTables: [], externalEnums: [] }
