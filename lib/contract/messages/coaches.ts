import { type Toast, toast } from './toast'

export const coachMessages = {
  coachNameRequired: toast({ title: 'Name required', description: 'Please enter a name for your custom coach.' }),
  coachStyleRequired: toast({ title: 'Style required', description: "Please describe your coach's style." }),
  coachPromptRequired: toast({
    title: 'Coaching prompt required',
    description: 'Please provide a detailed coaching prompt.',
  }),
  coachSuggestionNeedsName: toast({
    title: 'Name required',
    description: 'Please enter a coach name first to generate AI suggestions.',
  }),
  coachGenerated: toast({ title: 'AI suggestions generated!', description: 'Change whatever does not fit.' }),
  coachCreated: toast({ title: 'Custom coach created!', description: 'Your coach is ready to talk.' }),
  coachUpdated: toast({ title: 'Custom coach updated', description: 'Your coach is ready to talk.' }),
  coachRemoved: (next: string | null): Toast => ({
    title: 'Custom coach removed',
    ...(next && { description: `${next} answers from now on.` }),
  }),
  field: {
    coachNameRequired: 'Enter a name for your coach',
    coachNameOneLetter: 'This is one letter. Write the name out, or press again to keep it.',
  },
  failed: {
    generateCoach: 'Failed to generate suggestions',
    createCoach: 'Failed to create coach',
  },
} as const
