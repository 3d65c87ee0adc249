import type { AccountDocument } from '@/lib/contract/account-document'
import { demoId } from './demo-id'

type DemoMemory = AccountDocument['memories'][number]
type Sources = Pick<AccountDocument, 'journal' | 'conversations'>

const remembered: { text: string; from: string; kind: DemoMemory['kind']; pinned?: boolean }[] = [
  { text: 'My half marathon is on {race}', from: 'My half marathon is on', kind: 'commitment', pinned: true },
  { text: 'I prefer one next step to a list', from: 'I prefer one next step', kind: 'preference' },
  {
    text: 'Daniel coaches the school team, so I can’t do Thursdays',
    from: 'I can’t do Thursdays',
    kind: 'constraint',
  },
  {
    text: 'I think best when nobody has given me a date for it',
    from: 'I think best when',
    kind: 'preference',
  },
  {
    text: 'My physio Conor says no running before he has seen me hop',
    from: 'My physio Conor',
    kind: 'person',
  },
  { text: 'Ida wants a room of her own', from: 'Ida wants a room of her own', kind: 'person' },
]

/** What the coach remembers, each from the message or entry that said it. */
export function buildMemories({ journal, conversations }: Sources, fill: (text: string) => string): DemoMemory[] {
  const messages = conversations.flatMap((conversation) => conversation.messages)
  return remembered.map(({ text, from, kind, pinned = false }) => {
    const message = messages.find((one) => one.isFromUser && one.message.includes(from))
    const source = message ?? journal.find((entry) => entry.notes.includes(from))
    if (!source) throw new Error(`nothing in the account says “${from}”`)
    return {
      id: demoId(`memory ${from}`, new Date(source.createdAt)),
      text: fill(text),
      kind,
      source: { kind: message ? 'message' : 'journal', id: source.id },
      pinned,
      createdAt: source.createdAt,
    }
  })
}
