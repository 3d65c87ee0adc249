'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDraft } from '@/lib/client/forms/drafts'
import { paths } from '@/lib/contract/paths'

/** The coach's question where no goal is under way, answered on the card: its words begin the goal's own form. */
export function FirstGoalForm({ question }: { question: string }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  // The draft that the form for a new goal opens with.
  const draft = useDraft<{ title: string }>('new-goal')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim()) draft.save({ ...draft.read(), title: title.trim() })
    router.push(`${paths.goals}?new=1`)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-3">
      <label htmlFor="first-goal" className="text-lg/snug font-[550] text-pretty">
        {question}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id="first-goal"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          placeholder="Run a half marathon"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className="max-w-md flex-1 basis-56"
        />
        <Button type="submit" className="h-11">
          Create goal
        </Button>
      </div>
    </form>
  )
}
