import { HeartHandshake } from 'lucide-react'
import { PhoneText } from './phone-text'

/** Words of help, as quiet as a page can be: no colour of alarm, nothing to do but read and call. */
export function CareCard({ words }: { words: string }) {
  return (
    <section aria-label="Someone to talk to" className="rounded-card bg-raised px-5 py-4">
      <HeartHandshake aria-hidden="true" className="mb-3 size-6 text-ink-2" />
      <div className="grid gap-3">
        {words.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="text-pretty">
            <PhoneText text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  )
}
