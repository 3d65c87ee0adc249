import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../root.mjs'

const API = path.join(ROOT, 'app/api')
/** Within app/api. The description's own route imports the table, and adds itself. */
export const ROUTE_MODULES = 'openapi.json/routes.ts'
/** The catch-all, next-auth's own routes, a protocol that describes itself, and the description. */
const UNDESCRIBED = ['[[...path]]', 'auth/[...nextauth]', 'mcp', 'openapi.json']

/** The table of the route modules under app/api, as TypeScript: what a bundler sees must be imported by name. */
export function routeModules(): string {
  const folders = readdirSync(API, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.posix.basename(file) === 'route.ts')
    .sort()
    .map((file) => path.posix.dirname(file))
    .filter((folder) => !UNDESCRIBED.includes(folder))
  const imports = folders.map((folder) => `import * as ${nameOf(folder)} from '../${folder}/route'`)
  const rows = folders.map((folder) => `  '/api/${folder.replace(/\[(\w+)\]/g, '{$1}')}': ${nameOf(folder)},`)
  return `// Written from the folders of app/api by scripts/openapi/route-modules.ts, before each build, test and start of development.
${imports.join('\n')}

/** Every documented route module by its path. */
export const routes = {
${rows.join('\n')}
}
`
}

/** Writes the table anew where a folder has come or gone. */
export function ensureRouteModules(): void {
  const file = path.join(API, ROUTE_MODULES)
  const text = routeModules()
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** `goals/[id]/ai-update` → `goalsIdAiUpdateRoute`: never a reserved word. */
function nameOf(folder: string): string {
  const words = folder.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return [...words, 'route'].map((word, n) => (n === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
}
