import { MessagesSquare } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTalkPlan } from '@/lib/client/plans/talk-plan'
import type { Goal } from '@/lib/contract/goal'
import { paths } from '@/lib/contract/paths'

/** A plan made in five short questions of the coach's: said aloud it holds better than filled in. */
export function TalkPlanButton({ goal }: { goal: Goal }) {
  const router = useRouter()
  const talk = useTalkPlan(goal, () => router.push(paths.chat))
  return (
    <Button
      variant="outline"
      className="whitespace-nowrap max-sm:[&_svg]:hidden"
      disabled={talk.isPending}
      onClick={() => talk.mutate()}
    >
      <MessagesSquare aria-hidden="true" />
      Plan it in chat
    </Button>
  )
}
