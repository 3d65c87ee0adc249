import { cn } from '@/lib/client/screen/cn'

/** The coach's initial on a small orbit, its highest point lit. Decorative: the name stands beside it. */
export function CoachMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-10 shrink-0 place-items-center rounded-full border border-rule-strong bg-surface text-[1.0625rem] font-semibold',
        className,
      )}
    >
      {[...name.trim()][0]?.toUpperCase()}
      <span className="absolute top-0 right-0 size-2.5 rounded-full border-2 border-background bg-burn" />
    </span>
  )
}
