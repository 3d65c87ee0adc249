/** An entry of a goal's notes: `at` is its timestamp, null for text that carries none. */
export type Note = { at: string | null; text: string }

const STAMP = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] ?/

/** The entries of a goal's notes, oldest first: `[timestamp] text`, parted by blank lines. An entry may have blank lines of its own. */
export function readNotes(notes: string): Note[] {
  const entries: Note[] = []
  for (const part of notes.split('\n\n')) {
    const stamp = STAMP.exec(part)
    const last = entries.at(-1)
    if (stamp?.[1]) entries.push({ at: stamp[1], text: part.slice(stamp[0].length) })
    else if (last) last.text += `\n\n${part}`
    else if (part.trim()) entries.push({ at: null, text: part })
  }
  return entries.map(({ at, text }) => ({ at, text: text.trim() }))
}

/**
 * What a completed goal's card says of its completion: what was noted about it. Where nothing was, its answers stand in
 * its completion notes: what the last one said, told as that.
 */
export function completionSummary(completionNotes: string): string {
  const notes = readNotes(completionNotes)
  const last = notes.at(-1)
  if (!last || last.at === null) return last?.text ?? ''
  return `Your last answer: “${last.text}”`
}

/** What the person noted about a completed goal themselves; empty where only its answers stand there. */
export function notedOf(completionNotes: string): string {
  return readNotes(completionNotes).at(-1)?.at === null ? completionNotes.trim() : ''
}

/** How often the user answered the coach about the goal, as its notes tell. */
export function answersIn(notes: string): number {
  return readNotes(notes).filter(({ at }) => at !== null).length
}

/** When the user last answered the coach about the goal; null where they never did. */
export function lastAnswerAt(progressNotes: string): string | null {
  return readNotes(progressNotes).findLast((note) => note.at !== null)?.at ?? null
}
