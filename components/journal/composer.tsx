'use client'

import { CalendarDays, Sparkle } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { Kept, SignUpNote } from '@/components/shared/kept'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useCreateEntry } from '@/lib/client/journal/api'
import { useLastMood } from '@/lib/client/journal/last-of-day'
import { cn } from '@/lib/client/screen/cn'
import { dayName, relativeDay, type Today } from '@/lib/client/time/calendar'
import { promptsOfPastDay } from '@/lib/contract/entry-prompt'
import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { journalMessages } from '@/lib/contract/messages/journal'
import { moods } from '@/lib/contract/mood'
import { KeepButton } from './keep-button'
import { MoodFaces } from './mood-faces'
import { PhotoField } from './photo-field'

type ComposerProps = {
  now: Today
  date: string
  onDate: (date: string) => void
  /** Whether the day has an entry already, as far as is known. */
  isSecond: boolean
  /** What to write about, drawn from the record. */
  prompts: readonly string[]
  field: RefObject<HTMLTextAreaElement | null>
  /** Over entries that are to be seen on a phone, too: there it shows an energy and a line to write in until it is used. */
  isFolded?: boolean
  /** Told of what was written, once it stands in the journal. */
  onWritten?: (entry: JournalEntry) => void
}

/** The journal's first thing: a day, an energy and a field that is always open. */
export function Composer({
  now: { today },
  date,
  onDate,
  isSecond,
  prompts,
  field,
  isFolded = false,
  onWritten,
}: ComposerProps) {
  const { text, setText, clear } = useDraftText('journal-composer')
  const photos = usePhotoDraft()
  // Nothing is chosen for anyone: an entry without an energy asks for it as it is saved, and is saved by the next press.
  const [chosen, setMood] = useState<number | null>(null)
  // But a second entry of a day goes on from the first, and says so.
  const before = useLastMood(date, isSecond)
  const mood = chosen ?? before
  const [isAsking, setAsking] = useState(false)
  const energy = useRef<HTMLFieldSetElement>(null)
  const [neverSend, setNeverSend] = useState(false)
  const [missing, setMissing] = useState(false)
  // What is missing is told at once: an entry without a word may lack its energy, too.
  const [lacksMood, setLacksMood] = useState(false)
  // Once used it stays open: what is pressed below it does not move away. A draft alone opens nothing: it comes after the
  // first picture, and the entries below would jump.
  const [isUsed, setUsed] = useState(false)
  const waits = isFolded && !isUsed
  // The field grows with its text once it is written in: pressing Save Entry under a long draft moves no button.
  const [isWritten, setWritten] = useState(false)
  const [care, setCare] = useState<string>()
  const create = useCreateEntry((words, entry) => {
    clear()
    setMissing(false)
    setMood(null)
    setAsking(false)
    setLacksMood(false)
    photos.clear()
    setCare(words)
    setNeverSend(false)
    onDate(today)
    if (entry && !words) onWritten?.(entry)
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (create.isPending) return
    const notes = text.trim()
    if (!notes) {
      setMissing(true)
      setLacksMood(mood === null)
      field.current?.focus()
    } else if (mood === null) {
      setAsking(true)
      // On the middle of the scale, as far from either end.
      energy.current?.querySelectorAll('button')[moods.indexOf(limits.mood.default)]?.focus()
    } else {
      create.mutate({ date, mood, notes, attachments: photos.ids, ...(neverSend && { neverSend }) })
    }
  }

  const refused = missing
    ? journalMessages.journalNotesRequired.description
    : (create.error?.fields?.date?.[0] ?? create.error?.sentence)
  return (
    <form
      noValidate
      aria-label="New entry"
      onFocus={() => setUsed(true)}
      onSubmit={submit}
      className="card lifted grid gap-3 p-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <DateChip date={date} today={today} onDate={onDate} />
        <MoodFaces
          ref={energy}
          mood={mood}
          isBefore={chosen === null}
          isAsked={mood === null && (isAsking ? 'saving' : lacksMood && 'missing')}
          onChoose={(chosen) => {
            // Safari gives no focus to a button that is tapped.
            setUsed(true)
            setMood(chosen)
          }}
        />
      </div>
      <div className={cn('contents', waits && 'max-sm:hidden')}>
        <Prompt key={date} prompts={date === today ? prompts : promptsOfPastDay} />
      </div>
      <div className="relative grid">
        <Textarea
          ref={field}
          data-do="entry"
          dir="auto"
          rows={3}
          value={text}
          aria-label="Notes"
          placeholder="What happened, and how it felt"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? 'composer-refused' : undefined}
          readOnly={create.isPending}
          onFocus={() => setWritten(true)}
          onChange={({ target }) => {
            setMissing(false)
            setUsed(true)
            setWritten(true)
            setText(target.value)
          }}
          className={cn(!isWritten && 'h-24', waits && 'max-sm:h-12 max-sm:min-h-0 max-sm:truncate')}
        />
        {/* Over the line and not under it: what comes after the first picture moves nothing. */}
        {waits && photos.ids.length > 0 && (
          <p className="pointer-events-none absolute inset-y-0 right-3 my-auto h-fit bg-surface pl-2 text-sm text-ink-2 sm:hidden">
            {journalMessages.photosWait(photos.ids.length)}
          </p>
        )}
      </div>
      {refused && (
        <p id="composer-refused" role="alert" className="text-sm text-bad">
          <TitledWords title={missing ? journalMessages.journalNotesRequired.title : undefined} words={refused} />
        </p>
      )}
      <div className={cn('contents', waits && 'max-sm:hidden')}>
        <PhotoField attachments={photos.ids} onChange={photos.change} mayWait>
          <KeepButton isKept={neverSend} onChange={setNeverSend} />
          <Kept otherwise={<SignUpNote />}>
            <SubmitButton pending={create.isPending} pendingLabel="Saving..." className="ml-auto max-sm:w-full">
              Save Entry
            </SubmitButton>
          </Kept>
        </PhotoField>
      </div>
      {isSecond && isUsed && text.trim() !== '' && (
        <p className="text-sm text-ink-3">{journalMessages.secondEntry(relativeDay(date, today))}</p>
      )}
      {neverSend && <p className="text-sm text-ink-2">{commonMessages.neverSend.entry}</p>}
      {care && <CareCard words={care} />}
    </form>
  )
}

