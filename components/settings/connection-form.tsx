'use client'

import { type FormEvent, useState } from 'react'
import { FormNotice } from '@/components/auth/form-notice'
import { FormField } from '@/components/shared/form-field'
import { Spinner } from '@/components/shared/spinner'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDisconnect, useSetConnection, useTestConnection } from '@/lib/client/connection/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Connection, ConnectionChoice, NewConnection } from '@/lib/contract/connection'
import { ChoiceOption } from './choice-option'
import { ConnectionResult } from './connection-result'
import { choiceWords, coachName, keyWords } from './connection-words'
import { type Draft, ServerFields } from './server-fields'

/** Chooses who answers, with what it takes, after a test that says whether it can. */
export function ConnectionForm({ connection }: { connection: Connection }) {
  const { scope, from, problem } = connection
  const choices: ConnectionChoice[] =
    scope === 'everyone' ? ['built-in', 'anthropic', 'local'] : ['built-in', 'anthropic']
  const isEveryones = scope === 'own' && from === 'default'
  const [choice, setChoice] = useState<ConnectionChoice | null>(isEveryones ? null : connection.choice)
  const [draft, setDraft] = useState<Draft>({
    baseUrl: connection.baseUrl ?? '',
    model: modelOf(connection, choice),
    key: '',
  })
  const isStored =
    from === 'settings' && choice === connection.choice && draft.baseUrl.trim() === (connection.baseUrl ?? '')
  const store = useSetConnection(coachName)
  const test = useTestConnection()
  const disconnect = useDisconnect()
  const isBusy = store.isPending || test.isPending || disconnect.isPending
  const refused = [store.error, test.error].find((error) => error instanceof ApiError)
  const errorOf = (field: string) => refused?.fields?.[field]?.join(' ')

  function pick(next: ConnectionChoice) {
    setChoice(next)
    // A key goes to nobody that it was not typed for.
    change({ model: modelOf(connection, next), key: '' })
  }

  function change(changes: Partial<Draft>) {
    setDraft((known) => ({ ...known, ...changes }))
    forget()
  }

  /** What was said of another choice is not said of this one. */
  function forget() {
    store.reset()
    test.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    test.reset()
    if (choice) store.mutate(bodyOf(choice, draft))
  }

  const key = (label: string) => (
    <FormField
      label={label}
      hint={keyWords(isStored ? connection.keyEnd : null, isStored && problem !== null)}
      error={errorOf('key')}
    >
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={draft.key}
          onChange={(event) => change({ key: event.target.value })}
        />
      )}
    </FormField>
  )

  const isInForce = (one: ConnectionChoice) => connection.choice === one && !problem && !isEveryones
  // Nothing is to be set of the built-in coach: where it answers already there is nothing to press.
  const isAnswering = choice === 'built-in' && isInForce(choice)

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {problem && <FormNotice>{problem}</FormNotice>}
      {isEveryones && (
        <p className="text-sm text-ink-2">{coachName(connection)} answers everyone here, and you, until you choose.</p>
      )}
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">Who answers</legend>
        {choices.map((one) => (
          <ChoiceOption
            key={one}
            choice={one}
            isChosen={choice === one}
            isInForce={isInForce(one)}
            onChoose={() => pick(one)}
          />
        ))}
      </fieldset>
      {choice === 'anthropic' && (
        <fieldset disabled={isBusy} className="grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{choiceWords.anthropic.label}</legend>
          {key('Anthropic key')}
          <FormField label="Model" optional hint="Leave empty for the default." error={errorOf('model')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={draft.model}
                onChange={(event) => change({ model: event.target.value })}
              />
            )}
          </FormField>
        </fieldset>
      )}
      {choice === 'local' && (
        <fieldset disabled={isBusy} className="grid gap-4">
          <legend className="sr-only">{choiceWords.local.label}</legend>
          <ServerFields draft={draft} errorOf={errorOf} onChange={change} />
          {key('Key, if the server needs one')}
        </fieldset>
      )}
      {choice && (
        <>
          <ConnectionResult
            result={test.data}
            name={coachName({ choice, model: draft.model.trim() || null })}
            isRunning={test.isPending}
          />
          <div className="flex flex-wrap gap-2">
            {!isAnswering && (
              <SubmitButton pending={store.isPending} pendingLabel="Connecting..." disabled={isBusy}>
                Let it answer
              </SubmitButton>
            )}
            {choice !== 'built-in' && (
              <Button variant="outline" disabled={isBusy} onClick={() => test.mutate(bodyOf(choice, draft))}>
                {test.isPending && <Spinner />}
                {test.isPending ? 'Testing...' : 'Test this model'}
              </Button>
            )}
            {from === 'settings' && (
              <Button variant="ghost" disabled={isBusy} onClick={() => disconnect.mutate()}>
                Disconnect
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  )
}

/** The model that is kept for a choice. */
function modelOf({ from, choice, model }: Connection, chosen: ConnectionChoice | null): string {
  return from === 'settings' && choice === chosen ? (model ?? '') : ''
}

/** What is sent: an empty key is the one that is kept. */
function bodyOf(choice: ConnectionChoice, { baseUrl, model, key }: Draft): NewConnection {
  if (choice === 'built-in') return { choice }
  return {
    choice,
    ...(choice === 'local' && baseUrl.trim() && { baseUrl }),
    ...(model.trim() && { model }),
    ...(key.trim() && { key }),
  }
}
