'use client'

import { Command } from 'cmdk'
import { ArrowLeft, Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ReadConversation } from '@/components/chat/conversation-reader'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useGoals } from '@/lib/client/goals/api'
import { useHeldMonths } from '@/lib/client/insights/held-months'
import { setPaletteOpen } from '@/lib/client/palette/api'
import { useTypedOrders } from '@/lib/client/palette/orders'
import { typedAhead } from '@/lib/client/palette/typed-ahead'
import { useOpenAlerts } from '@/lib/client/reminders/open-alerts'
import { type Theme, useTheme } from '@/lib/client/screen/theme'
import { useMeant, useSearch } from '@/lib/client/search/api'
import { nearestWords } from '@/lib/client/search/nearest'
import { askedOf } from '@/lib/client/search/words'
import { dayOf } from '@/lib/client/time/calendar'
import { coachLabel } from '@/lib/contract/coaches'
import type { Goal } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import type { SearchHit } from '@/lib/contract/search'
import type { User } from '@/lib/contract/user'
import { tellActiveOption } from './active-option'
import { CommandItems } from './command-items'
import {
  actionCommands,
  alertCommands,
  type CommandGroup,
  coachCommands,
  type Deed,
  energyCommands,
  energyId,
  goalCommands,
  hasGoal,
  isGoalPage,
  matchGroups,
  orderCommands,
  type Command as PaletteCommand,
  type PalettePage,
  screenCommands,
  themeCommands,
  vocabularyOf,
} from './commands'
import { dayCommands, monthsNamed } from './day-commands'
import { Hits, hitValue, moreValue } from './hits'
import { freeTextHint, groupHits, holdsLastWord, isCut, paletteStatus, withoutRepeats } from './palette-status'
import { RecordAnswer } from './record-answer'
import { settingCommands } from './setting-commands'
import { useDeeds } from './use-deeds'
import { useSelection } from './use-selection'

type PaletteBodyProps = {
  onGo: (href: string) => void
  onRead: (conversation: ReadConversation) => void
  /** What was chosen is done already. */
  onDone: () => void
  onSignOut: () => void
}

/** The item that asks the coach what is typed. */
const ASK = 'ask-this'

const LOOK_UP = 'look-this-up'

const placeholders: Record<PalettePage, string> = {
  coach: 'Choose a coach',
  theme: 'Choose a theme',
  energy: 'A line about your day',
  alert: 'What to be reminded of',
  answer: 'Ask your record',
  'check-in': 'Which goal?',
  complete: 'Which goal is done?',
  pause: 'Which goal rests?',
  resume: 'Which goal do you resume?',
  drop: 'Which goal do you drop?',
}

/** Pages on which what is typed is what is said, and narrows no list. */
const isFreeText = (page: PalettePage | null) => needsWords(page) || page === 'answer'

/** Pages whose rows do something with what is typed. */
function needsWords(page: PalettePage | null): page is 'energy' | 'alert' {
  return page === 'energy' || page === 'alert'
}

