const MOST = 60

/** A title as long as a sentence can bear: whole, or by its first words with an ellipsis. */
export function shortTitle(title: string, most = MOST): string {
  if (title.length <= most) return title
  const start = title.slice(0, most + 1)
  const words = start.slice(0, start.lastIndexOf(' ') > most / 2 ? start.lastIndexOf(' ') : most)
  return `${words.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/g, '')}…`
}
