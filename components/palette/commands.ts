import { keyDeeds } from '@/components/nav/key-list'
import { accountItems, navItems } from '@/components/nav/nav-items'
import type { Theme } from '@/lib/client/screen/theme'
import { coaches, type Leader, leaderIds } from '@/lib/contract/coaches'
import type { Goal } from '@/lib/contract/goal'
import { moodLabels } from '@/lib/contract/mood'
import { paths } from '@/lib/contract/paths'
import { isPaused } from '@/lib/contract/pause'
import type { ReadOrder } from '@/lib/contract/proposal'
import { alertTimes } from './alert-times'

/** What a command does; the palette knows how. */
export type Deed =
  | { type: 'go'; href: string }
  | { type: 'ask' }
  | { type: 'sign-out' }
  | { type: 'page'; page: PalettePage }
  | { type: 'coach'; leader: Leader }
  | { type: 'theme'; theme: Theme }
  | { type: 'energy'; mood: number }
  | { type: 'alert'; at: string }
  | { type: 'order'; order: ReadOrder }
  | { type: 'goal'; verb: GoalVerb; goalId: string }

type GoalVerb = 'goal.complete' | 'goal.pause' | 'goal.resume' | 'goal.drop'

const goalPages = ['check-in', 'complete', 'pause', 'resume', 'drop'] as const
/** What is done with a mission that is chosen next. */
type GoalPage = (typeof goalPages)[number]

export type PalettePage = 'coach' | 'theme' | 'energy' | 'alert' | 'answer' | GoalPage

export type Command = {
  id: string
  label: string
  note?: string
  /** The keys that do the same from any screen. */
  keys?: string
  /** Other words that it is found by. */
  keywords: string
  isCurrent?: boolean
  deed: Deed
}

export type CommandGroup = { heading: string; commands: Command[] }

type State = {
  coachName: string
  customCoachName: string
  leader: Leader
  theme: Theme
}

const themeLabels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function screenCommands(): CommandGroup {
  const screens = [
    ...navItems,
    ...accountItems,
    { href: paths.customCoach, label: 'Custom coach' },
    { href: paths.year, label: 'Your year' },
  ]
  const commands = screens.map(({ href, label }) => ({
    id: href,
    label,
    ...keysOf(`Go to ${label}`),
    keywords: otherNames[href] ?? '',
    deed: { type: 'go', href } as const,
  }))
  return { heading: 'Go to', commands }
}

/** What a place is also looked for by. */
const otherNames: Record<string, string> = {
  [paths.dashboard]: 'dashboard mission control',
  [paths.goals]: 'missions',
  [paths.chat]: 'chat messages',
  [paths.journal]: 'mission logs',
  [paths.insights]: 'insights mission analytics week month',
  [paths.year]: 'review print page',
}

function keysOf(label: string): { keys?: string } {
  const keys = keyDeeds.find((one) => one.label === label)?.keys
  return keys ? { keys } : {}
}

const WITH_GOAL = 'With a goal'

/** Whether a goal is under way, as far as is known. */
export function hasGoal(goals: readonly Goal[] | undefined): boolean {
  return goals?.some(({ isCompleted, droppedAt }) => !isCompleted && droppedAt === null) ?? true
}

/**
 * What is done from anywhere, most often first; then what is done with a goal, and what is set. Who has no goal is
 * offered nothing that is done with one.
 */
export function actionCommands({ coachName }: Pick<State, 'coachName'>, isWithGoal = true): CommandGroup[] {
  const groups: CommandGroup[] = [
    {
      heading: 'Do',
      commands: [
        {
          id: 'check-in',
          label: 'Check in on…',
          ...keysOf('Check in'),
          keywords: 'mission goal progress answer tell',
          deed: { type: 'page', page: 'check-in' },
        },
        {
          id: 'new-entry',
          label: 'Add entry',
          ...keysOf('Journal entry'),
          keywords: 'new journal log mood energy write',
          deed: { type: 'go', href: `${paths.journal}?new=entry` },
        },
        {
          id: 'new-goal',
          label: 'Create new goal',
          ...keysOf('New goal'),
          keywords: 'add new mission',
          deed: { type: 'go', href: `${paths.goals}?new=goal` },
        },
        {
          id: 'log-energy',
          label: 'Log energy…',
          keywords: 'mood journal entry quick',
          deed: { type: 'page', page: 'energy' },
        },
        {
          id: 'add-alert',
          label: 'Add alert…',
          keywords: 'remind reminder new',
          deed: { type: 'page', page: 'alert' },
        },
        {
          id: 'weekly-review',
          label: 'Weekly review',
          keywords: 'decide priorities next',
          deed: { type: 'go', href: paths.insights },
        },
        { id: 'ask', label: `Ask ${coachName}`, keywords: 'coach chat message', deed: { type: 'ask' } },
      ],
    },
    {
      heading: WITH_GOAL,
      commands: [
        {
          id: 'complete',
          label: 'Mark as completed…',
          keywords: 'mission goal done finish close',
          deed: { type: 'page', page: 'complete' },
        },
        { id: 'pause', label: 'Pause…', keywords: 'mission goal rest', deed: { type: 'page', page: 'pause' } },
        { id: 'resume', label: 'Resume…', keywords: 'mission goal go on', deed: { type: 'page', page: 'resume' } },
        { id: 'drop', label: 'Drop…', keywords: 'mission goal give up end', deed: { type: 'page', page: 'drop' } },
      ],
    },
    {
      heading: 'Set',
      commands: [
        {
          id: 'switch-coach',
          label: 'Switch coach…',
          keywords: 'change persona style',
          deed: { type: 'page', page: 'coach' },
        },
        {
          id: 'change-theme',
          label: 'Change theme…',
          // The themes themselves are found by their names.
          keywords: 'switch appearance',
          deed: { type: 'page', page: 'theme' },
        },
        {
          id: 'export',
          label: 'Export…',
          keywords: 'download csv data backup take out',
          deed: { type: 'go', href: `${paths.settings}#data` },
        },
        { id: 'sign-out', label: 'Sign out', keywords: 'log logout leave', deed: { type: 'sign-out' } },
      ],
    },
  ]
  if (isWithGoal) return groups
  return groups
    .filter(({ heading }) => heading !== WITH_GOAL)
    .map(({ heading, commands }) => ({ heading, commands: commands.filter(({ id }) => id !== 'check-in') }))
}

