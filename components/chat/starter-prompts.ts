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
  return [
    whereWith(goalTitles) ?? 'How are all my goals going?',
    isBuiltIn ? 'What should I do today?' : 'Help me plan this week.',
    goalTitles.length > 1 ? 'Which goal is furthest behind?' : 'How can you help me?',
    isBuiltIn ? 'How was my week?' : 'I feel stuck.',
  ]
}

/** Goals that are named in questions to go on with. */
const MOST_NAMED = 3
/** As many are taken in at a glance. */
const MOST_OFFERED = 2

/**
 * Questions that the built-in coach surely answers, for where it could not: two that were not asked yet, other ones at
 * each turn. Who was just told what the coach can do is not offered to ask that.
 */
export function questionsToGoOn(
  goalTitles: readonly string[],
  asked: readonly string[],
  isAbilityAsked = false,
): string[] {
  const [first = '', ...rest] = starterPrompts({ goalTitles, isBuiltIn: true })
  if (goalTitles.length === 0) return isAbilityAsked ? rest.slice(0, 1) : [first]
  const others = goalTitles.slice(1, MOST_NAMED).flatMap((title) => whereWith([title]) ?? [])
  const all = [...rest, first, 'What lifts my energy?', 'How was my energy last month?', ...others]
  const before = new Set(asked.map((one) => one.trim()))
  const left = all.filter((question) => !before.has(question))
  const start = left.length > 0 ? (asked.length * MOST_OFFERED) % left.length : 0
  return [...left.slice(start), ...left.slice(0, start)].slice(0, MOST_OFFERED)
}

/** Asks of the first goal whose title is no longer than the coach knows it by. */
function whereWith(titles: readonly string[]): string | null {
  const named = titles.find((title) => [...title].length <= LONGEST_TITLE)
  // A quote in a title would end it early.
  return named ? `Where am I with “${named.trim().replace(/["“”]/g, '')}”?` : null
}
