import type { KeyboardEvent, Ref } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { journalMessages } from '@/lib/contract/messages/journal'
import { moodEmoji, moodLabels, moods } from '@/lib/contract/mood'
import { energyOf } from './entry-words'

type MoodFacesProps = {
  /** The group of the faces. */
  ref?: Ref<HTMLFieldSetElement>
  mood: number | null
  /** It is that of the day’s last entry, and nobody has chosen it for this one. */
  isBefore?: boolean
  /** An entry waits for it to be saved, or it is missing as other things are. */
  isAsked?: 'saving' | 'missing' | false
  onChoose: (mood: number) => void
}

/** The five faces, and in words the one that is chosen, or what is asked of it. */
export function MoodFaces({ ref, mood, isBefore = false, isAsked = false, onChoose }: MoodFacesProps) {
  const chosen = mood === null ? null : energyOf(mood)
  const words = chosen && `${chosen.label}, ${chosen.figure}`
  return (
    <div
      className={cn(
        'grid justify-items-end gap-0.5 max-sm:w-full',
        isAsked && 'rounded-[4px] bg-burn-soft [box-shadow:0_0_0_0.375rem_var(--burn-soft)]',
      )}
    >
      <p role="status" className={cn('num text-sm max-sm:justify-self-start', isAsked ? 'text-ink' : 'text-ink-3')}>
        {words
          ? isBefore
            ? journalMessages.energyAsBefore(words)
            : words
          : isAsked === 'saving'
            ? journalMessages.whichEnergy
            : isAsked
              ? journalMessages.energyMissing
              : 'How was your energy?'}
      </p>
      <fieldset
        ref={ref}
        aria-label="Energy"
        onKeyDown={goToFace}
        className="-mx-1.5 flex max-sm:w-full max-sm:flex-wrap max-sm:justify-between"
      >
        {moods.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mood === one}
            aria-label={`Energy ${one} of 5, ${moodLabels[one]}`}
            title={moodLabels[one]}
            onClick={() => onChoose(one)}
            className={cn(
              'grid min-h-11 w-14 content-center justify-items-center gap-0.5 rounded-control text-2xl/none hover:bg-raised max-sm:w-auto max-sm:min-w-fit max-sm:flex-1 max-sm:basis-14',
              mood === one && 'bg-burn-soft',
            )}
          >
            <span aria-hidden="true">{moodEmoji[one]}</span>
            <span
              aria-hidden="true"
              className={cn('text-[0.6875rem]/4 whitespace-nowrap', isAsked ? 'text-ink-2' : 'text-ink-3')}
            >
              {moodLabels[one]}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys go from face to face, and choose none. */
function goToFace(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const faces = [...event.currentTarget.querySelectorAll('button')]
  const at = faces.findIndex((face) => face === event.target)
  if (at === -1) return
  event.preventDefault()
  faces[Math.min(faces.length - 1, Math.max(0, at + step))]?.focus()
}
