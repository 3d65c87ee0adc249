'use client'

import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { limits } from '@/lib/contract/limits'

type RenameFormProps = {
  title: string
  isPending: boolean
  onSave: (title: string) => void
  onCancel: () => void
}

/** A conversation's title, to be changed in its place. Escape leaves it as it was, and the dialog open. */
export function RenameForm({ title, isPending, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(title)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = text.trim()
    if (next === '' || isPending) return
    if (next === title) onCancel()
    else onSave(next)
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  return (
    <form onSubmit={submit} onKeyDown={cancelOnEscape} data-keeps-escape className="flex gap-2">
      <Input
        ref={input}
        aria-label="Title"
        value={text}
        maxLength={limits.title}
        onChange={(event) => setText(event.target.value)}
        className="flex-1"
      />
      <Button type="submit" disabled={text.trim() === '' || isPending} className="h-11">
        Save
      </Button>
      <Button variant="ghost" size="icon" aria-label="Cancel" title="Cancel" className="h-11" onClick={onCancel}>
        <X aria-hidden="true" />
      </Button>
    </form>
  )
}
