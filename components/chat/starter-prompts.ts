/** The coach finds a goal for sure by a title of this length; a cut one it would not know. */
const LONGEST_TITLE = 60

/** What there is to ask about: the titles of ongoing goals, and whether the built-in coach answers. */
type StartersFrom = { goalTitles: readonly string[]; isBuiltIn: boolean }

/** Ways to begin, built from the user's own goals where there are any. The built-in coach answers each of its own. */
export function starterPrompts({ goalTitles, isBuiltIn }: StartersFrom): string[] {
  if (goalTitles.length === 0)
    return isBuiltIn
      ? ['How can you help me?', 'Remind me tomorrow at 9 to take a walk.', 'I feel stuck.']
      : ['Help me choose a first goal.', 'How can you help me?', 'I have too much on my plate.']
  const named = goalTitles.find((title) => [...title].length <= LONGEST_TITLE)
  return [
    // A quote in a title would end it early.
    named ? `Where am I with “${named.trim().replace(/["“”]/g, '')}”?` : 'How are all my goals going?',
    isBuiltIn ? 'What should I do today?' : 'Help me plan this week.',
    goalTitles.length > 1 ? 'Which goal is furthest behind?' : 'How can you help me?',
    'I feel stuck.',
  ]
}
