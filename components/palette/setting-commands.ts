import { paths } from '@/lib/contract/paths'
import { type Section, sections } from '@/lib/contract/settings-sections'
import type { CommandGroup } from './commands'

const settings: readonly { label: string; section: Section; keywords: string }[] = [
  { label: 'Change password', section: 'sessions', keywords: 'security log in sign' },
  { label: 'Passkeys', section: 'sessions', keywords: 'passkey security log in sign fingerprint face' },
  { label: 'Two-step login', section: 'sessions', keywords: 'security authenticator code totp 2fa' },
  { label: 'Recovery codes', section: 'sessions', keywords: 'security forgotten password' },
  { label: 'Where you are signed in', section: 'sessions', keywords: 'sessions devices log out sign' },
  { label: 'Coach Memory', section: 'memory', keywords: 'remember forget facts knows about me' },
  { label: 'Who is sent your data', section: 'engine', keywords: 'privacy model tokens usage where goes' },
  { label: 'Appearance', section: 'appearance', keywords: 'theme look colours' },
  { label: 'Time zone', section: 'appearance', keywords: 'timezone clock' },
  {
    label: 'Messages to your phone',
    section: 'phone',
    keywords: 'notifications push quiet hours reminders install app',
  },
  { label: 'Calendar feed', section: 'programs', keywords: 'ics subscribe apps' },
  { label: 'Tokens for your programs', section: 'programs', keywords: 'api mcp key apps' },
  { label: 'Import', section: 'moving', keywords: 'bring in move daylio day one csv obsidian health' },
  { label: 'Export', section: 'data', keywords: 'download csv data backup take out' },
  { label: 'Your areas', section: 'account', keywords: 'domains account career health relationships growth' },
  { label: 'Your name and email', section: 'account', keywords: 'account profile address' },
  { label: 'Delete Account', section: 'danger', keywords: 'close remove danger' },
]

/** What is set in Settings, each with the part that it stands in; one looks for it by its own name. */
export function settingCommands(): CommandGroup {
  const commands = settings.map(({ label, section, keywords }) => ({
    id: `setting-${label}`,
    label,
    note: sections[section],
    keywords,
    deed: { type: 'go', href: `${paths.settings}#${section}` } as const,
  }))
  return { heading: 'Settings', commands }
}
