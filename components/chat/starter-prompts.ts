/** A title may be this long in a prompt; the coach finds the mission by less. */
const TITLE = 60

/** Ways to begin, built from the user's own missions where there are any. */
export function starterPrompts(goalTitles: readonly string[]): string[] {
  const [first, second] = goalTitles.map(quoted)
  if (!first) return ['Help me choose a first goal.', 'How can you help me?', 'I have too much on my plate.']
  return [
    `How am I doing on ${first}?`,
    `What is my next step for ${second ?? first}?`,
    'Help me plan this week.',
    'I feel stuck.',
  ]
}

function quoted(title: string): string {
  const characters = [...title.trim()]
  return `“${
    characters.length > TITLE
      ? `${characters
          .slice(0, TITLE - 1)
          .join('')
          .trimEnd()}…`
      : title.trim()
  }”`
}
