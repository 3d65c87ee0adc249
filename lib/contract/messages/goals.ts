import { type Toast, toast } from './toast'

export const goalMessages = {
  goalFieldsRequired: toast({
    title: 'Missing required fields',
    description: 'Please provide a title and domain for your goal',
  }),
  guidanceNeedsFields: toast({
    title: 'Missing information',
    description: 'Please enter a title and select a domain first',
  }),
  responseRequired: toast({
    title: 'Response required',
    description: 'Please provide a response to the AI analysis',
  }),
  suggestionNeedsResponse: toast({
    title: 'Response required',
    description: 'Please provide your response first to get AI suggestions',
  }),
  goalCreated: toast({ title: 'Goal created!', description: 'It is in your goals now.' }),
  goalUpdated: toast({ title: 'Goal updated successfully' }),
  goalDeleted: toast({ title: 'Goal deleted' }),
  goalCompleted: toast({ title: 'Goal Completed!', description: 'Congratulations on reaching 100%.' }),
  /** The same of a goal that was closed before that. */
  goalEnded: 'Well done for bringing it to a close.',
  goalPaused: toast({ title: 'Goal paused', description: 'Your coach leaves it alone until you resume it.' }),
  goalPausedUntil: (day: string) =>
    toast({ title: 'Goal paused', description: `Your coach leaves it alone until ${day}.` }),
  noForecastPaused: 'Paused: no forecast until you resume it.',
  notAbout: toast({ title: 'Taken out of this goal’s history' }),
  mentionFailed: 'Not changed',
  goalResumed: toast({ title: 'Goal resumed' }),
  dateMoved: (day: string) => toast({ title: 'Date moved', description: `It is due ${day} now.` }),
  dateSet: (day: string) => toast({ title: 'Date set', description: `It is due ${day}.` }),
  /** Its date was changed in another window while this one chose another. */
  dateClash: (day: string | null) =>
    `Its date was changed elsewhere meanwhile: ${day === null ? 'it has none now' : `it is due ${day}`}. Choose again.`,
  /** Its date was changed in another window since: Undo leaves that one. */
  dateKept: (day: string | null) =>
    toast({
      title: 'Not undone',
      description: `The date was changed elsewhere meanwhile. ${day === null ? 'It has none now.' : `It is due ${day}.`}`,
    }),
  draftKept: toast({ title: 'Kept as a draft' }),
  goalDropped: toast({ title: 'Goal dropped', description: 'You find it under Dropped.' }),
  goalReopened: toast({ title: 'Goal reopened', description: 'It is in your ongoing goals again.' }),
  /** What a goal's date is changed by: it says whether there is one. */
  dateAct: ({ targetDate }: { targetDate: string | null }) => (targetDate === null ? 'Set a date' : 'Move date'),
  descriptionUpdated: toast({ title: 'Description Updated' }),
  responseSubmitted: toast({ title: 'Response submitted' }),
  progressUpdatedTitle: 'Progress Updated',
  progressUpdated: (oldProgress: number, newProgress: number, reasoning: string): Toast => ({
    title: 'Progress Updated',
    description: `${oldProgress}% to ${newProgress}%: ${reasoning}`,
  }),
  /** Stands where an analysis would, when it could not be loaded. */
  analysisFallback: {
    analysis: 'Unable to load AI analysis. Please try again.',
    suggestions: ['Check your connection', 'Try refreshing the page'],
    riskLevel: 'medium',
  },
  field: {
    titleRequired: 'Enter a title',
    answerRequired: 'Write a line first',
    domainRequired: 'Choose an area',
    dayPassed: 'Choose today or a later day.',
    pauseOver: 'Choose a day in the future',
    progressRange: 'Must be a whole number from 0 to 100',
    confirmedAlone: 'Send what was chosen alone',
  },
  failed: {
    createGoal: 'Failed to create goal',
    deleteGoal: 'Failed to delete goal',
    updateGoal: 'Error updating goal',
    tick: 'Not ticked',
  },
  error: {
    goalNotFound: 'Goal not found.',
    descriptionSuggestion: 'Failed to get AI suggestion. Please try again.',
    regenerateDescription: 'Failed to regenerate description. Please try again.',
    loadAnalysis: 'Failed to load AI analysis. Please try again.',
    submitResponse: 'Failed to submit response. Please try again.',
    guidance: 'Unable to get coaching guidance. Please try again.',
  },
  confirm: {
    deleteGoal: 'Are you sure you want to delete this goal?',
  },
} as const
