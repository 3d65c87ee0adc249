import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.mjs'
import { ROUTE_MODULES, routeModules } from './route-modules'

test('the table of routes is that of the folders: `npm run build` writes it', () => {
  expect(readFileSync(path.join(ROOT, 'app/api', ROUTE_MODULES), 'utf8')).toBe(routeModules())
})
