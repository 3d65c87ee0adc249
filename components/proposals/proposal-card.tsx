'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { useProposalDeed } from '@/lib/client/proposals/api'
import { editableFields } from '@/lib/client/proposals/fields'
import type { Proposal } from '@/lib/contract/proposal'
import { outcomes } from '@/lib/contract/waits'
import { AskOptions } from './ask-options'
import { answerOf } from './ask-words'
import { ProposalForm } from './proposal-form'

type ProposalCardProps = { proposal: Proposal; timeZone: string }

/** A change that waits for one press: what it is, from what to what; then, what became of it. */
export function ProposalCard(props: ProposalCardProps) {
  const [isEditing, setEditing] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>(`${props.proposal.status} ${isEditing}`)
  return (
    <div {...kept} tabIndex={-1} className="focus:outline-none">
      <CardContent {...props} isEditing={isEditing} setEditing={setEditing} />
    </div>
  )
}

type CardContentProps = ProposalCardProps & { isEditing: boolean; setEditing: (isEditing: boolean) => void }

function CardContent({ proposal, timeZone, isEditing, setEditing }: CardContentProps) {
  const deed = useProposalDeed(proposal.id, () => setEditing(false))
  if (proposal.status !== 'proposed') {
    return (
      <SettledProposal proposal={proposal} isPending={deed.isPending} onUndo={() => deed.mutate({ deed: 'undo' })} />
    )
  }

  const { title, ask, missing = [], input } = proposal
  const needsForm = isEditing || (missing.length > 0 && !ask)
  const dismiss = (
    <Button variant="ghost" size="sm" disabled={deed.isPending} onClick={() => deed.mutate({ deed: 'dismiss' })}>
      Dismiss
    </Button>
  )
  return (
    <section aria-label={`Proposal: ${title}`} className="card grid gap-3 px-4 py-3.5">
      <h3 className="text-base wrap-anywhere">{title}</h3>
      <Kept otherwise={<ChangeList proposal={proposal} />}>
        {needsForm ? (
          <ProposalForm
            proposal={proposal}
            timeZone={timeZone}
            isPending={deed.isPending}
            onApply={(edited) => deed.mutate({ deed: 'apply', input: edited })}
            onCancel={missing.length > 0 ? undefined : () => setEditing(false)}
          >
            {dismiss}
          </ProposalForm>
        ) : (
          <>
            <ChangeList proposal={proposal} />
            {ask ? (
              <AskOptions
                ask={ask}
                isPending={deed.isPending}
                onAnswer={(answer) => deed.mutate({ deed: 'apply', input: { ...input, ...answerOf(ask, answer) } })}
                onLeave={() => deed.mutate({ deed: 'dismiss' })}
              />
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" disabled={deed.isPending} onClick={() => deed.mutate({ deed: 'apply' })}>
                  Apply
                </Button>
                {editableFields(proposal).length > 0 && (
                  <Button variant="outline" size="sm" disabled={deed.isPending} onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                )}
                {dismiss}
              </div>
            )}
          </>
        )}
      </Kept>
    </section>
  )
}

/** What changes, a line each. */
function ChangeList({ proposal: { title, diff } }: { proposal: Proposal }) {
  // What the heading says word for word is not said again.
  if (diff.every(({ from, to }) => from === null && to !== null && title.includes(to))) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {diff.map(({ field, label, from, to }) => (
        <div key={field} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">
            {from !== null && (
              <>
                <del className="text-ink-3">{from}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <ins className="font-medium no-underline">{to ?? 'none'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type SettledProposalProps = { proposal: Proposal; isPending: boolean; onUndo: () => void }

function SettledProposal({ proposal: { title, status }, isPending, onUndo }: SettledProposalProps) {
  if (status === 'proposed') return null
  return (
    <div className="flex items-start gap-3 text-sm text-ink-2">
      <p role="status" className="flex min-w-0 flex-1 items-start gap-2 py-2 wrap-anywhere">
        {status === 'applied' && <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />}
        <span className="min-w-0">
          <span className="font-medium">{outcomes[status]}</span> {title}
        </span>
      </p>
      {status === 'applied' && (
        // Beside the words, however many lines they are.
        <Kept>
          <Button
            variant="outline"
            size="sm"
            className="shrink-0"
            disabled={isPending}
            aria-label={`Undo: ${title}`}
            onClick={onUndo}
          >
            Undo
          </Button>
        </Kept>
      )}
    </div>
  )
}
