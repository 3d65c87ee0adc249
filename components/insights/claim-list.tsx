import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import type { Evidence } from '@/lib/contract/weekly-insight'
import { ClaimActButton } from './claim-acts'
import { Sources } from './sources'

type ClaimListProps = {
  claims: readonly string[]
  /** The insight's field that the claims stand in. */
  field: string
  evidence: readonly Evidence[]
  /** What is said where there are none. */
  none: string
  /** The user's date, where each line has something to press. */
  actsOn?: string | undefined
}

/** A column is read at a glance. */
const MOST = 3

/** Claims of the coach's, each with what it rests on. */
export function ClaimList({ claims, field, evidence, none, actsOn }: ClaimListProps) {
  if (claims.length === 0) return <p className="border-t border-rule py-3 text-sm text-pretty text-ink-2">{none}</p>
  return (
    <ul>
      {claims.slice(0, MOST).map((claim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a claim by its place
        <li key={index} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 border-t border-rule py-3">
          <p dir="auto" className="text-pretty wrap-anywhere">
            {claim}
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
            <Sources sources={sourcesOfClaim(evidence, field, index)} said={claim} />
            {actsOn && <ClaimActButton text={claim} sources={sourcesOfClaim(evidence, field, index)} today={actsOn} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
