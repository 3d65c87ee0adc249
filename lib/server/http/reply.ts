import 'server-only'
import { etagOf } from '@/lib/server/etag'

/** An answer that needs more than its body: other headers, another status. */
export class Reply {
  readonly body: unknown
  readonly headers: [string, string][]
  readonly status: number | undefined

  constructor(body: unknown, headers: [string, string][] = [], status?: number) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

/** An entity's ETag: it lets a later PATCH say which version it means. */
export function etagHeader(row: { version: number }): [string, string] {
  return ['ETag', etagOf(row.version)]
}

/** The answer for one versioned entity. */
export function versioned<Row extends { version: number }>(row: Row, serialize: (row: Row) => unknown): Reply {
  return new Reply(serialize(row), [etagHeader(row)])
}

/** One page of a list, its rows serialized where they are not as the contract shows them. The next one, where there is one, is named by a `Link` header (RFC 8288), as a relative reference. */
export function listed<Row, Item>(
  request: { nextUrl: URL },
  page: { rows: Row[]; next: string | null },
  serialize?: (row: Row) => Item,
): Reply {
  const items = serialize ? page.rows.map((row) => serialize(row)) : page.rows
  if (page.next === null) return new Reply(items)
  const query = new URLSearchParams(request.nextUrl.searchParams)
  query.set('cursor', page.next)
  return new Reply(items, [['Link', `<${request.nextUrl.pathname}?${query}>; rel="next"`]])
}
