import { Check, X } from 'lucide-react'
import { cn } from '@/lib/client/screen/cn'
import type { ConnectionTest } from '@/lib/contract/connection'
import { resultWords } from './connection-words'

type ConnectionResultProps = { result: ConnectionTest | undefined; name: string; isRunning: boolean }

/** What a test of a model said, as far as there is one. */
export function ConnectionResult({ result, name, isRunning }: ConnectionResultProps) {
  const words = result && !isRunning ? resultWords(result, name) : null
  return (
    <div role="status">
      {isRunning && (
        <p className="text-sm text-ink-2">
          Twelve sample answers and a question to look up. A model that has to be loaded first takes up to two minutes.
        </p>
      )}
      {words && (
        <div
          className={cn(
            'grid gap-1.5 rounded-control px-4 py-3.5 text-sm wrap-anywhere',
            result?.ok ? 'bg-ok-soft' : 'bg-warn-soft',
          )}
        >
          <p className="flex items-start gap-2 font-[550]">
            {result?.ok ? (
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
            ) : (
              <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
            )}
            <span>{words.title}</span>
          </p>
          <p className="pl-6">{words.sentence}</p>
          {words.missed.length > 0 && (
            <ul className="grid gap-1 pl-6 text-ink-2">
              {words.missed.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
