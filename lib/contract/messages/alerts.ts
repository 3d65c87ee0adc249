import { type Toast, toast } from './toast'

export const alertMessages = {
  alertAdded: (when: string): Toast => ({ title: 'Alert added', description: `It is set for ${when}.` }),
  alertDeleted: toast({ title: 'Alert deleted' }),
  alertSnoozed: (when: string): Toast => ({ title: 'Alert snoozed', description: `It is back ${when}.` }),
  /** Under the line of a new alert, before it is added. */
  willBe: (when: string) => `Set for ${when}.`,
  field: {
    alertTimeRequired: 'Choose a time',
    alertTimePast: 'Choose a time in the future',
    hourPassed: (time: string) => `${time} has passed. Write a later hour, or “tomorrow”.`,
    noTime: (typed: string) => `${typed} is no time of day.`,
  },
  failed: {
    addAlert: 'Failed to add alert',
    updateAlert: 'Failed to update alert',
    deleteAlert: 'Failed to delete alert',
  },
} as const
