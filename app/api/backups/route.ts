import { backupState } from '@/lib/contract/backups'
import { readBackups } from '@/lib/server/backups/read-backups'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute({ answer: backupState, asksRow: true }, ({ user }) => readBackups(user))