/** The day in words; under it lies the browser's own field, which opens its calendar. */
function DateChip({ date, today, onDate }: { date: string; today: string; onDate: (date: string) => void }) {
  const day = relativeDay(date, today)
  return (
    <label className="relative inline-flex h-11 items-center gap-2 rounded-full border border-rule-strong px-4 text-sm font-medium hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-burn">
      <CalendarDays aria-hidden="true" className="size-4 text-ink-3" />
      <span aria-hidden="true" className="num">
        {date === today || date > today ? 'Today' : `${day[0]?.toUpperCase()}${day.slice(1)}`}, {dayName(date, today)}
      </span>
      <input
        type="date"
        aria-label="Date"
        max={today}
        value={date}
        onChange={({ target }) => onDate(target.value || today)}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}

function Prompt({ prompts }: { prompts: readonly string[] }) {
  const [at, setAt] = useState(0)
  const prompt = prompts[at % Math.max(1, prompts.length)]
  if (!prompt) return null
  return (
    <div className="-mb-1 flex items-start justify-between gap-3 text-sm">
      <p className="flex gap-2 pt-0.5 text-ink-2" aria-live="polite">
        <Sparkle aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-burn" />
        <bdi className="text-pretty wrap-anywhere">{prompt}</bdi>
      </p>
      {prompts.length > 1 && (
        <button
          type="button"
          onClick={() => setAt(at + 1)}
          className="link relative shrink-0 pt-0.5 after:absolute after:-inset-x-2 after:-inset-y-2.5"
        >
          Another
        </button>
      )}
    </div>
  )
}

/** The ids of photos that wait with the text, also in a closed tab. */
function usePhotoDraft() {
  const { text, setText, clear } = useDraftText('journal-composer-photos')
  const ids = useMemo(() => text.split(' ').filter(Boolean), [text])
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  function change(make: (ids: readonly string[]) => string[]) {
    latest.current = make(latest.current)
    setText(latest.current.join(' '))
  }
  return { ids, change, clear }
}
