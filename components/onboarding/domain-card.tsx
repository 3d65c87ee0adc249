import type { CSSProperties } from 'react'
import { DomainIcon, domainColor } from '@/components/shared/domain-mark'
import { Checkbox } from '@/components/ui/checkbox'
import { type Domain, domains } from '@/lib/contract/domains'

type DomainCardProps = { domain: Domain; checked: boolean; onChange: (checked: boolean) => void }

/**
 * The whole card is the label of its box: a tap anywhere on it ticks. On a phone it is a row, so that the step is one
 * screen; what the boxes mean then stands once, over the rows.
 */
export function DomainCard({ domain, checked, onChange }: DomainCardProps) {
  const { label, blurb } = domains[domain]
  return (
    <label
      htmlFor={domain}
      style={{ '--domain': domainColor(domain) } as CSSProperties}
      className="card flex items-center gap-2.5 px-2.5 py-2.5 hover:border-rule-strong has-checked:border-(--domain) has-checked:bg-[color-mix(in_oklab,var(--domain)_6%,var(--surface))] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn sm:flex-col sm:items-stretch sm:gap-4 sm:p-5"
    >
      <span className="flex min-w-0 flex-1 items-start gap-3 sm:gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-[color-mix(in_oklab,var(--domain)_13%,var(--surface))]">
          <DomainIcon domain={domain} className="size-5" />
        </span>
        <span className="min-w-0">
          <span id={`${domain}-name`} className="block font-semibold">
            {label}
          </span>
          <span id={`${domain}-blurb`} className="block text-sm text-pretty text-ink-2 max-sm:text-[0.8125rem]">
            {blurb}
          </span>
        </span>
      </span>
      <span className="flex items-center gap-2.5 border-rule text-sm font-medium text-ink-2 sm:border-t sm:pt-3.5">
        <Checkbox
          id={domain}
          name={domain}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${domain}-include ${domain}-name`}
          aria-describedby={`${domain}-blurb`}
          className="outline-none"
        />
        <span id={`${domain}-include`} className="max-sm:sr-only">
          {INCLUDE}
        </span>
      </span>
    </label>
  )
}

/** What ticking an area's box does. */
export const INCLUDE = 'Include in my coaching'
