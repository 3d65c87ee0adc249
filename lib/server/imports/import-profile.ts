import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { isWholeCoach } from '@/lib/server/users/update-profile'
import type { ImportContext } from './tally'

/**
 * Takes over the preferences of the document into an account that holds nothing yet; one in use keeps its own. Email
 * and names stay the account's.
 */
export async function importProfile(
  { tx, userId }: ImportContext,
  user: UserRow,
  profile: AccountDocument['profile'],
): Promise<void> {
  const goal = await tx.goal.findFirst({ where: { userId }, select: { id: true } })
  if (goal || user.entryCount > 0 || user.messageCount > 0) return
  const { selectedDomains, selectedLeader, timeZone, memoryPaused } = profile
  const { customCoachName, customCoachStyle, customCoachPrompt } = profile
  await tx.user.update({
    where: { id: userId },
    data: {
      selectedDomains,
      timeZone,
      memoryPaused,
      customCoachName,
      customCoachStyle,
      customCoachPrompt,
      selectedLeader: selectedLeader === 'custom' && !isWholeCoach(profile) ? undefined : selectedLeader,
      version: { increment: 1 },
      updatedAt: new Date(),
    },
  })
}
