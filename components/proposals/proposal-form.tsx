'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { editableFields, fieldText, type ProposalField, withField } from '@/lib/client/proposals/fields'
import { domainIds, domains } from '@/lib/contract/domains'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { goalMessages } from '@/lib/contract/messages/goals'
import { journalMessages } from '@/lib/contract/messages/journal'
import { measureMessages } from '@/lib/contract/messages/measures'
import { moodLabels } from '@/lib/contract/mood'
import type { Proposal } from '@/lib/contract/proposal'

type ProposalFormProps = {
  proposal: Proposal
  timeZone: string
  isPending: boolean
  onApply: (input: Proposal['input']) => void
  /** Absent where something is missing: then there is nothing to go back to. */
  onCancel: (() => void) | undefined
  /** More buttons behind the form's own. */
  children: ReactNode
}

/** A proposal's fields, to be put right or filled in before it is applied. */
export function ProposalForm({ proposal, timeZone, isPending, onApply, onCancel, children }: ProposalFormProps) {
  const fields = editableFields(proposal)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const textOf = (field: ProposalField) => typed[field.name] ?? fieldText(field, proposal.input, timeZone)

  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const lackOf = (field: ProposalField) =>
    proposal.missing?.includes(field.name) && textOf(field).trim() === '' ? lackWords(field) : undefined

  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [presses])

  function apply() {
    setPresses((before) => before + 1)
    if (fields.some(lackOf)) return
    const changed = fields.filter(({ name }) => typed[name] !== undefined)
    onApply(
      changed.reduce((input, field) => withField(field, typed[field.name] ?? '', input, timeZone), proposal.input),
    )
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <fieldset disabled={isPending} className="grid gap-3">
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            text={textOf(field)}
            isRequired={proposal.missing?.includes(field.name) ?? false}
            error={presses > 0 ? lackOf(field) : undefined}
            onChange={(text) => setTyped((known) => ({ ...known, [field.name]: text }))}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isPending}>
          Apply
        </Button>
        {onCancel && (
          <Button variant="outline" size="sm" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}

type FieldInputProps = {
  field: ProposalField
  text: string
  isRequired: boolean
  error: string | undefined
  onChange: (text: string) => void
}

function FieldInput({ field: { label, kind }, text, isRequired, error, onChange }: FieldInputProps) {
  const own = {
    value: text,
    required: isRequired,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <FormField label={label} error={error}>
      {(control) =>
        kind === 'words' || kind === 'lines' ? (
          <Textarea rows={3} {...control} {...own} />
        ) : kind === 'area' ? (
          <Select {...control} {...own}>
            <option value="">Choose an area</option>
            {domainIds.map((domain) => (
              <option key={domain} value={domain}>
                {domains[domain].label}
              </option>
            ))}
          </Select>
        ) : kind === 'energy' ? (
          <Select {...control} {...own}>
            <option value="">Choose your energy</option>
            {Object.entries(moodLabels).map(([mood, name]) => (
              <option key={mood} value={mood}>
                {mood}, {name}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...control} {...own} {...inputTypes[kind]} />
        )
      }
    </FormField>
  )
}

/** What is said of a field that is still empty; of others the server says it. */
function lackWords({ name, kind }: ProposalField): string | undefined {
  return name === 'title' ? goalMessages.field.titleRequired : lacksOfKind[kind]
}
const lacksOfKind: Partial<Record<ProposalField['kind'], string>> = {
  text: goalMessages.field.answerRequired,
  words: goalMessages.field.answerRequired,
  lines: goalMessages.field.answerRequired,
  number: measureMessages.field.number,
  moment: alertMessages.field.alertTimeRequired,
  area: goalMessages.field.domainRequired,
  energy: journalMessages.energyMissing,
}

const inputTypes = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  day: { type: 'date' },
  moment: { type: 'datetime-local' },
} as const
