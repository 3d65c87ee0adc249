import Link from 'next/link'
import { cn } from '@/lib/client/screen/cn'
import { paths } from '@/lib/contract/paths'

/** One quiet line where words leave it open whether somebody needs more than a coach. */
export function QuietCare({ className }: { className?: string }) {
  return (
    <p className={cn('text-sm text-ink-2', className)}>
      If things are heavy, you do not have to carry them alone.{' '}
      <Link href={paths.safety} className="link">
        Who you can talk to
      </Link>
    </p>
  )
}
