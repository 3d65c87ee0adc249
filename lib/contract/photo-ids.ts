const photoId = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Those of an entry's attachments that are photos kept here; it may name anything else beside them. */
export function photosOf(attachments: readonly string[]): string[] {
  return attachments.filter((one) => photoId.test(one))
}
