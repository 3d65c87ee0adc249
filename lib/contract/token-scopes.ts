/** What a personal token may ask for; nothing else. `read-no-journal` is `read` without what was written in confidence. */
export const tokenScopes = ['read', 'read-no-journal', 'propose', 'write-values'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** What every personal token begins with, so that one that leaked is recognised. */
export const TOKEN_PREFIX = 'apg_'
