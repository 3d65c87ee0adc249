import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useFindServers } from '@/lib/client/connection/api'

/** Which fields there are, as they are typed. */
export type Draft = { baseUrl: string; model: string; key: string }

type ServerFieldsProps = {
  draft: Draft
  errorOf: (field: string) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/**
 * Where a model server is and which of its models answers. Those on this machine are looked for as soon as nothing else
 * is known, and again by a press.
 */
export function ServerFields({ draft, errorOf, onChange }: ServerFieldsProps) {
  const find = useFindServers()
  const [isNew] = useState(draft.baseUrl === '')
  const look = find.mutate
  useEffect(() => {
    if (isNew) look()
  }, [isNew, look])
  const servers = find.data?.servers
  const found = servers?.flatMap(({ baseUrl, models }) => models.map((model) => ({ baseUrl, model })))

  return (
    <>
      <FormField label="Address" error={errorOf('baseUrl')}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="http://127.0.0.1:11434"
              className="num min-w-0 flex-1 basis-56"
              value={draft.baseUrl}
              onChange={(event) => onChange({ baseUrl: event.target.value })}
            />
            <Button
              variant="outline"
              className="h-auto min-h-11"
              disabled={find.isPending}
              onClick={() => find.mutate()}
            >
              {find.isPending ? <Spinner /> : <Search aria-hidden="true" />}
              {find.isPending ? 'Looking...' : 'Look on this machine'}
            </Button>
          </div>
        )}
      </FormField>
      <div role="status" className="grid gap-2 empty:hidden">
        {found && found.length === 0 && (
          <p className="text-sm text-ink-2">
            {servers?.length
              ? 'A server runs there without a model: load one first.'
              : 'No model server runs on this machine. Start one, or type its address.'}
          </p>
        )}
        {found && found.length > 0 && (
          <>
            <p id="found-models" className="text-sm text-ink-2">
              {found.length === 1 ? 'One model found. Pick it:' : `${found.length} models found. Pick one:`}
            </p>
            <ul aria-labelledby="found-models" className="flex max-h-52 flex-wrap gap-2 overflow-y-auto">
              {found.map(({ baseUrl, model }) => (
                <li key={`${baseUrl} ${model}`} className="max-w-full">
                  <Button
                    variant="outline"
                    size="sm"
                    className="h-auto max-w-full py-1.5 text-left wrap-anywhere whitespace-normal aria-pressed:border-burn aria-pressed:bg-burn-soft"
                    aria-pressed={draft.baseUrl === baseUrl && draft.model === model}
                    onClick={() => onChange({ baseUrl, model })}
                  >
                    {model}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <FormField label="Model" error={errorOf('model')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder="qwen3:8b"
            value={draft.model}
            onChange={(event) => onChange({ model: event.target.value })}
          />
        )}
      </FormField>
    </>
  )
}
