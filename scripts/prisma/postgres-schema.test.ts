import { expect, test } from 'vitest'
import { readSchema } from './migration-files'
import { toPostgresSchema } from './postgres-schema'

test('the twin has the same models, another provider and another folder', () => {
  const schema = readSchema('sqlite')
  const twin = readSchema('postgres')
  expect(twin).toContain('provider = "postgresql"')
  expect(twin).toContain('output       = "./postgres"')
  expect(twin).not.toMatch(/sqlite"/)
  expect(twin.slice(twin.indexOf('model '))).toBe(schema.slice(schema.indexOf('model ')))
})

test('a schema whose datasource cannot be found is refused', () => {
  expect(() => toPostgresSchema('datasource db {}')).toThrow('must contain exactly one line')
})
