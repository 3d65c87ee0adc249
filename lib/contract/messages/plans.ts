import { toast } from './toast'

export const planMessages = {
  field: {
    planCueRequired: 'Say what sets it off',
    planActionRequired: 'Say what you do then',
    planNotBegun: 'The plan starts later than that',
    planReviewEarly: 'The review cannot come before the start',
    experimentGoal: 'Name the goal whose values are the outcome',
    experimentBegun: 'An experiment starts today or later',
    experimentDay: 'This day is not part of the experiment',
    experimentDayToCome: 'This day is in the future',
    experimentOver: 'The experiment is over',
    planFull: 'This plan is full',
  },
  questionPutOff: toast({ title: 'Put off for today' }),
  failed: {
    updatePlan: 'Plan not changed',
    skipQuestion: 'The question was not put off',
    askQuestion: 'The question stays put off',
  },
  confirm: {
    stopExperiment: 'Stop this experiment?',
  },
} as const
