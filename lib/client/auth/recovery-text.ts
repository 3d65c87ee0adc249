import { PRODUCT_NAME } from '@/lib/contract/brand'
import { paths } from '@/lib/contract/paths'

export const RECOVERY_FILE = 'apogee-recovery-codes.txt'

/** What is copied and saved: the codes, a line each, with what they are for. `origin` is this site's address. */
export function recoveryText(codes: readonly string[], email: string, origin: string): string {
  return `${PRODUCT_NAME}, recovery codes of ${email}\nEach sets a new password once: ${origin}${paths.recover}\n\n${codes.join('\n')}\n`
}
