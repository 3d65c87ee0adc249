import { CircleAlert } from 'lucide-react'
import type { ReplyMark } from '@/lib/contract/chat'

/** What of a reply the record does not bear out, in its own words, so that nobody relies on it unwarned. */
export function MarkList({ marks }: { marks: readonly ReplyMark[] }) {
  if (marks.length === 0) return null
  return (
    <ul aria-label="Not supported by your record" className="mt-2 grid gap-1 text-sm text-ink-2">
      {marks.map(({ quote, why }) => (
        <li key={quote} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0 wrap-anywhere">
            <q dir="auto">{quote.replace(/^[“"]|[”"]$/g, '')}</q>: {why}
          </span>
        </li>
      ))}
    </ul>
  )
}
