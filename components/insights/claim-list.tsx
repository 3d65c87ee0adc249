import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import type { Evidence } from '@/lib/contract/weekly-insight'
import { ClaimActButton } from './claim-acts'
import { ClaimLine } from './claim-line'

type ClaimListProps = {
  claims: readonly string[]
  /** The insight's field that the claims stand in. */
  field: string
  evidence: readonly Evidence[]
  /** What is said where there are none. */
  none: string
  /** The user's date, where each line has something to press. */
  actsOn?: string | undefined
  list?: { id: string; className: string }
}

/** A column is read at a glance. */
export const MOST_CLAIMS = 3

/** Claims of the coach's, each with what it rests on. */
export function ClaimList({ claims, field, evidence, none, actsOn, list }: ClaimListProps) {
  if (claims.length === 0) return <p className="border-t border-rule py-3 text-sm text-pretty text-ink-2">{none}</p>
  return (
    <ul {...list}>
      {claims.slice(0, MOST_CLAIMS).map((claim, index) => {
        const sources = sourcesOfClaim(evidence, field, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a claim by its place
          <li key={index} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 border-t border-rule py-3">
            <ClaimLine
              text={claim}
              sources={sources}
              act={actsOn && <ClaimActButton text={claim} sources={sources} today={actsOn} />}
            />
          </li>
        )
      })}
    </ul>
  )
}
