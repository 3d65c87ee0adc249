import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { DescriptionRequest, GuidanceRequest } from '@/lib/contract/coach'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'

/** What the coach would ask and suggest about a goal that is being written. */
export function useGuidance() {
  return useMutation({
    mutationFn: (goal: GuidanceRequest) => api('POST /api/ai/goal-creation-assistance', { body: goal }),
    onError: () =>
      toast({ title: commonMessages.error.title, description: goalMessages.error.guidance, variant: 'destructive' }),
  })
}

/** A goal's description, rewritten by the coach from what the user answered. */
export function useSuggestDescription() {
  return useMutation({
    mutationFn: (question: DescriptionRequest) => api('POST /api/ai/suggest-description', { body: question }),
    onError: () =>
      toast({
        title: commonMessages.error.title,
        description: goalMessages.error.descriptionSuggestion,
        variant: 'destructive',
      }),
  })
}