export function coachCommands({ leader, customCoachName }: Pick<State, 'leader' | 'customCoachName'>): CommandGroup {
  const commands = leaderIds.map((id) => ({
    id: `coach-${id}`,
    label: id === 'custom' ? customCoachName || 'Create Your Own' : coaches[id].name,
    note: id === 'custom' ? 'Custom coach' : coaches[id].style,
    keywords: 'switch coach',
    isCurrent: id === leader,
    deed: { type: 'coach', leader: id } as const,
  }))
  return { heading: 'Switch coach', commands }
}

export function themeCommands({ theme }: Pick<State, 'theme'>): CommandGroup {
  const commands = (['system', 'light', 'dark'] as const).map((one) => ({
    id: `theme-${one}`,
    label: `${themeLabels[one]} theme`,
    keywords: 'change switch appearance',
    isCurrent: one === theme,
    deed: { type: 'theme', theme: one } as const,
  }))
  return { heading: 'Theme', commands }
}

export function energyId(mood: number | string): string {
  return `energy-${mood}`
}

/** The energies that what is typed can be logged with. */
export function energyCommands(): CommandGroup {
  const commands = Object.entries(moodLabels).map(([mood, label]) => ({
    id: energyId(mood),
    label: `${mood}, ${label}`,
    keywords: '',
    deed: { type: 'energy', mood: Number(mood) } as const,
  }))
  return { heading: 'Your energy', commands }
}

/** What is typed as an order, done by one press; null where it is none. */
export function orderCommands(orders: readonly ReadOrder[]): CommandGroup | null {
  if (orders.length === 0) return null
  const commands = orders.map((order, at) => ({
    id: `order-${at}`,
    label: order.title.replace(/^Alert: /, 'Add alert: '),
    keywords: '',
    deed: { type: 'order', order } as const,
  }))
  return { heading: 'Do', commands }
}

/** The moments that what is typed can be an alert for. */
export function alertCommands(now: Date, timeZone: string): CommandGroup {
  const commands = alertTimes(now, timeZone).map(({ label, at }) => ({
    id: `alert-${at}`,
    label,
    keywords: '',
    deed: { type: 'alert', at } as const,
  }))
  return { heading: 'When', commands }
}

/** Whether a page offers missions. */
export function isGoalPage(page: PalettePage | null): page is GoalPage {
  return goalPages.some((one) => one === page)
}

const verbs: Record<Exclude<GoalPage, 'check-in'>, GoalVerb> = {
  complete: 'goal.complete',
  pause: 'goal.pause',
  resume: 'goal.resume',
  drop: 'goal.drop',
}

/** The missions under way that a page is about: the paused ones to resume, the others to pause, any for the rest. */
export function goalCommands(page: GoalPage, goals: readonly Goal[], today: string): CommandGroup {
  const open = goals.filter((goal) => !goal.isCompleted && goal.droppedAt === null)
  const fitting = open.filter((goal) =>
    page === 'resume' ? isPaused(goal, today) : page === 'pause' ? !isPaused(goal, today) : true,
  )
  const commands = fitting.map(({ id, title, progress }) => ({
    id: `${page}-${id}`,
    label: title,
    note: `${progress}%`,
    keywords: '',
    deed:
      page === 'check-in'
        ? ({ type: 'go', href: `${paths.goals}/${id}` } as const)
        : ({ type: 'goal', verb: verbs[page], goalId: id } as const),
  }))
  return { heading: 'Goals', commands }
}

/**
 * The groups as far as they match: each word typed begins a word of the command. The best match of a group is first, and
 * first the groups that have one by its own name: a screen that is called so comes before an act that is only found by it.
 */
export function matchGroups(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  // “Delete my account” asks for what “Delete Account” is.
  const typed = wordsOf(text).filter((word) => word !== 'my')
  if (typed.length === 0) return [...groups]
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(text.trim().toLowerCase()) ? 0 : 1)
  return groups
    .map(({ heading, commands }) => ({
      heading,
      commands: commands.filter((command) => matches(command, typed)).sort((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ commands }) => commands.length > 0)
    .sort(({ commands: [a] }, { commands: [b] }) => (a && b ? rank(a) - rank(b) : 0))
}

/** Whether each word typed begins a word of a text. */
export function matchesWords(text: string, typed: string): boolean {
  return matches({ label: text, keywords: '' }, wordsOf(typed))
}

function matches(
  { label, note = '', keywords }: Pick<Command, 'label' | 'note' | 'keywords'>,
  typed: readonly string[],
): boolean {
  const words = wordsOf(`${label} ${note} ${keywords}`)
  return typed.every((part) => words.some((word) => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** The words that commands and other texts are found by. */
export function vocabularyOf(groups: readonly CommandGroup[], texts: readonly string[]): ReadonlySet<string> {
  const commands = groups.flatMap(({ commands }) =>
    commands.map(({ label, note = '', keywords }) => `${label} ${note} ${keywords}`),
  )
  return new Set([...commands, ...texts].flatMap(wordsOf))
}
