import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { useCreateConversation } from '@/lib/client/conversations/api'
import { paths } from '@/lib/contract/paths'

type CoachingLinkProps = { label: string; question: { id: string; title: string } | undefined }

/** Leads to the chat, where the coach begins with the question of the day; without one, or offline, to the chat as it is. */
export function CoachingLink({ label, question }: CoachingLinkProps) {
  const router = useRouter()
  const create = useCreateConversation()

  function begin(event: MouseEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!question || !isPlain) return
    event.preventDefault()
    if (create.isPending) return
    const conversation = { title: question.title, openingQuestionId: question.id }
    create.mutate(conversation, { onSettled: () => router.push(paths.chat) })
  }

  return (
    <ScreenLink href={paths.chat} onClick={begin} className="link inline-flex min-h-11 items-center text-sm">
      {label}
    </ScreenLink>
  )
}
