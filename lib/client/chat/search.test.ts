import { expect, it } from 'vitest'
import type { Conversation } from '@/lib/contract/chat'
import { withTitleLike } from './search'

const conversations = ['Half marathon', 'Überlegungen zum Umzug', 'Marathon training, half done'].map(
  (title) => ({ id: title, title }) as Conversation,
)
const found = (search: string) => withTitleLike(conversations, search).map(({ title }) => title)

it('finds every word anywhere, whatever its case and accents', () => {
  expect(found('MARA half')).toEqual(['Half marathon', 'Marathon training, half done'])
  expect(found('uberlegung')).toEqual(['Überlegungen zum Umzug'])
  expect(found('half swim')).toEqual([])
})

it('keeps everything for an empty search', () => {
  expect(found('  ')).toHaveLength(3)
})
