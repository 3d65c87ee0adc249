import { type ReactNode, type Ref, useLayoutEffect } from 'react'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { coaches, ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { type Step, stepTitles } from './steps'

const words: Record<Step, { title: (firstName: string) => string; lede: string }> = {
  areas: {
    title: (firstName) =>
      firstName ? `What would you like to work on, ${firstName}?` : 'What would you like to work on?',
    lede: 'Choose one area of your life or more. You can change them at any time in Settings.',
  },
  coach: {
    title: () => 'Who should coach you?',
    lede: 'Each is an AI with a style, not the person.',
  },
  goal: {
    title: () => 'What is your first goal?',
    lede: 'Say it in a few words, or leave it empty and set one later.',
  },
}

type StepHeaderProps = {
  step: Step
  /** Null where there is one step alone. */
  number: number | null
  firstName: string
  /** Else one stands chosen that nobody has picked. */
  isCoachChosen: boolean
  /** Whether the codes of a signup come after the last step. */
  hasCodes: boolean
}

export function StepHeader({ step, number, firstName, isCoachChosen, hasCodes }: StepHeaderProps) {
  const { title, lede } = words[step]
  useTabTitle(stepTitles[step])
  return (
    <StepTitle
      id="setup-step"
      eyebrow={number === null ? 'Setup' : `Setup · step ${number} of 3`}
      title={title(firstName)}
      lede={
        <>
          {lede}
          {step === 'goal' && hasCodes && ' Your recovery codes come next.'}
          {step === 'coach' && (
            <>
              {!isCoachChosen && ` ${coaches[ONBOARDING_LEADER].name} is chosen until you pick another.`} You can change
              your coach, or write your own, later in Settings.
            </>
          )}
        </>
      }
    />
  )
}

/** What comes next is not asked of the server: the page would keep the title of the step that it was loaded at. */
export function useTabTitle(tab: string): void {
  useLayoutEffect(() => {
    const title = `${tab} · ${PRODUCT_NAME}`
    const keep = () => {
      if (document.title !== title) document.title = title
    }
    keep()
    // A page that is read anew brings its own along.
    const changed = new MutationObserver(keep)
    changed.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => changed.disconnect()
  }, [tab])
}

type StepTitleProps = { id?: string; ref?: Ref<HTMLHeadingElement>; eyebrow: string; title: string; lede: ReactNode }

/** Takes the focus, so that a reader of the screen hears it next. */
export function StepTitle({ id, ref, eyebrow, title, lede }: StepTitleProps) {
  return (
    <header>
      <p className="eyebrow mb-1.5">{eyebrow}</p>
      <h1
        id={id}
        ref={ref}
        tabIndex={-1}
        className="text-[1.75rem]/[1.15] tracking-[-0.028em] wrap-anywhere outline-none sm:text-[2.125rem]/[1.15]"
      >
        {title}
      </h1>
      <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">{lede}</p>
    </header>
  )
}
