'use client'

import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { type BuiltInLeader, coaches, coachLabel, type Leader, leaderIds } from '@/lib/contract/coaches'
import { paths } from '@/lib/contract/paths'
import { CoachOption } from './coach-option'
import { moveRadioFocus } from './move-radio-focus'
import { SettingsCard } from './settings-card'
import { useSaveSetting } from './use-save-setting'

/** The ten coaches. One that is picked is saved at once, and answers from then on. */
export function CoachingCard({ questions }: { questions: Record<BuiltInLeader, string> }) {
  const router = useRouter()
  const { user, save } = useSaveSetting()
  if (!user) return null
  const { selectedLeader: chosen, customCoachName: name, customCoachStyle: style } = user

  function choose(id: Leader) {
    // A custom coach that is not there is made first.
    if (id === 'custom' && !name.trim()) router.push(paths.customCoach)
    else if (id !== chosen) save({ selectedLeader: id })
  }

  const editLabel = name ? 'Edit Custom Coach' : 'Create Custom Coach'
  return (
    <SettingsCard
      section="coaching"
      value={coachLabel(user).name}
      text="Every coach knows the same about you. They differ in tone and in what they ask."
      action={
        <ScreenLink href={paths.customCoach} className="link text-sm whitespace-nowrap">
          {editLabel}
        </ScreenLink>
      }
    >
      <fieldset aria-describedby="coach-keys" onKeyDown={moveRadioFocus} className="grid sm:grid-cols-2 sm:gap-2.5">
        <legend className="sr-only">Coach</legend>
        <p id="coach-keys" className="sr-only">
          Arrow keys move between the coaches, Space picks one.
        </p>
        {leaderIds.map((id) => (
          <CoachOption
            key={id}
            id={id}
            name={id === 'custom' ? name || '+' : coaches[id].name}
            label={id === 'custom' ? name || 'Create Your Own' : coaches[id].name}
            note={id === 'custom' ? style || 'A name, a style and a prompt of your own' : coaches[id].style}
            detail={id === 'custom' ? undefined : questions[id]}
            isChosen={chosen === id}
            onChoose={() => choose(id)}
          />
        ))}
      </fieldset>
      {chosen === 'custom' && (
        <div className="flex items-center gap-4 rounded-control bg-raised px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="eyebrow">Your coach</p>
            <p dir="auto" className="mt-0.5 font-semibold wrap-anywhere">
              {name}
            </p>
            <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere text-ink-2">
              {style}
            </p>
          </div>
          <ScreenLink href={paths.customCoach} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            <Pencil aria-hidden="true" />
            Edit
          </ScreenLink>
        </div>
      )}
    </SettingsCard>
  )
}
