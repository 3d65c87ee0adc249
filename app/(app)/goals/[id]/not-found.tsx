import { NothingHere } from '@/components/shared/not-found-words'
import { paths } from '@/lib/contract/paths'

/** A goal that is not there: deleted, or of another account. */
export default function GoalNotFound() {
  return (
    <div className="screen flex-1">
      <NothingHere
        title="This goal is not here"
        words="It may have been deleted, here or on another device, or its address is wrong. What you wrote in the journal and in chats stays."
        ways={[
          { href: paths.goals, label: 'All goals' },
          { href: `${paths.goals}?new=1`, label: 'Create a new one' },
        ]}
      />
    </div>
  )
}
