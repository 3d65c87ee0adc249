import {
  BrainCircuit,
  CalendarCog,
  Database,
  Download,
  FolderInput,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Route,
  Smartphone,
  SunMoon,
  TriangleAlert,
  UserRound,
} from 'lucide-react'

/** The parts of the settings screen, in order; the id is the part's anchor. */
export const sections = {
  account: 'Account Settings',
  coaching: 'Coaching Style',
  engine: 'Where Your Data Goes',
  memory: 'Coach Memory',
  appearance: 'Appearance and Time',
  phone: 'On Your Phone',
  programs: 'Apps and Calendars',
  moving: 'Import',
  data: 'Data Export',
  backups: 'Backups',
  sessions: 'Sign-in and Security',
  danger: 'Danger Zone',
} as const

export type Section = keyof typeof sections

export const sectionIcons: Record<Section, LucideIcon> = {
  account: UserRound,
  coaching: MessagesSquare,
  engine: Route,
  memory: BrainCircuit,
  appearance: SunMoon,
  phone: Smartphone,
  programs: CalendarCog,
  moving: FolderInput,
  data: Download,
  backups: Database,
  sessions: KeyRound,
  danger: TriangleAlert,
}

/** The parts that are not the first of those that belong together stand close to the one before. */
const firsts: readonly Section[] = ['account', 'coaching', 'appearance', 'moving', 'sessions']

export function beginsGroup(section: Section): boolean {
  return firsts.includes(section)
}

export function isSection(id: string): id is Section {
  return Object.hasOwn(sections, id)
}
