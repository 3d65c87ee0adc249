import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'
import { moodEmoji, moodLabels, moods } from '@/lib/contract/mood'
import { energyOf } from './entry-words'

type MoodFacesProps = { mood: number | null; onChoose: (mood: number) => void }

/** The five faces, and in words the one that is chosen; where none is, what the entry counts as. */
export function MoodFaces({ mood, onChoose }: MoodFacesProps) {
  const { label, figure } = energyOf(mood ?? limits.mood.default)
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
              'grid min-h-11 w-14 content-center justify-items-center gap-0.5 rounded-control text-2xl/none hover:bg-raised max-sm:w-auto max-sm:min-w-fit max-sm:flex-1 max-sm:basis-14',
              mood === one && 'bg-burn-soft',
            )}
          >
            <span aria-hidden="true">{moodEmoji[one]}</span>
            <span aria-hidden="true" className="text-[0.6875rem]/4 whitespace-nowrap text-ink-3">
              {moodLabels[one]}
            </span>
          </button>
        ))}
      </fieldset>
      <p className="num text-sm text-ink-3 max-sm:justify-self-start">
        {mood === null ? `Energy not chosen: saved as ${figure}, the middle` : `${label}, ${figure}`}
      </p>
    </div>
  )
}