/** The palette's field and list. It lives while the palette is open, so that each opening starts afresh. */
export function PaletteBody({ onGo, onRead, onDone, onSignOut }: PaletteBodyProps) {
  const user = useCurrentUser()
  const theme = useTheme()
  const [text, setText] = useState(typedAhead)
  const [page, setPage] = useState<PalettePage | null>(null)
  const sought = askedOf(text)
  const first = useSearch(page ? '' : sought, limits.searchHits.max)
  const isAsking = page === null && text.trim() !== ''
  const { data: known } = useGoals()
  const goals = known ?? []
  // Of this opening: rows that come or go under the hand are worse than one that leads to nothing.
  const [isWithGoal] = useState(() => hasGoal(known))
  // A row is chosen before what it is for is written: it stays chosen, and Enter does it then.
  const [chosen, setChosen] = useState<PaletteCommand | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { alerts } = useOpenAlerts(first.isWanted)
  const all = user ? withChosen(groupsOf(user, theme, page, isAsking, goals, isWithGoal), chosen) : []
  const day = { today: dayOf(new Date().toISOString(), user?.timeZone ?? 'UTC'), timeZone: user?.timeZone ?? 'UTC' }
  const isNamed = page === null && first.isWanted
  const named = isNamed ? monthsNamed(text, day.today) : []
  const held = useHeldMonths(named)
  const groupsFor = (typed: string, months = held) => [
    ...matchGroups(all, isFreeText(page) ? '' : typed),
    ...(isNamed ? dayCommands(typed, alerts, goals, day, months) : []),
  ]
  const asTyped = groupsFor(text)
  // Where nothing has a word as it is typed, the known one that it is a slip away from is meant.
  const isSlip =
    asTyped.length === 0 &&
    named.length === 0 &&
    !isFreeText(page) &&
    !first.isBusy &&
    !holdsLastWord(first.hits, sought)
  const nearest = isSlip ? nearestWords(sought, vocabularyOf(all, titlesOf(goals))) : null
  const isInVain = isSlip && nearest === null && first.isWanted && first.hits.length === 0
  const written = useMeant(sought, isInVain)
  const meant = nearest ?? written
  const second = useSearch(first.hits.length === 0 ? (meant ?? '') : '', limits.searchHits.max)
  const search = second.isWanted ? second : first
  const heldByMeant = useHeldMonths(isNamed && meant !== null ? monthsNamed(meant, day.today) : [])
  const ordered = orderCommands(useTypedOrders(isNamed ? text : '', !first.isBusy))
  const groups = [...(ordered ? [ordered] : []), ...(meant === null ? asTyped : groupsFor(meant, heldByMeant))]
  const [opened, setOpened] = useState<ReadonlySet<SearchHit['kind']>>(new Set())
  const hits = withoutRepeats(search.hits)
  const found = groupHits(hits, opened)
  const values = [
    ...groups.flatMap(({ commands }) => commands.map(({ id }) => id)),
    ...found.flatMap(({ kind, shown, hidden }) => [...shown.map(hitValue), ...(hidden > 0 ? [moreValue(kind)] : [])]),
  ]
  const hidden = found.reduce((sum, group) => sum + group.hidden, 0)
  const ways = found.filter((group) => group.hidden > 0).length
  const usual = page === 'energy' ? energyId(limits.mood.default) : (values[0] ?? ASK)
  const selection = useSelection(chosen?.id ?? usual, needsWords(page))
  const [question, setQuestion] = useState<string | null>(null)
  const doIt = useDeeds({ text, onGo, onDone, onPage: openPage, onSignOut })
  if (!user) return null
  const coachName = coachLabel(user).name

  function type(next: string) {
    selection.restart()
    setOpened(new Set())
    setText(next)
  }

  function commandOf(isMeant: (command: PaletteCommand) => boolean): PaletteCommand | null {
    return groups.flatMap(({ commands }) => commands).find(isMeant) ?? null
  }

  function run(deed: Deed) {
    if ((deed.type !== 'energy' && deed.type !== 'alert') || text.trim()) return doIt(deed)
    setChosen(commandOf((one) => one.deed === deed))
    selection.restart()
    field.current?.focus()
  }

  function openPage(next: PalettePage | null) {
    setChosen(null)
    if (next === 'answer') setQuestion(text.trim())
    setPage(next)
    if (next !== 'answer') type('')
  }

  function leavePage(event: KeyboardEvent) {
    if (!page || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' || (event.key === 'Backspace' && !text)) openPage(null)
  }

  const Mark = page ? ArrowLeft : Search
  return (
    <Command
      shouldFilter={false}
      loop
      label="Search and commands"
      value={selection.value}
      onValueChange={(next) => {
        if (selection.follow(next) && chosen) setChosen(commandOf(({ id }) => id === next))
      }}
      onKeyDown={selection.onKeyDown}
      className="flex min-h-0 flex-1 flex-col"
      {...(page && { 'data-keeps-escape': '' })}
    >
      <div className="flex items-center gap-3 border-b border-rule pr-2 pl-4 has-[:focus-visible]:border-burn">
        <Mark aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <Command.Input
          ref={(input) => {
            field.current = input
            return tellActiveOption(input)
          }}
          value={text}
          onValueChange={type}
          onKeyDown={leavePage}
          maxLength={limits.title}
          placeholder={page ? placeholders[page] : 'Search, or type a command'}
          enterKeyHint="go"
          autoCapitalize="off"
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
        />
        <button
          type="button"
          aria-label="Close"
          onClick={() => setPaletteOpen(false)}
          className="btn btn-ghost btn-icon btn-sm"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {needsWords(page) && (
        <p role="status" className="border-b border-rule px-4 py-2 text-sm text-ink-2 empty:hidden">
          {!text.trim() && freeTextHint(page, chosen?.label)}
        </p>
      )}
      <Command.List
        // What is chosen stays so while the pointer goes its way.
        onPointerMove={chosen ? undefined : selection.onPointerMove}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
      >
        {page === 'answer' && question && <RecordAnswer question={question} timeZone={user.timeZone} onGo={onGo} />}
        {groups.map((group) => (
          <CommandItems key={group.heading} group={group} onRun={run} />
        ))}
        <Hits
          found={found}
          onMore={(kind) => {
            // The first of those that come is chosen, in the place of what was pressed.
            const next = hits.filter((hit) => hit.kind === kind)
            const shown = found.find((group) => group.kind === kind)?.shown.length ?? 0
            setOpened((before) => new Set(before).add(kind))
            const chosen = next[shown]
            // The list chooses its first item where the chosen one goes: after that.
            if (chosen) requestAnimationFrame(() => selection.select(hitValue(chosen)))
          }}
          timeZone={user.timeZone}
          onGo={onGo}
          onRead={onRead}
        />
        {isAsking && (
          <CommandItems
            group={{
              heading: 'Ask',
              commands: [
                { id: ASK, label: `Ask ${coachName}: “${text.trim()}”`, keywords: '', deed: { type: 'ask' } },
                // One word asks nothing: what has it is listed above.
                ...(text.trim().includes(' ')
                  ? [
                      {
                        id: LOOK_UP,
                        label: `Look up in your record: “${text.trim()}”`,
                        keywords: '',
                        deed: { type: 'page', page: 'answer' } as const,
                      },
                    ]
                  : []),
              ],
            }}
            onRun={run}
          />
        )}
      </Command.List>
      {!needsWords(page) && page !== 'answer' && (
        <p role="status" className="border-t border-rule px-4 py-2 text-sm text-ink-3 empty:hidden">
          {isGoalPage(page)
            ? values.length === 0 && 'There is no such goal'
            : paletteStatus({
                ...search,
                text,
                meant: second.isWanted ? meant : null,
                found: values.length - ways,
                hidden,
                isCut: isCut(search.hits),
              })}
        </p>
      )}
    </Command>
  )
}

/** The coaches and themes stand on pages of their own; typing finds them from the first page too. */
function groupsOf(
  user: User,
  theme: Theme,
  page: PalettePage | null,
  isTyped: boolean,
  goals: readonly Goal[],
  isWithGoal: boolean,
): CommandGroup[] {
  const coach = coachCommands({ leader: user.selectedLeader, customCoachName: user.customCoachName })
  const themes = themeCommands({ theme })
  if (page === 'coach') return [coach]
  if (page === 'theme') return [themes]
  if (page === 'energy') return [energyCommands()]
  if (page === 'alert') return [alertCommands(new Date(), user.timeZone)]
  if (page === 'answer') return []
  if (isGoalPage(page)) return [goalCommands(page, goals, dayOf(new Date().toISOString(), user.timeZone))]
  const [acts, ...others] = actionCommands({ coachName: coachLabel(user).name }, isWithGoal)
  const first = [...(acts ? [acts] : []), screenCommands(), ...others]
  return isTyped ? [...first, coach, themes, settingCommands()] : first
}

function titlesOf(goals: readonly Goal[]): string[] {
  return goals.flatMap(({ title, milestones }) => [title, ...milestones.map((step) => step.title)])
}

/** The commands, the one that is chosen marked among them. */
function withChosen(groups: CommandGroup[], chosen: PaletteCommand | null): CommandGroup[] {
  if (!chosen) return groups
  const mark = (one: PaletteCommand) => (one.id === chosen.id ? { ...one, isCurrent: true } : one)
  return groups.map(({ heading, commands }) => ({ heading, commands: commands.map(mark) }))
}
