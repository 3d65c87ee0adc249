/** The four life domains, in the order they are offered. */
export const domainIds = ['career', 'health', 'relationships', 'personal-growth'] as const
export type Domain = (typeof domainIds)[number]

/** `label` is its name everywhere, as the specified filter has it; `card` and `blurb` are the words of its card in setup. */
export const domains: Record<Domain, { label: string; card: string; blurb: string }> = {
  career: { label: 'Career', card: 'Career', blurb: 'Professional growth and leadership' },
  health: { label: 'Health', card: 'Health', blurb: 'Physical and mental well-being' },
  relationships: { label: 'Relationships', card: 'Relationships', blurb: 'Family, friends, and connections' },
  'personal-growth': { label: 'Growth', card: 'Personal Growth', blurb: 'Self-improvement and learning' },
}
