/** The four life domains, in the order they are offered. */
export const domainIds = ['career', 'health', 'relationships', 'personal-growth'] as const
export type Domain = (typeof domainIds)[number]

/** `label` is the card's name, `short` the filter's, `blurb` what onboarding says of it. */
export const domains: Record<Domain, { label: string; short: string; blurb: string }> = {
  career: { label: 'Career', short: 'Career', blurb: 'Professional growth and leadership' },
  health: { label: 'Health', short: 'Health', blurb: 'Physical and mental well-being' },
  relationships: { label: 'Relationships', short: 'Relationships', blurb: 'Family, friends, and connections' },
  'personal-growth': { label: 'Personal Growth', short: 'Growth', blurb: 'Self-improvement and learning' },
}
