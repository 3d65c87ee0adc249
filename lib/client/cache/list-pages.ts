import type { InfiniteData } from '@tanstack/react-query'
import { request } from '@/lib/client/http/api'
import type { Endpoint, Item } from '@/lib/client/http/endpoints'

/** One page of a list, and the address of the next one, null on the last. */
export type ListPage<T> = { items: T[]; next: string | null }

/** A list as far as it has been read. A page is read from its own address, which is its page parameter. */
export type PagedList<T> = InfiniteData<ListPage<T>, string>

/** Reads a page of the list that `E` names, at the first page's address or at the one that the page before told. */
export async function fetchPage<E extends Endpoint>(path: string, signal?: AbortSignal): Promise<ListPage<Item<E>>> {
  const response = await request('GET', path, undefined, signal && { signal })
  return { items: (await response.json()) as Item<E>[], next: nextPath(response.headers.get('Link')) }
}

/** The address of the next page in a `Link` header (RFC 8288), or null. */
export function nextPath(link: string | null): string | null {
  return link?.match(/<([^>]*)>[^,]*;\s*rel="?next"?/)?.[1] ?? null
}

/** The whole of a list that is short by nature, page after page. */
export async function fetchWholeList<E extends Endpoint>(path: string, signal?: AbortSignal): Promise<Item<E>[]> {
  const items: Item<E>[] = []
  for (let next: string | null = path; next !== null; ) {
    const page: ListPage<Item<E>> = await fetchPage<E>(next, signal)
    items.push(...page.items)
    next = page.next
  }
  return items
}

/** A list of which one page is known. */
export function onePage<T>(path: string, page: ListPage<T>): PagedList<T> {
  return { pages: [page], pageParams: [path] }
}
