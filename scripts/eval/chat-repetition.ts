import { leaderIds } from '@/lib/contract/coaches'
import { composeReply } from '@/lib/server/coach/built-in/reply/compose-reply'
import { sentencesIn, wordCount } from '@/lib/server/coach/built-in/reply/sentences'
import type { ChatContext, Turn } from '@/lib/server/coach/context'
import { personaOf } from '@/lib/server/coach/personas/personas'
import { chatMessages } from './chat-messages'
import { chatRecords, EVAL_NOW } from './chat-records'

type Reply = { message: string; coach: string; text: string }

/** Words that a sentence may have before saying it twice counts. */
const NOTICED = 8
/** Every so many messages a new conversation begins. */
const TALK = 5

/** The built-in coach's replies to the fresh messages: every coach and record in turn, in short conversations. */
export function chatReplies(messages: readonly string[] = chatMessages): Reply[] {
  let turns: Turn[] = []
  return messages.map((message, at) => {
    if (at % TALK === 0) turns = []
    const talk = Math.floor(at / TALK)
    const selectedLeader = leaderIds[talk % leaderIds.length] ?? 'kobe'
    const persona = personaOf({
      selectedLeader,
      customCoachName: 'Juno',
      customCoachStyle: 'Calm and dry',
      customCoachPrompt: 'Speak calmly, with dry humour.',
    })
    const context: ChatContext = {
      now: EVAL_NOW,
      timeZone: 'Europe/Vienna',
      user: { firstName: '', domains: [] },
      goals: [],
      journal: [],
      memories: [],
      summary: '',
      ...chatRecords[talk % chatRecords.length],
      persona,
      turns,
      message,
    }
    const text = composeReply(context)
    turns = [...turns, { isFromUser: true, text: message, at: '' }, { isFromUser: false, text, at: '' }]
    return { message, coach: persona.name, text }
  })
}

/** How often a sentence of over eight words came again among the replies, and which ones did. */
export function chatRepetition(replies: readonly Reply[] = chatReplies()): { replies: number; repeated: string[] } {
  const heard = new Set<string>()
  const repeated: string[] = []
  for (const { text } of replies)
    for (const sentence of new Set(sentencesIn(text))) {
      if (wordCount(sentence) <= NOTICED) continue
      if (heard.has(sentence.toLowerCase())) repeated.push(sentence)
      heard.add(sentence.toLowerCase())
    }
  return { replies: replies.length, repeated }
}
