import { expect, test } from 'vitest'
import { databaseFaultOf, isSerializationFailure } from './database-fault'

/** As the adapters throw it where Prisma does not come between. */
const ofAdapter = (cause: object) => Object.assign(new Error('DriverAdapterError'), { cause })
/** As Prisma throws it for a raw statement. */
const ofRawQuery = (cause: object) =>
  Object.assign(new Error('Raw query failed'), { meta: { driverAdapterError: ofAdapter(cause) } })

test.each([
  ['a connection that closed at COMMIT', ofAdapter({ kind: 'ConnectionClosed' })],
  ['a connection that closed at a raw statement', ofRawQuery({ kind: 'ConnectionClosed' })],
  ['a locked file', ofRawQuery({ kind: 'SocketTimeout' })],
  [
    'a name with two addresses, both refusing',
    new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]),
  ],
  ['a connection lost without a code', new Error('outer', { cause: new Error('Connection terminated unexpectedly') })],
  ['a database that is stopping', ofAdapter({ kind: 'postgres', code: '57P01', message: 'terminating connection' })],
  ['a pool that could not connect in time', new Error('timeout exceeded when trying to connect')],
])('%s is out of reach for now', (_, error) => {
  expect(databaseFaultOf(error)).toBe('unavailable')
})

test.each([
  ofAdapter({ kind: 'sqlite', message: 'SQLITE_FULL: database or disk is full' }),
  ofRawQuery({ kind: 'postgres', message: 'could not extend file: No space left on device' }),
])('a full disk is told as such', (error) => {
  expect(databaseFaultOf(error)).toBe('full')
})

test('what is no fault of the database is not made one', () => {
  for (const error of [new Error('x is not a function'), new TypeError('undefined'), 'text', null]) {
    expect(databaseFaultOf(error)).toBeNull()
  }
})

test('a transaction that lost against another one may be tried again', () => {
  expect(isSerializationFailure(ofRawQuery({ kind: 'TransactionWriteConflict' }))).toBe(true)
  expect(isSerializationFailure(ofRawQuery({ kind: 'ConnectionClosed' }))).toBe(false)
})
