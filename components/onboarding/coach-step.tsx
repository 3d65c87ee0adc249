import { CoachOption } from '@/components/settings/coach-option'
import { type BuiltInLeader, coaches, type Leader } from '@/lib/contract/coaches'

const ids = Object.keys(coaches) as BuiltInLeader[]

type CoachStepProps = {
  chosen: Leader
  /** What each asks, in its own words. */
  questions: Record<BuiltInLeader, string>
  onChoose: (leader: Leader) => void
}

export function CoachStep({ chosen, questions, onChoose }: CoachStepProps) {
  return (
    <fieldset className="grid sm:grid-cols-2 sm:gap-2.5 lg:grid-cols-3">
      <legend className="sr-only">Coach</legend>
      {ids.map((id) => (
        <CoachOption
          key={id}
          id={id}
          label={coaches[id].style}
          note={`${coaches[id].name}: “${questions[id]}”`}
          isTight
          isChosen={chosen === id}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  )
}
