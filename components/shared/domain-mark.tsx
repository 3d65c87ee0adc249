import { BriefcaseBusiness, HeartPulse, type LucideIcon, Sprout, UsersRound } from 'lucide-react'
import { cn } from '@/lib/client/screen/cn'
import { type Domain, domains } from '@/lib/contract/domains'

const looks: Record<Domain, { Icon: LucideIcon; text: string; color: string }> = {
  career: { Icon: BriefcaseBusiness, text: 'text-career', color: 'var(--career)' },
  health: { Icon: HeartPulse, text: 'text-health', color: 'var(--health)' },
  relationships: { Icon: UsersRound, text: 'text-relationships', color: 'var(--relationships)' },
  'personal-growth': { Icon: Sprout, text: 'text-growth', color: 'var(--growth)' },
}

/** The domain's colour as a CSS value: for rings and charts. */
export function domainColor(domain: Domain): string {
  return looks[domain].color
}

export function DomainIcon({ domain, className }: { domain: Domain; className?: string }) {
  const { Icon, text } = looks[domain]
  return <Icon aria-hidden="true" className={cn('size-4 shrink-0', text, className)} />
}

/** Icon, colour and name: a domain is never told by its colour alone. */
export function DomainMark({ domain, className }: { domain: Domain; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm font-medium', looks[domain].text, className)}>
      <DomainIcon domain={domain} />
      {domains[domain].label}
    </span>
  )
}
