export const steps = ['areas', 'coach', 'goal'] as const
export type Step = (typeof steps)[number]

/** The step that an address asks for: the first one where it asks for none that there is. */
export function stepAt(asked: unknown): Step {
  return steps.find((one) => one === asked) ?? 'areas'
}

/** What the page is called at each of its steps. */
export const stepTitles: Record<Step, string> = {
  areas: 'Choose your areas',
  coach: 'Choose your coach',
  goal: 'Your first goal',
}
