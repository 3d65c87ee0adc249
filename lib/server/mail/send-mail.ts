import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/** A mail server that says nothing for so long is given up. */
const SILENCE_MS = 15_000

/** Whether this server sends mails at all. */
export function isMailOn(): boolean {
  return env.SMTP_URL !== undefined
}

let transport: Transporter | undefined

/** Sends plain text to one address. A failure is logged and thrown at nobody: who asked must not learn of it. */
export async function sendMail({ to, subject, text }: { to: string; subject: string; text: string }): Promise<void> {
  try {
    transport ??= createTransport({
      url: env.SMTP_URL,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // The address as a part of its own: it is not read as a list of several.
    await transport.sendMail({ from: env.MAIL_FROM, to: { name: '', address: to }, subject, text })
  } catch (thrown) {
    // Never the error's own words: they quote the server's, which name the address.
    const { code, responseCode, command } = thrown as { code?: string; responseCode?: number; command?: string }
    log.error({ code, responseCode, command }, 'a mail could not be sent')
  }
}
