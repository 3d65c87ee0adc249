import path from 'node:path'

/** A folder or file of tests/fixtures/imports. */
export function fixturePath(name: string): string {
  return path.resolve(import.meta.dirname, '../fixtures/imports', name)
}
