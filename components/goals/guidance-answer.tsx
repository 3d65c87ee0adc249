import { Button } from '@/components/ui/button'
import type { Guidance } from '@/lib/contract/coach'

type GuidanceAnswerProps = {
  guidance: Guidance
  /** Whether the user's own description was replaced and can be put back. */
  canRestore: boolean
  onUse: (description: string) => void
  onRestore: () => void
}

export function GuidanceAnswer({ guidance, canRestore, onUse, onRestore }: GuidanceAnswerProps) {
  const { questions, suggestions, improvedDescription } = guidance
  return (
    <>
      <List title="Questions to answer first" items={questions} />
      <List title="Suggestions" items={suggestions} />
      {improvedDescription && (
        <section className="grid gap-2">
          <h3 className="font-semibold tracking-normal">A clearer description</h3>
          <p dir="auto" className="border-l-2 border-burn pl-3 whitespace-pre-line text-ink-2 wrap-anywhere">
            {improvedDescription}
          </p>
          {canRestore ? (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRestore}>
              Put mine back
            </Button>
          ) : (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => onUse(improvedDescription)}
            >
              Use this description
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold tracking-normal">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-4 text-ink-2 marker:text-rule-strong">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
