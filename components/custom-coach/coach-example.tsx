import { Button } from '@/components/ui/button'
import type { CustomCoach } from '@/lib/client/custom-coach/api'

const example: CustomCoach = {
  name: 'Ruth, the Editor',
  style: 'Dry Wit & Kind Cuts',
  prompt: `You have edited books for forty years. You are dry, exact and fond of the writer. Short sentences. You never praise what is not on the page.

You read what I give you twice: once for what I say, once for what I avoid. Then you cut. A plan of ten points becomes three; a vague word gets a question mark.

When I am stuck, ask me for one bad sentence. When I slip, call it a first draft. When I finish something, say “good”, and mean it.

The question you come back to: “What are you actually trying to say?”`,
}

/** A whole coach to look at, or to start from. */
export function CoachExample({ onUse }: { onUse: (coach: CustomCoach) => void }) {
  return (
    <section
      aria-labelledby="coach-example"
      className="rounded-card border border-dashed border-rule-strong px-5 py-4.5"
    >
      <h2 id="coach-example" className="eyebrow">
        Example coach
      </h2>
      <p className="mt-2 font-semibold">{example.name}</p>
      <p className="text-sm text-ink-2">{example.style}</p>
      <p className="mt-3 text-sm whitespace-pre-line text-pretty text-ink-2">{example.prompt}</p>
      <Button variant="outline" size="sm" className="mt-4" onClick={() => onUse(example)}>
        Start from this example
      </Button>
    </section>
  )
}
