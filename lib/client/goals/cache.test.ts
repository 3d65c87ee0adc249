import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Goal, plainGoal } from '@/lib/contract/goal'
import { findGoal, goalsKey, insertGoal, removeGoal, replaceGoal } from './cache'

function goal(id: string, createdAt: string, title = id): Goal {
  return {
    id,
    userId: 'u',
    title,
    domain: 'career',
    ...plainGoal,
    createdAt,
    updatedAt: createdAt,
  }
}

const newest = goal('c', '2026-11-21T10:00:00.000Z')
const middle = goal('b', '2026-11-20T10:00:00.000Z')
const oldest = goal('a', '2026-11-20T10:00:00.000Z')

function clientWith(goals: Goal[]) {
  const client = new QueryClient()
  client.setQueryData(goalsKey, goals)
  const ids = () => client.getQueryData<Goal[]>(goalsKey)?.map(({ id }) => id)
  return { client, ids }
}

test('a removed goal that the server keeps is back in its place, whatever happened to the others meanwhile', async () => {
  const { client, ids } = clientWith([newest, middle, oldest])
  await removeGoal(client, middle.id)
  await removeGoal(client, newest.id)
  expect(ids()).toEqual(['a'])
  insertGoal(client, middle)
  expect(ids()).toEqual(['b', 'a'])
})

test('inserting what is there already replaces it', () => {
  const { client, ids } = clientWith([newest, oldest])
  insertGoal(client, { ...oldest, title: 'renamed' })
  expect(ids()).toEqual(['c', 'a'])
  expect(findGoal(client, 'a')?.title).toBe('renamed')
})

test('a list that was never loaded stays unloaded', () => {
  const client = new QueryClient()
  replaceGoal(client, newest)
  expect(client.getQueryData(goalsKey)).toBeUndefined()
})
