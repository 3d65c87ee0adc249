import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

type WeekPlaceholderProps = { coachName: string; isCurrent: boolean }

/** In the place of the week's cards while it is read. */
export function WeekPlaceholder({ coachName, isCurrent }: WeekPlaceholderProps) {
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>Mission Summary</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-3">
          <p role="status" className="text-sm text-ink-2">
            {coachName} is reading {isCurrent ? 'your' : 'that'} week…
          </p>
          <Skeleton className="h-14 max-w-[64ch]" />
          <Skeleton className="h-4 w-44" />
        </CardContent>
      </Card>
      <Waiting title="Energy Patterns" className="h-7 max-w-[72ch]" />
      <div className="grid gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Waiting title="Mission Victories" className="h-52" />
        <Waiting title={isCurrent ? 'Optimization Opportunities' : 'Obstacles'} className="h-52" />
      </div>
    </>
  )
}

function Waiting({ title, className }: { title: string; className: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <Skeleton className={className} />
      </CardContent>
    </Card>
  )
}
