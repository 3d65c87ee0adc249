import 'server-only'

export type CrisisKind = 'suicide' | 'self-harm' | 'overdose' | 'abuse' | 'eating-disorder'

/** What a sentence in straight lower case must contain. */
export type CrisisPattern = { kind: CrisisKind; words: RegExp }
