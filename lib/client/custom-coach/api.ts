import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { activeConversationKey, CONVERSATIONS } from '@/lib/client/conversations/keys'
import { api } from '@/lib/client/http/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { CoachRequest } from '@/lib/contract/coach'
import { coaches, ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { accountMessages } from '@/lib/contract/messages/account'
import { coachMessages } from '@/lib/contract/messages/coaches'
import { commonMessages } from '@/lib/contract/messages/common'
import type { ProfilePatch, User } from '@/lib/contract/user'

/** What the form of a custom coach holds. */
export type CustomCoach = { name: string; style: string; prompt: string }

export function customCoachOf(user: User): CustomCoach {
  return { name: user.customCoachName, style: user.customCoachStyle, prompt: user.customCoachPrompt }
}

/** Stores the user's own coach. A new one answers from then on, in a new chat; a change leaves it open who does. */
export function useSaveCustomCoach(isNew: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (coach: CustomCoach) => {
      const patch: ProfilePatch = {
        ...(isNew && { selectedLeader: 'custom' }),
        customCoachName: coach.name.trim(),
        customCoachStyle: coach.style.trim(),
        customCoachPrompt: coach.prompt.trim(),
      }
      const user = await api('PATCH /api/users/profile', { body: patch })
      if (isNew) await leaveConversation(client)
      return user
    },
    onSuccess: (user) => client.setQueryData(currentUserKey, user),
    meta: {
      success: isNew ? coachMessages.coachCreated : coachMessages.coachUpdated,
      failure: isNew ? coachMessages.failed.createCoach : accountMessages.failed.profile,
      invalidates: [currentUserKey],
    },
  })
}

/** No conversation is current then: what was said to another coach stays with it. Where it fails, the old one goes on. */
async function leaveConversation(client: QueryClient): Promise<void> {
  try {
    const active = await api('GET /api/conversations/active')
    if (active) await api('PATCH /api/conversations/{id}', { params: { id: active.id }, body: { isActive: false } })
    client.setQueryData(activeConversationKey, null)
    client.removeQueries({ queryKey: [CONVERSATIONS], type: 'inactive' })
  } catch {
    // The coach is made all the same.
  }
}

/** Removes the user's own coach, which a press brings back. Where it was the one to answer, the first of the others does. */
export function useRemoveCustomCoach(onRemoved: () => void) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (patch: ProfilePatch) => api('PATCH /api/users/profile', { body: patch }),
    onSuccess: (user) => client.setQueryData(currentUserKey, user),
    meta: { failure: accountMessages.failed.profile, invalidates: [currentUserKey] },
  })
  return useMutation({
    mutationFn: ({ selectedLeader }: User) =>
      api('PATCH /api/users/profile', {
        body: {
          selectedLeader: selectedLeader === 'custom' ? ONBOARDING_LEADER : selectedLeader,
          customCoachName: '',
          customCoachStyle: '',
          customCoachPrompt: '',
        },
      }),
    onSuccess: (user, { selectedLeader, customCoachName, customCoachStyle, customCoachPrompt }) => {
      client.setQueryData(currentUserKey, user)
      const was = { selectedLeader, customCoachName, customCoachStyle, customCoachPrompt }
      toast({
        ...coachMessages.coachRemoved(selectedLeader === 'custom' ? coaches[ONBOARDING_LEADER].name : null),
        action: { ...commonMessages.undo, hint: `Undo: remove ${customCoachName}`, run: () => restore.mutate(was) },
      })
      onRemoved()
    },
    meta: { failure: accountMessages.failed.profile, invalidates: [currentUserKey] },
  })
}

/** A style and a prompt made of a coach's name. */
export function useGenerateCoach() {
  return useMutation({
    mutationFn: (request: CoachRequest) => api('POST /api/ai/generate-coach', { body: request }),
    meta: { success: coachMessages.coachGenerated, failure: coachMessages.failed.generateCoach },
  })
}

type Missing = { field: keyof CustomCoach; title: string; description: string }

/** What a whole coach still needs, in the order of the form and in the words of its toasts. */
export function missingFields(coach: CustomCoach): Missing[] {
  const needed: Missing[] = [
    { field: 'name', ...coachMessages.coachNameRequired },
    { field: 'style', ...coachMessages.coachStyleRequired },
    { field: 'prompt', ...coachMessages.coachPromptRequired },
  ]
  return needed.filter(({ field }) => !coach[field].trim())
}
