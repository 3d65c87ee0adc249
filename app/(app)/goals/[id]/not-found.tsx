import { KeptTheme } from '@/components/shared/kept-theme'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { paths } from '@/lib/contract/paths'

/** A goal that is not there: deleted, or of another account. */
export default function GoalNotFound() {
  return (
    <div className="screen flex-1">
      <KeptTheme />
      <div className="grid justify-items-start gap-3">
        <h1 className="text-3xl">This goal is not here</h1>
        <p className="max-w-[52ch] text-pretty text-ink-2">
          It may have been deleted, here or on another device, or its address is wrong. What you wrote in the journal
          and in chats stays.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ScreenLink href={paths.goals} className={buttonVariants()}>
            All goals
          </ScreenLink>
          <ScreenLink href={`${paths.goals}?new=1`} className={buttonVariants({ variant: 'outline' })}>
            Create a new one
          </ScreenLink>
        </div>
      </div>
    </div>
  )
}
