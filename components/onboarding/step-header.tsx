import type { Step } from './use-step'

const words: Record<Step, { title: (firstName: string) => string; lede: string }> = {
  areas: {
    title: (firstName) =>
      firstName ? `What would you like to work on, ${firstName}?` : 'What would you like to work on?',
    lede: 'Choose the domains your coach should work on with you. You can change them whenever you like.',
  },
  coach: {
    title: () => 'Who should coach you?',
    lede: 'Each asks in a voice of its own; all of them know the same about you. They are written by an AI in a style, and are never the person. You can change your coach in Settings.',
  },
  goal: {
    title: () => 'What is your first goal?',
    lede: 'Say it in a few words. You then tell your coach how it goes, and see your progress. You can also set it later.',
  },
}

type StepHeaderProps = {
  step: Step /** Null where there is one step alone. */
  number: number | null
  firstName: string
}

export function StepHeader({ step, number, firstName }: StepHeaderProps) {
  const { title, lede } = words[step]
  return (
    <header>
      <p className="eyebrow mb-1.5">{number === null ? 'Setup' : `Setup · step ${number} of 3`}</p>
      <h1
        id="setup-step"
        tabIndex={-1}
        className="text-[1.75rem]/[1.15] tracking-[-0.028em] wrap-anywhere outline-none sm:text-[2.125rem]/[1.15]"
      >
        {title(firstName)}
      </h1>
      <p className="mt-2 max-w-[62ch] text-balance text-ink-2">{lede}</p>
    </header>
  )
}
