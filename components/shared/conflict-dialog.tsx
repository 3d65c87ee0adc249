'use client'

import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { Choice } from '@/lib/client/cache/careful-patch'
import { commonMessages } from '@/lib/contract/messages/common'

/** A field that two people, or one person twice, changed at the same time. */
export type Version = {
  field: string
  label: string
  mine: ReactNode
  stored: ReactNode
  /** For texts: keeping both is a choice. */
  canMerge?: boolean
}

type ConflictDialogProps = {
  versions: readonly Version[]
  /** Back to what was being written; nothing is saved. */
  onClose: () => void
  onKeep: (choiceOf: (field: string) => Choice) => void
}

/** Shows what was written here beside what is stored by now, and lets the user choose, field by field. */
export function ConflictDialog({ versions, onClose, onKeep }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const choiceOf = (field: string) => choices[field] ?? 'mine'
  const focus = useReturnFocus(undefined, undefined)
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        {/* As high as a dialog, so that it dims the one in which the edit was written. */}
        <Overlay className="scrim z-50" />
        <Content className="dialog sm:max-w-2xl" {...focus}>
          <header className="dialog-head">
            <div className="min-w-0">
              <Title className="text-lg leading-snug">{commonMessages.changedElsewhere.title}</Title>
              <Description className="mt-0.5 text-sm text-ink-2">
                {commonMessages.changedElsewhere.description}
              </Description>
            </div>
          </header>
          <div className="dialog-body gap-6">
            {versions.map((version) => (
              <VersionChoice
                key={version.field}
                version={version}
                choice={choiceOf(version.field)}
                onChoice={(choice) => setChoices({ ...choices, [version.field]: choice })}
              />
            ))}
          </div>
          <footer className="dialog-foot">
            <Button variant="outline" onClick={onClose}>
              Back to editing
            </Button>
            <Button onClick={() => onKeep(choiceOf)}>Save this</Button>
          </footer>
        </Content>
      </Portal>
    </Root>
  )
}

type VersionChoiceProps = { version: Version; choice: Choice; onChoice: (choice: Choice) => void }

function VersionChoice({ version, choice, onChoice }: VersionChoiceProps) {
  const { label, mine, stored, canMerge } = version
  const name = useId()
  const option = (value: Choice, title: string, content?: ReactNode) => (
    <label
      htmlFor={`${name}-${value}`}
      className="block min-w-0 rounded-control border border-rule-strong px-3.5 py-2.5 has-checked:border-burn has-checked:bg-burn-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn"
    >
      <span className="flex items-center gap-2.5 text-sm font-[550]">
        <input
          type="radio"
          id={`${name}-${value}`}
          name={name}
          checked={choice === value}
          onChange={() => onChoice(value)}
          className="size-4 accent-burn focus-visible:outline-none"
        />
        {title}
      </span>
      {content !== undefined && (
        <span dir="auto" className="mt-1.5 block whitespace-pre-line text-pretty wrap-anywhere">
          {content}
        </span>
      )}
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1.5">{label}</legend>
      <div className="grid items-stretch gap-2 sm:grid-cols-2">
        {option('mine', 'What you wrote', mine)}
        {option('stored', 'What is stored', stored)}
        {canMerge && <div className="sm:col-span-2">{option('both', 'Both, what is stored first')}</div>}
      </div>
    </fieldset>
  )
}
