import { z } from 'zod'
import { leaderIds } from './coaches'
import { domainIds } from './domains'
import { limits } from './limits'
import { optionalText, timeZone } from './text'

export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  selectedDomains: z.array(z.enum(domainIds)),
  selectedLeader: z.enum(leaderIds),
  customCoachName: z.string(),
  customCoachStyle: z.string(),
  customCoachPrompt: z.string(),
  onboardingCompleted: z.boolean(),
  timeZone: z.string(),
  memoryPaused: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

/** What PATCH /api/users/profile may change. Email and names are read-only: sent, they are ignored. */
export const profilePatch = z
  .object({
    selectedDomains: z.array(z.enum(domainIds)).transform((ids) => [...new Set(ids)]),
    selectedLeader: z.enum(leaderIds),
    onboardingCompleted: z.boolean(),
    customCoachName: optionalText(limits.coachName),
    customCoachStyle: optionalText(limits.coachStyle),
    customCoachPrompt: optionalText(limits.coachPrompt),
    timeZone,
    memoryPaused: z.boolean(),
  })
  .partial()
export type ProfilePatch = z.input<typeof profilePatch>
