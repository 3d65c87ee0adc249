import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button } from '@/components/ui/button'
import { useReadAhead } from '@/lib/client/insights/api'
import { type ReviewSpan, spanName, stepped, weekDays } from '@/lib/client/insights/review-span'
import { paths } from '@/lib/contract/paths'
import { focusPressedSpan, notePressedSpan } from './span-focus'

const kinds = { week: 'Week', month: 'Month' } as const
const running = { week: 'To this week', month: 'To this month' } as const

type SpanPickerProps = { span: ReviewSpan; today: string; onChange: (span: ReviewSpan) => void }

/** A week or a month, and the way to those before. */
export function SpanPicker({ span, today, onChange }: SpanPickerProps) {
  const noun = span.kind
  const readAhead = useReadAhead()
  const earlier = stepped(span, -1, today)
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 print:hidden">
      <fieldset className="flex gap-0.5 rounded-control bg-raised p-0.5">
        <legend className="sr-only">What to look back on</legend>
        {Object.entries(kinds).map(([kind, label]) => (
          <label
            key={kind}
            htmlFor={`span-${kind}`}
            className="relative inline-flex h-9 items-center justify-center rounded-[7px] px-2 text-sm font-medium sm:px-4 text-ink-2 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:[box-shadow:0_0_0_1px_var(--rule-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn pointer-coarse:h-11"
          >
            <input
              ref={noun === kind ? focusPressedSpan : undefined}
              type="radio"
              id={`span-${kind}`}
              name="review-span"
              value={kind}
              checked={noun === kind}
              onChange={() => onChange({ kind: kind as ReviewSpan['kind'], at: null })}
              className="absolute inset-0 appearance-none rounded-[7px] outline-none"
            />
            {label}
          </label>
        ))}
        <ScreenLink
          href={paths.year}
          onClick={notePressedSpan}
          className="inline-flex h-9 items-center rounded-[7px] px-2 text-sm font-medium text-ink-2 hover:text-ink sm:px-4 pointer-coarse:h-11"
        >
          Year
        </ScreenLink>
      </fieldset>
      {/* On a phone it has a row of its own, whatever is chosen: nothing jumps. */}
      <div className="flex min-w-0 items-center max-sm:-ml-3 max-sm:basis-full sm:gap-1">
        {/* It stands before them: an arrow that is pressed again and again stays where it is. */}
        {span.at !== null && (
          <Button
            variant="outline"
            size="sm"
            className="max-sm:order-last max-sm:ml-auto"
            onClick={() => {
              onChange({ kind: noun, at: null })
              // It goes with the span that it leads away from.
              document.getElementById(`span-${noun}`)?.focus()
            }}
          >
            {running[noun]}
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Earlier ${noun}`}
          onPointerEnter={() => readAhead(earlier)}
          onFocus={() => readAhead(earlier)}
          onClick={() => {
            onChange(earlier)
            // It is pressed again and again.
            readAhead(stepped(earlier, -1, today))
          }}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="num min-w-36 text-center text-sm text-balance font-medium">
          {spanName(span, today)}
          {span.kind === 'week' && (
            // Where there is room it stands over the summary.
            <span className="block text-xs font-normal text-ink-3 sm:hidden">{weekDays(span, today)}</span>
          )}
        </p>
        {/* Not disabled at the end: it would lose the focus. */}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Later ${noun}`}
          aria-disabled={span.at === null}
          className="aria-disabled:opacity-40"
          onClick={() => onChange(stepped(span, 1, today))}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
