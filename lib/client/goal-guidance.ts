import { useMutation } from '@tanstack/react-query'
import type { DescriptionRequest, DescriptionSuggestion, Guidance, GuidanceRequest } from '@/lib/contract/coach'
import { messages } from '@/lib/contract/messages'
import { api } from './api'
import { toast } from './use-toast'

/** What the coach would ask and suggest about a goal that is being written. */
export function useGuidance() {
  return useMutation({
    mutationFn: (goal: GuidanceRequest) => api<Guidance>('POST', '/api/ai/goal-creation-assistance', goal),
    onError: () => toast({ title: messages.error.title, description: messages.error.guidance, variant: 'destructive' }),
  })
}

/** A goal's description, rewritten by the coach from what the user answered. */
export function useSuggestDescription() {
  return useMutation({
    mutationFn: (question: DescriptionRequest) =>
      api<DescriptionSuggestion>('POST', '/api/ai/suggest-description', question),
    onError: () =>
      toast({ title: messages.error.title, description: messages.error.descriptionSuggestion, variant: 'destructive' }),
  })
}
