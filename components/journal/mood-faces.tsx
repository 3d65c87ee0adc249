import { cn } from '@/lib/client/screen/cn'
import { moodEmoji, moodLabels, moods } from '@/lib/contract/mood'
import { energyOf } from './entry-words'

type MoodFacesProps = {
  mood: number | null
  /** Where what stands beside them says what they are for. */
  isBare?: boolean
  onChoose: (mood: number) => void
}

/** The five faces, and in words the one that is chosen. */
export function MoodFaces({ mood, isBare = false, onChoose }: MoodFacesProps) {
  const chosen = mood === null ? null : energyOf(mood)
  return (
    <div className="grid justify-items-end gap-0.5 max-sm:w-full">
      <fieldset aria-label="Energy" className="-mx-1.5 flex max-sm:w-full max-sm:flex-wrap max-sm:justify-between">
        {moods.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mood === one}
            aria-label={`Energy ${one} of 5, ${moodLabels[one]}`}
            title={moodLabels[one]}
            onClick={() => onChoose(one)}
            className={cn(
              'grid min-h-11 w-14 content-center justify-items-center gap-0.5 rounded-control text-2xl/none hover:bg-raised max-sm:w-auto max-sm:flex-1',
              mood === one && 'bg-burn-soft',
              isBare ? 'max-sm:min-w-0 max-sm:basis-0' : 'max-sm:min-w-fit max-sm:basis-14',
            )}
          >
            <span aria-hidden="true">{moodEmoji[one]}</span>
            <span aria-hidden="true" className="text-[0.6875rem]/4 whitespace-nowrap text-ink-3">
              {moodLabels[one]}
            </span>
          </button>
        ))}
      </fieldset>
      {!isBare && (
        <p className="num text-sm text-ink-3 max-sm:justify-self-start">
          {chosen ? `${chosen.label}, ${chosen.figure}` : 'How was your energy?'}
        </p>
      )}
    </div>
  )
}
