import { cn } from '@/lib/client/screen/cn'
import { PRODUCT_NAME } from '@/lib/contract/brand'

/** An orbit about a body, with its highest point lit. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={cn('size-6.5', className)}>
      <g transform="rotate(-35 13 13)">
        <ellipse
          cx="13"
          cy="13"
          rx="11"
          ry="7.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          pathLength="100"
          strokeDasharray="83 17"
          strokeDashoffset="-8.5"
        />
        <circle cx="6.2" cy="13" r="1.9" fill="currentColor" />
        <circle cx="24" cy="13" r="2.9" fill="var(--burn)" />
      </g>
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 text-[1.0625rem] font-semibold', className)}>
      <LogoMark />
      {PRODUCT_NAME}
    </span>
  )
}
