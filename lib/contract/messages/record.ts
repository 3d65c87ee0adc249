export const recordMessages = {
  field: {
    questionOrQuery: 'Send a question or a query',
    recordHasNo: (what: string, of: string) => `There is no ${what} in ${of}`,
    quoteElsewhere: 'These words are not in the text',
    valuesOfGoal: 'Name the goal whose values these are',
  },
} as const
