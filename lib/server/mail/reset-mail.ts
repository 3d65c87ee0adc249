import 'server-only'
import { PRODUCT_NAME } from '@/lib/contract/brand'

/** What is mailed to somebody who forgot their password. */
export function resetMail(link: string): { subject: string; text: string } {
  return {
    subject: `Set a new ${PRODUCT_NAME} password`,
    text: `Hello,

somebody, most likely you, asked for a new password for your ${PRODUCT_NAME} account. Set it here:

${link}

The link works once, for one hour. It signs every device out; two-step login stays on.

Was it not you? Then there is nothing to do: your password stays as it is, and whoever asked does not have this link.
`,
  }
}
