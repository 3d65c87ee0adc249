import { toast } from './toast'

export const insightMessages = {
  insightResponseRequired: toast({
    title: 'Response required',
    description: 'Please provide your thoughts on the insight.',
  }),
  regenerationNeedsResponse: toast({
    title: 'Missing Information',
    description: 'Please enter your response to the insight first.',
  }),
  field: {
    weekToCome: 'This week has not begun',
    monthToCome: 'This month has not begun',
    monthForm: 'Name a month like 2026-11',
  },
  failed: {
    exportInsights: 'Failed to export insights',
    setWeek: 'Failed to set your week',
    regenerateInsight: 'Failed to regenerate your insights',
  },
  error: {
    exportInsights: 'Failed to export insights. Please try again.',
  },
} as const
