import { z } from 'zod'
import { leaderIds } from './coaches'
import { domainIds } from './domains'
import { limits } from './limits'
import { pushSettings } from './push'
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
  push: pushSettings,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

/**
 * What PATCH /api/users/profile may change. The email is read-only: sent, it is ignored. So is a name where there is one
 * already.
 */
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
    push: pushSettings,
    firstName: optionalText(limits.name),
    lastName: optionalText(limits.name),
  })
  .partial()
export type ProfilePatch = z.input<typeof profilePatch>
