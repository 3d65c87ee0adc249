import 'server-only'

/** An entity's ETag: its version, strong. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/** The versions that an `If-Match` header accepts: undefined for any (`*`, or no header), else the listed ones. */
export function acceptedVersions(ifMatch: string | null): number[] | undefined {
  if (ifMatch === null || ifMatch.trim() === '*') return undefined
  return [...ifMatch.matchAll(/(?:W\/)?"(\d{1,9})"/g)].map((match) => Number(match[1]))
}
