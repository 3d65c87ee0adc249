import type { ApiError } from '@/lib/client/http/api-error'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { toast } from './use-toast'

/** Says, where a change was refused since this is the demo, that and how to begin: no try would do better. */
export function tellDemo({ code, sentence }: Pick<ApiError, 'code' | 'sentence'>): boolean {
  if (code !== 'demo') return false
  const { signUp } = commonMessages
  toast({ title: sentence, action: { label: signUp, hint: signUp, run: () => location.assign(paths.signup) } })
  return true
}
