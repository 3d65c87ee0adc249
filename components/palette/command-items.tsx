import { Command } from 'cmdk'
import {
  Archive,
  BatteryMedium,
  Bell,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  ChartLine,
  Check,
  CircleCheckBig,
  ClipboardCheck,
  Download,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Palette,
  Pause,
  Play,
  Plus,
  Send,
  Settings,
  Target,
  TextSearch,
  Users,
} from 'lucide-react'
import { paths } from '@/lib/contract/paths'
import styles from './command-items.module.css'
import type { CommandGroup, Deed, Command as PaletteCommand } from './commands'

export const groupLook = styles.group
export const itemLook =
  'flex min-h-10 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 select-none data-[selected=true]:bg-raised data-[selected=true]:[box-shadow:inset_2px_0_0_var(--burn)] pointer-coarse:min-h-12'

const marks = {
  coach: Users,
  theme: Palette,
  energy: BatteryMedium,
  alert: Bell,
  answer: TextSearch,
  'check-in': Send,
  complete: CircleCheckBig,
  pause: Pause,
  resume: Play,
  drop: Archive,
  goal: Target,
  'sign-out': LogOut,
} as const satisfies Record<string, LucideIcon>

/** By a command's id: of a place that is its address. */
const places: Record<string, LucideIcon> = {
  'new-goal': Plus,
  'new-entry': BookOpen,
  'weekly-review': ClipboardCheck,
  export: Download,
  [paths.dashboard]: CalendarCheck,
  [paths.goals]: Target,
  [paths.chat]: MessageCircle,
  [paths.journal]: BookOpen,
  [paths.insights]: ChartLine,
  [paths.year]: CalendarRange,
  [paths.settings]: Settings,
  [paths.customCoach]: Users,
}

/** Of what is found, by what its id begins with. Any other is a goal's own page. */
const found: Record<string, LucideIcon> = {
  alert: Bell,
  milestone: Check,
  setting: Settings,
  check: Send,
  month: CalendarDays,
  day: BookOpen,
}

type CommandItemsProps = { group: CommandGroup; onRun: (deed: Deed) => void }

export function CommandItems({ group, onRun }: CommandItemsProps) {
  return (
    <Command.Group heading={group.heading} className={groupLook}>
      {group.commands.map(({ id, label, note, keys, isCurrent, deed }) => (
        <Command.Item key={id} value={id} onSelect={() => onRun(deed)} className={itemLook}>
          <DeedMark deed={deed} id={id} />
          {/* On a phone a note that finds no room beside the name stands under it: the name is read first. */}
          <span className="flex min-w-0 flex-1 items-baseline gap-x-3 max-sm:flex-wrap max-sm:justify-between">
            <span className="min-w-0 shrink-0 truncate max-sm:max-w-full max-sm:shrink">{label}</span>
            {note && <span className="truncate text-sm text-ink-3 sm:ml-auto max-sm:max-w-full">{note}</span>}
          </span>
          {keys && (
            <span
              aria-hidden="true"
              className="shrink-0 font-mono text-xs text-ink-3 max-sm:hidden pointer-coarse:hidden"
            >
              {keys}
            </span>
          )}
          {isCurrent && (
            <span className="flex shrink-0">
              <Check aria-hidden="true" className="size-4 text-burn" />
              <span className="sr-only">current</span>
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

function DeedMark({ deed, id }: { deed: Deed; id: PaletteCommand['id'] }) {
  const Mark = markOf(deed, id)
  return <Mark aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
}

function markOf(deed: Deed, id: string): LucideIcon {
  if (deed.type === 'go') return places[id] ?? found[id.slice(0, id.indexOf('-'))] ?? Target
  if (deed.type === 'ask') return MessageCircle
  if (deed.type === 'order') return deed.order.verb.startsWith('alert.') ? marks.alert : marks['check-in']
  return marks[deed.type === 'page' ? deed.page : deed.type]
}
