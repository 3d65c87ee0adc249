/** What the id of a photo begins with that waits in this browser: public/sw.js knows it too. */
const WAITING = 'waiting-'

export function newWaitingPhoto(): string {
  return WAITING + randomHex()
}

/** 128 random bits, also where the page is no secure context, in which `randomUUID` is missing. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Those of an entry's attachments that wait in this browser. */
export function waitingPhotos(attachments: readonly string[]): string[] {
  return attachments.filter((id) => id.startsWith(WAITING))
}

/** The attachments of what is to be sent, if it has any. */
export function attachmentsOf(request: object): readonly string[] {
  const { body } = request as { body?: { attachments?: readonly string[] } }
  return body?.attachments ?? []
}
