import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { DashboardAlert } from '@/lib/contract/dashboard'

export function TodaysAlerts({ alerts }: { alerts: readonly DashboardAlert[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Today’s Alerts</CardTitle>
      </CardHeader>
      <CardContent>
        {alerts.length === 0 ? (
          <p className="py-2 text-sm text-ink-2">No alerts for today</p>
        ) : (
          <ul className="divide-y divide-rule">
            {alerts.map(({ id, title, time, isDone }) => (
              <li key={id} className="flex items-baseline gap-3.5 py-2.5">
                <time className="num font-mono text-[0.8125rem] font-medium text-ink-2">{time}</time>
                <span
                  dir="auto"
                  className={isDone ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
                >
                  {title}
                </span>
                {isDone && <span className="sr-only">done</span>}
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}
