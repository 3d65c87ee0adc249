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
import { type Section, sections } from '@/lib/contract/settings-sections'

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
