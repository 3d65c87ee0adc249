import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { onePage, type PagedList } from '@/lib/client/cache/list-pages'
import type { Conversation } from '@/lib/contract/chat'
import { placeConversation, touchConversation } from './api'
import { activeConversationKey, conversationsKey } from './keys'

const make = (id: string, day: number, rest: Partial<Conversation> = {}): Conversation => ({
  id,
  title: id,
  isActive: false,
  archivedAt: null,
  neverSend: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: `2026-11-${day}T00:00:00.000Z`,
  ...rest,
})
const archivedAt = '2026-11-20T00:00:00.000Z'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(activeConversationKey, make('b', 14, { isActive: true }))
  client.setQueryData(
    conversationsKey(false),
    onePage('/', { items: [make('a', 15), make('b', 14, { isActive: true })], next: '/more' }),
  )
  client.setQueryData(conversationsKey(true), onePage('/', { items: [make('old', 12, { archivedAt })], next: null }))
})

const list = (archived: boolean) => client.getQueryData<PagedList<Conversation>>(conversationsKey(archived))
const ids = (archived: boolean) => list(archived)?.pages.flatMap((page) => page.items.map(({ id }) => id))
const current = () => client.getQueryData<Conversation | null>(activeConversationKey)

it('puts a new conversation on top and makes it current, and no other one', () => {
  placeConversation(client, make('new', 21, { isActive: true }))
  expect(ids(false)).toEqual(['new', 'a', 'b'])
  expect(current()?.id).toBe('new')
  expect(
    list(false)
      ?.pages[0]?.items.filter(({ isActive }) => isActive)
      .map(({ id }) => id),
  ).toEqual(['new'])
  expect(list(false)?.pages[0]?.next).toBe('/more')
})

it('keeps a renamed one where its time puts it', () => {
  placeConversation(client, make('b', 14, { title: 'Better', isActive: true }))
  expect(ids(false)).toEqual(['a', 'b'])
  expect(current()?.title).toBe('Better')
})

it('moves an archived one to the other list, and clears the selection if it was current', () => {
  placeConversation(client, make('b', 14, { archivedAt }))
  expect([ids(false), ids(true)]).toEqual([['a'], ['b', 'old']])
  expect(current()).toBeNull()
})

it('leaves the selection alone when another one is archived', () => {
  placeConversation(client, make('a', 15, { archivedAt }))
  expect(current()?.id).toBe('b')
})

it('brings one back', () => {
  placeConversation(client, make('old', 12))
  expect([ids(false), ids(true)]).toEqual([['a', 'b', 'old'], []])
})

it('moves one up when something was said in it, and keeps it current', () => {
  touchConversation(client, 'b', '2026-11-21T00:00:00.000Z')
  expect(ids(false)).toEqual(['b', 'a'])
  expect(current()?.id).toBe('b')
})

it('makes up no list that was never read', () => {
  client.removeQueries({ queryKey: conversationsKey(true) })
  placeConversation(client, make('b', 14, { archivedAt }))
  expect(list(true)).toBeUndefined()
})
