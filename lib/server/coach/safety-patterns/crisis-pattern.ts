import 'server-only'
import type { Words } from './short-patterns'

export type CrisisKind = 'suicide' | 'self-harm' | 'overdose' | 'abuse' | 'eating-disorder'

/** What a part of a sentence in straight lower case must contain, unless the whole sentence has an everyday cause. */
export type CrisisPattern = { kind: CrisisKind; words: Words; unless?: Pick<Words, 'test'> }
