import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CoachRequest } from '@/lib/contract/coach'
import { messages } from '@/lib/contract/messages'
import type { ProfilePatch, User } from '@/lib/contract/user'
import { api } from './api'
import { currentUserKey } from './current-user'

/** What the form of a custom coach holds. */
export type CustomCoach = { name: string; style: string; prompt: string }

export function customCoachOf(user: User): CustomCoach {
  return { name: user.customCoachName, style: user.customCoachStyle, prompt: user.customCoachPrompt }
}

/** Stores the user's own coach and makes it the one that answers. */
export function useSaveCustomCoach(isNew: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (coach: CustomCoach) => {
      const patch: ProfilePatch = {
        selectedLeader: 'custom',
        customCoachName: coach.name.trim(),
        customCoachStyle: coach.style.trim(),
        customCoachPrompt: coach.prompt.trim(),
      }
      return api('PATCH /api/users/profile', { body: patch })
    },
    onSuccess: (user) => client.setQueryData(currentUserKey, user),
    meta: {
      success: isNew ? messages.coachCreated : messages.coachUpdated,
      failure: isNew ? messages.failed.createCoach : messages.failed.profile,
      invalidates: [currentUserKey],
    },
  })
}

/** A style and a prompt made of a coach's name. */
export function useGenerateCoach() {
  return useMutation({
    mutationFn: (request: CoachRequest) => api('POST /api/ai/generate-coach', { body: request }),
    meta: { success: messages.coachGenerated, failure: messages.failed.generateCoach },
  })
}

type Missing = { field: keyof CustomCoach; title: string; description: string }

/** What a whole coach still needs, in the order of the form and in the words of its toasts. */
export function missingFields(coach: CustomCoach): Missing[] {
  const needed: Missing[] = [
    { field: 'name', ...messages.coachNameRequired },
    { field: 'style', ...messages.coachStyleRequired },
    { field: 'prompt', ...messages.coachPromptRequired },
  ]
  return needed.filter(({ field }) => !coach[field].trim())
}
