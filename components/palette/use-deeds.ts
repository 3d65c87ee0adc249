import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { offerText } from '@/lib/client/chat/sending'
import { activeConversationKey } from '@/lib/client/conversations/keys'
import { useDoWithUndo } from '@/lib/client/proposals/api'
import { setTheme } from '@/lib/client/screen/theme'
import type { Conversation } from '@/lib/contract/chat'
import type { Leader } from '@/lib/contract/coaches'
import { paths } from '@/lib/contract/paths'
import type { NewProposal } from '@/lib/contract/proposal'
import type { Deed, PalettePage } from './commands'

type Ways = {
  /** What is typed: the question, where the coach is asked. */
  text: string
  onGo: (href: string) => void
  onDone: () => void
  onPage: (page: PalettePage) => void
  onSignOut: () => void
}

/** Does what a command says. */
export function useDeeds({ text, onGo, onDone, onPage, onSignOut }: Ways): (deed: Deed) => void {
  const client = useQueryClient()
  const router = useRouter()
  const user = useCurrentUser()
  const { mutateAsync: updateProfile } = useUpdateProfile()
  const { mutate: doAtOnce } = useDoWithUndo()

  /** The question waits in the input of the current conversation: it is read once more before it is sent. */
  async function ask(question: string) {
    onGo(paths.chat)
    if (!question) return
    const active = await client.fetchQuery<Conversation | null>({ queryKey: activeConversationKey }).catch(() => null)
    offerText(active?.id ?? null, question)
  }

  /** Changes the record through the table of verbs; the toast takes it back. */
  function act(change: Pick<NewProposal, 'verb' | 'input'>) {
    if (!text.trim()) return
    onDone()
    doAtOnce({ verb: change.verb, input: change.input, source: 'palette' })
  }

  function choose(leader: Leader) {
    // A custom coach that is not there is made first.
    if (leader === 'custom' && !user?.customCoachName.trim()) return onGo(paths.customCoach)
    onDone()
    if (leader === user?.selectedLeader) return
    updateProfile({ selectedLeader: leader })
      // Screens were rendered with the coach before.
      .then(() => router.refresh())
      .catch(() => undefined)
  }

  return (deed) => {
    if (deed.type === 'go') onGo(deed.href)
    if (deed.type === 'page') onPage(deed.page)
    if (deed.type === 'sign-out') onSignOut()
    if (deed.type === 'ask') void ask(text.trim())
    if (deed.type === 'coach') choose(deed.leader)
    if (deed.type === 'energy') act({ verb: 'entry.write', input: { mood: deed.mood, notes: text.trim() } })
    if (deed.type === 'alert') act({ verb: 'alert.add', input: { title: text.trim(), scheduledFor: deed.at } })
    if (deed.type === 'order') act(deed.order)
    if (deed.type === 'goal') {
      onDone()
      doAtOnce({ verb: deed.verb, input: { goalId: deed.goalId }, source: 'palette' })
    }
    if (deed.type === 'theme') {
      setTheme(deed.theme)
      onDone()
    }
  }
}
