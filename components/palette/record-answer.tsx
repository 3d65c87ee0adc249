'use client'

import { Spinner } from '@/components/shared/spinner'
import { useRecordAnswer } from '@/lib/client/record/api'
import { dayName, dayOf } from '@/lib/client/time/calendar'
import { paths } from '@/lib/contract/paths'
import type { RecordRow } from '@/lib/contract/record'

type RecordAnswerProps = { question: string; timeZone: string; onGo: (href: string) => void }

/** What the record answers, with the rows that it rests on; each opens where it stands. */
export function RecordAnswer({ question, timeZone, onGo }: RecordAnswerProps) {
  const { data, error, isPending } = useRecordAnswer(question)
  const today = dayOf(new Date().toISOString(), timeZone)
  if (isPending) {
    return (
      <p className="flex items-center gap-2 px-2.5 py-3 text-ink-2">
        <Spinner /> Looking it up…
      </p>
    )
  }
  if (error) return <p className="px-2.5 py-3 text-pretty">{error.fields?.question?.[0] ?? error.sentence}</p>
  return (
    <div className="grid gap-3 px-2.5 py-3">
      <p className="text-pretty whitespace-pre-line wrap-anywhere">{data.words}</p>
      {data.answer.rows.length > 0 && (
        <ul className="grid gap-1">
          {data.answer.rows.slice(0, MOST_ROWS).map((row) => (
            <li key={`${row.ref.kind} ${row.ref.id}`}>
              <RowLink row={row} today={today} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const MOST_ROWS = 8

type RowLinkProps = { row: RecordRow; today: string; onGo: (href: string) => void }

function RowLink({ row: { ref, date, quote }, today, onGo }: RowLinkProps) {
  const href = hrefOf(ref)
  const content = (
    <>
      <time dateTime={date} className="num shrink-0 text-ink-3">
        {dayName(date, today)}
      </time>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {quote}
      </span>
    </>
  )
  const look = 'flex min-h-10 w-full gap-3 rounded-control px-2 py-1.5 text-left text-sm'
  if (!href) return <p className={look}>{content}</p>
  return (
    <button type="button" className={`${look} hover:bg-raised`} onClick={() => onGo(href)}>
      {content}
    </button>
  )
}

function hrefOf({ kind, id }: RecordRow['ref']): string | null {
  if (kind === 'journal') return `${paths.journal}?read=${id}`
  if (kind === 'goal') return `${paths.goals}/${id}`
  if (kind === 'reminder') return paths.dashboard
  return null
}
