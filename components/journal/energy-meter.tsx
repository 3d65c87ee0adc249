import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'

const steps = Array.from({ length: limits.mood.max }, (_, index) => index + 1)

/** The energy as lit segments. A picture of the figure beside it, so hidden from screen readers. */
export function EnergyMeter({ mood, className }: { mood: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('flex gap-[3px]', className)}>
      {steps.map((step) => (
        <span
          key={step}
          className="h-1 w-4 rounded-full"
          style={{ background: `var(--${step <= mood ? `energy-${mood}` : 'raised'})` }}
        />
      ))}
    </span>
  )
}
