import { levelOf } from '@/lib/client/energy/heatmap'
import { limits } from '@/lib/contract/limits'

/** How high an energy stands on its scale, as a bar: it begins at one, which keeps a sliver to be seen. `isFaint`: of too few days to say much. */
export function EnergyBar({ energy, isFaint = false }: { energy: number | null; isFaint?: boolean }) {
  const { min, max } = limits.mood
  // In the colour that its day has in the calendar.
  const fill = energy === null ? undefined : `var(--energy-${levelOf(energy)})`
  const share = energy === null ? 0 : Math.max(2, ((energy - min) / (max - min)) * 100)
  return (
    <span className="h-2.5 overflow-hidden rounded-full bg-raised">
      <svg aria-hidden="true" className="size-full" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={share} height="1" fill={fill} opacity={isFaint ? 0.4 : 1} />
      </svg>
    </span>
  )
}
