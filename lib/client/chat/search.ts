import type { Conversation } from '@/lib/contract/chat'

/** The conversations whose title holds every word of the search, without regard to case and accents. */
export function withTitleLike(conversations: Conversation[], search: string): Conversation[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return conversations
  return conversations.filter(({ title }) => {
    const searched = plain(title)
    return words.every((word) => searched.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
