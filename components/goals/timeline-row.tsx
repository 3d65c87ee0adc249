import { BookOpen, MessageCircle } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ReadConversation } from '@/components/chat/conversation-reader'
import { Kept } from '@/components/shared/kept'
import { ScreenLink } from '@/components/shared/screen-link'
import { saysWho, sourceNames } from '@/lib/client/goals/history'
import { keptWords, saysStay } from '@/lib/client/goals/still'
import type { Moment } from '@/lib/client/goals/timeline'
import { appliedFacts } from '@/lib/client/insights/words'
import { cn } from '@/lib/client/screen/cn'
import { dayName, type Today } from '@/lib/client/time/calendar'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { GoalMention } from '@/lib/contract/goal-mention'
import type { GoalMeasure } from '@/lib/contract/measure'
import { paths } from '@/lib/contract/paths'
import type { PlanOutcome } from '@/lib/contract/plan'
import { MomentMenu } from './moment-menu'
import { MomentValue, valueWords } from './moment-value'

const planWords: Record<PlanOutcome, string> = {
  held: 'The plan held',
  noCue: 'The plan’s moment did not come',
  notDone: 'The plan was not done',
}

type TimelineRowProps = {
  moment: Moment
  measure: GoalMeasure | null
  color: string
  now: Today
  onNotAbout: (mention: GoalMention) => void
  onRead: (conversation: ReadConversation) => void
  /** Called when what was pressed in the row goes with the press. */
  onLeft: () => void
}

/** What happened at one moment: how far it moved the goal, the words, and where they stand. */
export function TimelineRow({ moment, measure, color, now, onNotAbout, onRead, onLeft }: TimelineRowProps) {
  const { date, at, change, response, value, milestones, mention, plan, note, dated } = moment
  const isTakenBack = Boolean(change?.takenBackAt || response?.takenBackAt)
  const [isCorrecting, setCorrecting] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const quote = response?.parsedData.response ?? mention?.quote ?? note ?? (value?.note || value?.ref?.quote)
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 border-t border-rule py-3 focus:outline-none sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
    >
      <time dateTime={at ?? date} className="num font-mono text-xs/6 text-ink-3">
        {dayName(date, now.today)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        {(change || quote || isTakenBack) && (
          <p dir="auto" className="max-w-[62ch] text-left text-pretty whitespace-pre-line wrap-anywhere">
            {isTakenBack ? (
              <strong className="mr-2 font-semibold whitespace-nowrap text-ink-3">Taken back</strong>
            ) : (
              change && !saysItself(change) && <Change change={change} color={color} />
            )}
            {quote && <q>{quote}</q>}
          </p>
        )}
        {isTakenBack ? (
          <Note>It does not count as a check-in.</Note>
        ) : (
          change && <Why change={change} isTold={Boolean(response || value)} quote={quote} />
        )}
        {response && <Applied updates={response.parsedData.appliedUpdates} />}
        {milestones && !milestones.every((title) => change?.reasoning.includes(`“${title}”`)) && (
          <Note>
            {milestones.length === 1 ? 'Milestone done' : 'Milestones done'}: {milestones.join(', ')}
          </Note>
        )}
        {dated && <p>{datedWords(dated, now.today)}</p>}
        {plan && (
          <>
            <p className="font-medium">{planWords[plan.outcome]}</p>
            <Note>
              If {plan.plan.cue}, then {plan.plan.action}
            </Note>
          </>
        )}
        {mention && (
          <div className="flex flex-wrap items-center gap-x-4">
            <Place mention={mention} onRead={onRead} />
            <Kept>
              <button
                type="button"
                aria-label={`This is not about it: ${mention.quote}`}
                className="-my-2 min-h-11 rounded-control text-sm text-ink-3 hover:text-burn hover:underline print:hidden"
                onClick={() => {
                  onLeft()
                  onNotAbout(mention)
                }}
              >
                This is not about it
              </button>
            </Kept>
          </div>
        )}
        {value && measure && (
          <MomentValue
            value={value}
            measure={measure}
            today={now.today}
            isCorrecting={isCorrecting}
            onCorrected={() => {
              setCorrecting(false)
              row.current?.focus()
            }}
          />
        )}
      </div>
      {!isCorrecting && (
        <div className="-my-1.5 print:hidden">
          <MomentMenu
            name={[value && measure ? valueWords(measure, value.value) : `“${quote}”`, dayName(date, now.today)].join(
              ', ',
            )}
            value={measure ? value : undefined}
            act={response?.act}
            onCorrect={() => setCorrecting(true)}
            onLeft={onLeft}
          />
        </div>
      )}
    </li>
  )
}

