import 'server-only'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Sets a password, voids a mailed link and ends the user's sessions, all but the one that is named. */
export async function setPassword(
  tx: Prisma.TransactionClient,
  userId: string,
  passwordHash: string,
  stays?: string,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash } })
  await tx.passwordReset.deleteMany({ where: { userId } })
  await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(stays !== undefined && { id: { not: stays } }) },
    data: { revokedAt: new Date() },
  })
}
