/**
 * What no answer of the built-in coach may hold: gaps that were never filled, rates in points, sums over missions, and
 * the turns of phrase that readers stumbled over.
 */
export const plainWords = {
  forbidden:
    /undefined|\bnull\b|NaN|[{}]|\[object|\bpoints?\b|in all\b|in sight|The number (?:is|has)|It waits at|Your own line|My vote|stands? at|vine|duty|telemetry|bottleneck|for want of|Nothing pulls|by your record|off the list|You told it like this|you said to me|belongs beside/,
}
