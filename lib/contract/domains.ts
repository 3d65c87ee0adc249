/** The four life domains, in the order they are offered. */
export const domainIds = ['career', 'health', 'relationships', 'personal-growth'] as const
export type Domain = (typeof domainIds)[number]

/** `label` is its name everywhere, as the specified filter has it; `blurb` stands on its card in setup. */
export const domains: Record<Domain, { label: string; blurb: string }> = {
  career: { label: 'Career', blurb: 'Professional growth and leadership' },
  health: { label: 'Health', blurb: 'Physical and mental well-being' },
  relationships: { label: 'Relationships', blurb: 'Family, friends, and connections' },
  'personal-growth': { label: 'Growth', blurb: 'Self-improvement and learning' },
}
