import type { Ask } from '@/lib/contract/ask'
import { commonMessages } from '@/lib/contract/messages/common'

const why = {
  milestones: 'It sounds like a milestone. Nothing has moved yet.',
  value: 'Nothing has moved yet.',
  share: 'It leaves open how far you are. Nothing has moved yet.',
} satisfies Record<Ask['kind'], string>

type KeptAnswerProps = {
  ask: Ask
  /** Whether it is kept nowhere, as in the demo. */
  unkept?: boolean | undefined
}

/** What was written, what was heard in it, and that nothing moved by it: it stands over what the coach asks back. */
export function KeptAnswer({ ask, unkept = false }: KeptAnswerProps) {
  return (
    <div className="mb-2 grid gap-1 text-sm text-ink-2">
      {ask.said && <OwnWords text={ask.said} />}
      <p role="status">
        {!unkept && 'Your answer is kept. '}
        {asksOfEnd(ask) ? why.value : why[ask.kind]} {unkept && commonMessages.unkept}
      </p>
    </div>
  )
}

/** Whether the whole is what is asked about: then it is not open how far it is. */
function asksOfEnd({ options: [first] }: Ask): boolean {
  return first?.progress === 100
}

/** An answer in the words of who gave it. */
export function OwnWords({ text }: { text: string }) {
  return (
    // In a box of its own: what is cut after some lines would be squeezed where a dialog has no room for all.
    <div>
      <p dir="auto" className="line-clamp-3 border-l-2 border-rule-strong pl-2.5 text-left text-ink-2 wrap-anywhere">
        “{text}”
      </p>
    </div>
  )
}
