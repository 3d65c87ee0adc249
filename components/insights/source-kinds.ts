import { type LucideIcon, MessageSquareText, NotebookPen, Target } from 'lucide-react'
import type { ClaimSource } from '@/lib/client/insights/evidence'

/** What the interface calls the things that a claim may rest on. */
export const sourceKinds: Record<ClaimSource['kind'], { name: string; Icon: LucideIcon }> = {
  journal: { name: 'Journal entry', Icon: NotebookPen },
  goal: { name: 'Goal', Icon: Target },
  message: { name: 'Your message', Icon: MessageSquareText },
}
