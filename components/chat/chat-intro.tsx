import { ArrowUpRight, ShieldCheck } from 'lucide-react'
import { PhoneFold } from '@/components/shared/phone-fold'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import type { BuiltInLeader } from '@/lib/contract/coaches'
import { CoachChoice } from './coach-choice'
import { disclosure, type Engine } from './disclosure'

type ChatIntroProps = {
  coachName: string
  greeting: string
  engine: Engine
  prompts: string[]
  /** What each coach asks, where the nine are offered: to who has talked to none. */
  questions: Record<BuiltInLeader, string> | null
  onPick: (prompt: string) => void
}

/** What stands in an empty conversation: the coach's opening, ways to begin, and what one should know first. */
export function ChatIntro({ coachName, greeting, engine, prompts, questions, onPick }: ChatIntroProps) {
  return (
    <div className="grid gap-5 max-sm:gap-3">
      {questions && (
        <p className="max-w-[58ch] text-pretty text-ink-2">
          I’m {coachName}, your coach. I look at your goals, check-ins and journal before I answer. Nothing I suggest
          happens until you press Apply.
        </p>
      )}
      <p className="max-w-[32ch] text-xl leading-snug font-medium text-balance sm:text-2xl">{greeting}</p>
      <ul aria-label="Ways to begin" className="grid gap-2 sm:grid-cols-2">
        {prompts.map((prompt, at) => (
          // The last of an odd number leaves no hole beside it.
          <li key={prompt} className={cn('grid', at % 2 === 0 && at === prompts.length - 1 && 'sm:col-span-2')}>
            <Button
              variant="outline"
              className="h-auto min-h-11 justify-between py-2.5 text-start leading-snug font-normal whitespace-normal wrap-anywhere pointer-coarse:h-auto"
              onClick={() => onPick(prompt)}
            >
              <span className="line-clamp-3">{prompt}</span>
              <ArrowUpRight aria-hidden="true" className="text-ink-3" />
            </Button>
          </li>
        ))}
      </ul>
      {/* Over the coaches: what one should know first is seen without scrolling. */}
      <p className="flex max-w-[66ch] gap-2.5 text-sm text-pretty text-ink-2 max-sm:text-xs">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
        {disclosure(coachName, engine)}
      </p>
      {/* Not fetched when it is needed: it would push what stands below it down. */}
      {questions && (
        <PhoneFold label="Talk to another coach">
          <CoachChoice questions={questions} />
        </PhoneFold>
      )}
    </div>
  )
}
