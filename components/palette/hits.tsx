import { Command } from 'cmdk'
import { BookOpen, type LucideIcon, MessagesSquare, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReadConversation } from '@/components/chat/conversation-reader'
import { useSpeaker } from '@/lib/client/search/speaker'
import { markWords, splitLead, unmarked } from '@/lib/client/search/words'
import { dayName, dayOf } from '@/lib/client/time/calendar'
import { paths } from '@/lib/contract/paths'
import type { MessageHit, SearchHit } from '@/lib/contract/search'
import { groupLook, itemLook } from './command-items'
import type { FoundGroup } from './palette-status'

type HitsProps = {
  found: readonly FoundGroup[]
  onMore: (kind: SearchHit['kind']) => void
  timeZone: string
  onGo: (href: string) => void
  onRead: (conversation: ReadConversation) => void
}

/** What tells a hit from every other item of the palette. */
export function hitValue({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

/** What was found of the user's own, by kind. */
export function Hits({ found, onMore, timeZone, onGo, onRead }: HitsProps) {
  const today = dayOf(new Date().toISOString(), timeZone)
  const speakerOf = useSpeaker()
  const shown = found.flatMap((group) => group.shown)
  const goals = shown.filter((hit) => hit.kind === 'goal')
  const entries = shown.filter((hit) => hit.kind === 'journal')
  const messages = shown.filter((hit) => hit.kind === 'message')
  const more = (kind: SearchHit['kind']) => <More group={found.find((one) => one.kind === kind)} onMore={onMore} />
  const excerpt = (hit: SearchHit) => <Marked text={unmarked(hit.excerpt)} words={hit.found} isExcerpt />
  return (
    <>
      <Group heading="Goals" hits={goals} more={more('goal')}>
        {(hit) => (
          <Hit
            key={hit.id}
            value={hitValue(hit)}
            icon={Target}
            title={<Marked text={hit.title} words={hit.found} />}
            note={hit.isCompleted ? 'Completed' : ''}
            text={hit.excerpt && excerpt(hit)}
            onSelect={() => onGo(`${paths.goals}/${hit.id}`)}
          />
        )}
      </Group>
      <Group heading="Journal" hits={entries} more={more('journal')}>
        {(hit) => (
          <Hit
            key={hit.id}
            value={hitValue(hit)}
            icon={BookOpen}
            title={excerpt(hit)}
            note={`${dayName(hit.date, today)} · Energy ${hit.mood}/5`}
            onSelect={() => onGo(`${paths.journal}?read=${hit.id}`)}
          />
        )}
      </Group>
      <Group heading="Messages" hits={messages} more={more('message')}>
        {(hit) => (
          <Hit
            key={hit.id}
            value={hitValue(hit)}
            icon={MessagesSquare}
            title={excerpt(hit)}
            note={messageNote(hit, speakerOf(hit), today, timeZone)}
            onSelect={() =>
              onRead({
                id: hit.conversationId,
                title: hit.conversationTitle,
                isArchived: hit.isArchived,
                messageId: hit.id,
              })
            }
          />
        )}
      </Group>
    </>
  )
}

function messageNote(hit: MessageHit, speaker: string, today: string, timeZone: string): string {
  const parts = [
    speaker,
    dayName(dayOf(hit.createdAt, timeZone), today),
    ...(hit.isArchived ? ['Archived'] : []),
    hit.conversationTitle,
  ]
  return parts.join(' · ')
}

type GroupProps<H> = { heading: string; hits: H[]; more: ReactNode; children: (hit: H) => ReactNode }

function Group<H>({ heading, hits, more, children }: GroupProps<H>) {
  if (hits.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupLook}>
      {hits.map(children)}
      {more}
    </Command.Group>
  )
}

type MoreProps = { group: FoundGroup | undefined; onMore: (kind: SearchHit['kind']) => void }

/** The way to those of a kind that are not shown yet. */
function More({ group, onMore }: MoreProps) {
  if (!group || group.hidden === 0) return null
  return (
    <Command.Item value={moreValue(group.kind)} onSelect={() => onMore(group.kind)} className={itemLook}>
      <span className="ps-7 text-sm font-medium text-burn">Show {group.hidden} more</span>
    </Command.Item>
  )
}

/** What tells the way to more of a kind from every other item. */
export function moreValue(kind: SearchHit['kind']): string {
  return `more:${kind}`
}

type HitProps = {
  value: string
  icon: LucideIcon
  title: ReactNode
  note: string
  text?: ReactNode
  onSelect: () => void
}

function Hit({ value, icon: Mark, title, note, text, onSelect }: HitProps) {
  return (
    <Command.Item value={value} onSelect={onSelect} className={`${itemLook} items-start`}>
      <Mark aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-3" />
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <span dir="auto" className="line-clamp-2 wrap-anywhere max-sm:line-clamp-3">
          {title}
        </span>
        {text && (
          <span dir="auto" className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">
            {text}
          </span>
        )}
        {note && <span className="num truncate text-sm text-ink-3">{note}</span>}
      </span>
    </Command.Item>
  )
}

type MarkedProps = { text: string; words: readonly string[]; isExcerpt?: boolean }

function Marked({ text, words, isExcerpt }: MarkedProps) {
  const pieces = markWords(text, words)
  return pieces.map((piece, index) => {
    const key = `${index}:${piece.text}`
    if (piece.isFound) {
      return (
        <mark key={key} className="bg-transparent font-semibold text-burn">
          {piece.text}
        </mark>
      )
    }
    const isLead = isExcerpt && index === 0 && pieces.length > 1
    return isLead ? <Lead key={key} text={piece.text} /> : <span key={key}>{piece.text}</span>
  })
}

/** What stands before the first word found. Most of it gives way on a phone, where the word would be cut off below it. */
function Lead({ text }: { text: string }) {
  const [far, near] = splitLead(text)
  return (
    <>
      {far && (
        <>
          <span className="max-sm:hidden">{far}</span>
          <span className="sm:hidden">…</span>
        </>
      )}
      {near}
    </>
  )
}
