import 'server-only'
import { type AccountDocument, type ImportedSetting, importedSettings } from '@/lib/contract/account-document'
import type { User } from '@/lib/contract/user'
import { chosenPush } from '@/lib/server/push/settings'
import { serializeUser } from '@/lib/server/users/serialize-user'
import { isWholeCoach } from '@/lib/server/users/update-profile'
import type { ImportContext } from './tally'

/**
 * Takes over the preferences of the document into an account that holds nothing yet; one in use keeps its own. Email
 * and names stay the account's. Tells which of the account's are others by it.
 */
export async function importProfile(
  { tx, userId }: ImportContext,
  profile: AccountDocument['profile'],
): Promise<ImportedSetting[]> {
  const isUsed = { OR: [{ goals: { some: {} } }, { entryCount: { gt: 0 } }, { messageCount: { gt: 0 } }] }
  if (await tx.user.findFirst({ where: { id: userId, ...isUsed }, select: { id: true } })) return []
  const { selectedDomains, selectedLeader, timeZone, memoryPaused, push } = profile
  const { customCoachName, customCoachStyle, customCoachPrompt } = profile
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, omit: { passwordHash: true } })
  const after = await tx.user.update({
    omit: { passwordHash: true },
    where: { id: userId },
    data: {
      selectedDomains,
      timeZone,
      memoryPaused,
      ...(push && { push: chosenPush(push, new Date()) }),
      customCoachName,
      customCoachStyle,
      customCoachPrompt,
      selectedLeader: selectedLeader === 'custom' && !isWholeCoach(profile) ? undefined : selectedLeader,
      version: { increment: 1 },
      updatedAt: new Date(),
    },
  })
  return changed(serializeUser(before), serializeUser(after))
}

/** What of the account each setting is, to be held against what it was. */
const parts: Record<ImportedSetting, (user: User) => unknown> = {
  areas: ({ selectedDomains }) => selectedDomains.toSorted(),
  coach: ({ selectedLeader }) => selectedLeader,
  ownCoach: (user) => [user.customCoachName, user.customCoachStyle, user.customCoachPrompt],
  memory: ({ memoryPaused }) => memoryPaused,
  messages: ({ push }) => push,
  timeZone: ({ timeZone }) => timeZone,
}

function changed(before: User, after: User): ImportedSetting[] {
  const differs = (part: (user: User) => unknown) => JSON.stringify(part(before)) !== JSON.stringify(part(after))
  return importedSettings.filter((one) => differs(parts[one]))
}
