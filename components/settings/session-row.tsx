import { Monitor, Smartphone, SquareTerminal } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { timeAgo } from '@/lib/client/chat/days'
import { dayName, dayOf, timeOf } from '@/lib/client/time/calendar'
import type { Session } from '@/lib/contract/auth'
import { type DeviceKind, deviceOf } from './device-words'

const icons: Record<DeviceKind, typeof Monitor> = { computer: Monitor, phone: Smartphone, program: SquareTerminal }

type SessionRowProps = { session: Session; now: string; timeZone: string; isEnding: boolean; onEnd: () => void }

export function SessionRow({ session, now, timeZone, isEnding, onEnd }: SessionRowProps) {
  const { kind, words } = deviceOf(session.userAgent)
  const Icon = icons[kind]
  // The row is written now and then, and whoever reads this is here.
  const seen = session.current ? 'now' : timeAgo(session.lastSeenAt, now, timeZone)
  const today = dayOf(now, timeZone)
  const begun = dayOf(session.createdAt, timeZone)
  const noteId = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{words}</p>
        {/* With the minute: it alone tells apart two sessions of one device. */}
        <p id={noteId} className="num text-sm text-ink-2">
          Last seen {seen} ·{' '}
          <span className="sm:whitespace-nowrap">
            signed in {begun === today ? 'today' : dayName(begun, today)}, {timeOf(session.createdAt, timeZone)}
          </span>
        </p>
      </div>
      {session.current ? (
        <Badge variant="ok">This session</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          disabled={isEnding}
          aria-label={`End session on ${words}`}
          aria-describedby={noteId}
          onClick={onEnd}
        >
          {isEnding ? 'Ending...' : 'End'}
        </Button>
      )}
    </li>
  )
}
