import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { chosenPush } from '@/lib/server/push/settings'
import { isWholeCoach } from '@/lib/server/users/update-profile'
import type { ImportContext } from './tally'

/**
 * Takes over the preferences of the document into an account that holds nothing yet; one in use keeps its own. Email
 * and names stay the account's.
 */
export async function importProfile({ tx, userId }: ImportContext, profile: AccountDocument['profile']): Promise<void> {
  const isUsed = { OR: [{ goals: { some: {} } }, { entryCount: { gt: 0 } }, { messageCount: { gt: 0 } }] }
  if (await tx.user.findFirst({ where: { id: userId, ...isUsed }, select: { id: true } })) return
  const { selectedDomains, selectedLeader, timeZone, memoryPaused, push } = profile
  const { customCoachName, customCoachStyle, customCoachPrompt } = profile
  await tx.user.update({
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
}
