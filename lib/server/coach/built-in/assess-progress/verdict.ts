import 'server-only'
import type { Clause } from './clauses/clause'
import type { Finding } from './finding'

/** What the response amounts to, before it is worded. */
export type Verdict =
  | { kind: 'moved' | 'completed'; percent: number; quote: string; sum: string; isRough: boolean }
  | { kind: 'lowered' | 'corrected'; percent: number; quote: string; sum: string }
  | { kind: 'same' | 'lower-than-record'; percent: number; quote: string; sum: string }
  | { kind: 'unclear'; finding: Extract<Finding, { kind: 'unclear' }> }
  | { kind: 'none'; clause: Clause | undefined }
