import { toast } from './toast'

export const measureMessages = {
  keptInFull: 'Nothing missed. Its figure stays at 99% until you complete it.',
  valueDeleted: toast({ title: 'Value deleted' }),
  field: {
    number: 'Enter a number',
    factor: 'Enter a number above 0',
    clock: 'Write it like 26:30',
    measureWords: 'Write a number and what it counts, like “12 books”',
    amountRange: 'The number is too large',
    targetIsStart: 'The target must differ from the start',
    targetUnderStart: 'A total grows: the target must be above the start',
    totalOfLevel: 'A level takes a value, not a total',
    unitChanged: 'The unit has changed: say how its values convert, or that they stay as they are',
    rhythm: 'Say how often, and in which period',
    rhythmOften: (most: number) => `At most ${most.toLocaleString('en')} times`,
    weekday: 'Weekdays go from 1, Monday, to 7, Sunday',
    unit: 'Say what it counts, like “books”',
    measureFormat: 'Its figures are a number or a duration',
    measureKind: 'A goal is counted as a total, a level or a rhythm',
    timesOfRhythm: 'Must not be less than 0',
    goalIsMeasured: 'This goal is counted by values: log a value',
  },
  failed: {
    saveValue: 'Failed to save the value',
    deleteValue: 'Failed to delete the value',
  },
} as const