/** How far it moved: forward in the colour of its area, back in that of what asks for a look. */
function Change({ change, color }: { change: ProgressEvent; color: string }) {
  const isLoss = change.newProgress < change.oldProgress
  return (
    <strong
      className={cn('num mr-2 font-semibold whitespace-nowrap', isLoss && 'text-warn')}
      style={isLoss ? undefined : { color }}
    >
      {changeWords(change)}
    </strong>
  )
}

/** Whether the reason under it says already that it stays. */
function saysItself(change: ProgressEvent): boolean {
  return change.reasoning !== keptWords(change.newProgress) && saysStay(change)
}

function changeWords({ oldProgress, newProgress }: ProgressEvent): string {
  return oldProgress === newProgress ? `Stays at ${newProgress}%` : `${oldProgress}% → ${newProgress}%`
}

/** “Date moved from 26 Jan to 12 Feb”. */
function datedWords({ from, to }: NonNullable<Moment['dated']>, today: string): string {
  if (from && to) return `Date moved from ${dayName(from, today)} to ${dayName(to, today)}`
  return to ? `Date set: ${dayName(to, today)}` : `Date taken away: ${dayName(from ?? '', today)}`
}

type WhyProps = { change: ProgressEvent; isTold: boolean; quote: string | undefined }

/** Why the number moved, and who moved it where nothing beside it says so. */
function Why({ change: { reasoning, source, newProgress }, isTold, quote }: WhyProps) {
  // That it stays stands before it.
  const why = reasoning !== keptWords(newProgress) && reasoning && reasonBeside(reasoning, quote)
  return (
    <>
      {why && <Note>{why}</Note>}
      {!(isTold && source === 'coach') && !saysWho({ source, reasoning }) && <Note>{sourceNames[source]}</Note>}
    </>
  )
}

const QUOTED = /^You said “(.+?)”[:,.] *(.*)$/s

/** A reason without the words that stand over it already; nothing where it is those alone. */
function reasonBeside(reasoning: string, quote: string | undefined): string {
  if (!quote) return reasoning
  if (reasoning.trim() === quote.trim()) return ''
  const [, said, rest = ''] = QUOTED.exec(reasoning) ?? []
  if (!said || !quote.includes(said)) return reasoning
  return rest.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}

/** What an answer changed beside the number, which stands before it. */
function Applied({ updates }: { updates: Readonly<Record<string, unknown>> }) {
  const facts = appliedFacts(updates).filter(({ label }) => label !== 'Progress')
  if (facts.length === 0) return null
  return (
    <dl aria-label="Changed by it" className="grid gap-0.5 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-2">
          <dt className="shrink-0 text-ink-3">{label}</dt>
          <dd dir="auto" className="min-w-0 whitespace-pre-line text-ink-2 wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const placeLook =
  '-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-control text-sm text-ink-3 hover:text-burn hover:underline'

type PlaceProps = { mention: GoalMention; onRead: (conversation: ReadConversation) => void }

/** The way to where it was written: the entry, or the message within its conversation. */
function Place({ mention: { ref, conversation }, onRead }: PlaceProps) {
  if (conversation) {
    return (
      <button
        type="button"
        className={cn(placeLook, 'print:hidden')}
        onClick={() => onRead({ ...conversation, messageId: ref.id })}
      >
        <MessageCircle aria-hidden="true" className="size-3.5" />
        Chat
      </button>
    )
  }
  return (
    <ScreenLink href={`${paths.journal}?entry=${ref.id}`} prefetch={false} className={placeLook}>
      <BookOpen aria-hidden="true" className="size-3.5" />
      Journal
    </ScreenLink>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="num max-w-[68ch] text-left text-sm text-pretty text-ink-2 wrap-anywhere">
      {children}
    </p>
  )
}
