import { cn } from '@/lib/client/cn'
import { sourcesOfClaim } from '@/lib/client/evidence'
import type { Evidence } from '@/lib/contract/weekly-insight'
import { Sources } from './sources'

type ClaimListProps = {
  claims: readonly string[]
  /** The insight's field that the claims stand in. */
  field: string
  evidence: readonly Evidence[]
  /** The dot's colour, as a class. */
  tone: string
  /** What is said where there are none. */
  none: string
}

/** Claims of the coach's, each with what it rests on. */
export function ClaimList({ claims, field, evidence, tone, none }: ClaimListProps) {
  if (claims.length === 0) return <p className="py-1.5 text-sm text-pretty text-ink-2">{none}</p>
  return (
    <ul className="divide-y divide-rule">
      {claims.map((claim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a claim by its place
        <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5">
          <span aria-hidden="true" className={cn('mt-[0.6em] size-1.5 rounded-full', tone)} />
          <div className="grid min-w-0 gap-1">
            <p dir="auto" className="text-pretty wrap-anywhere">
              {claim}
            </p>
            <Sources sources={sourcesOfClaim(evidence, field, index)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
