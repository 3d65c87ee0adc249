import 'server-only'

/** Claims about single things: patterns for `weave`. Each names the mission or quotes the user. */
export const lines = {
  achievements: {
    closed: ['You finished {goal}.', '{goal} is done and off the list.'],
    milestone: ['“{milestone}” is ticked off in {goal}.', 'You reached “{milestone}” on the way to {goal}.'],
    gain: [
      '{goal} grew by {weekGain} and stands at {progress}[, over {weekCheckIns}|].',
      'You took {goal} up by {weekGain}, to {progress}.',
      '{goal}: {weekGain} more, now {progress}.',
    ],
    entry: ['{day} you wrote “{quote}”.', 'Your journal {day}: “{quote}”.'],
    message: ['{day} you told me “{quote}”.', 'In our talk {day} you said “{quote}”.'],
    wrote: ['You kept writing: {daysWritten}{soFarWords}.', 'The journal has {daysWritten} of yours{soFarWords}.'],
  },
  challenges: {
    loss: ['{goal} lost {weekLoss} and stands at {progress}.', '{goal} slipped by {weekLoss}, to {progress}.'],
    overdue: [
      '{goal} is {over} past its date[, at {progress}|].',
      'The date of {goal} went by {over} ago, with {rest} open.',
    ],
    silent: ['{goal} has had no check-in for {silent}[, with {left} left|].', 'No check-in on {goal} for {silent}.'],
    behind: [
      '{goal} makes {pace} and needs {needed} to be on time.',
      '{goal} is {behind} short of what {date} asks for.',
    ],
    idle: ['{goal} has waited {age} for a first check-in.', 'No check-in on {goal} yet, after {age}.'],
    entry: [
      '{day} you wrote “{quote}”[, with energy at {low}|].',
      '“{quote}”, says your journal {day}[ at energy {low}|].',
    ],
    message: ['{day} you told me “{quote}”.', '“{quote}”, you said to me {day}.'],
  },
  recommendations: {
    hardDay: [
      'Have a smaller version of {goal} ready: {youSaid} “{quote}” {day}, and such days come back.',
      '{youSaidStart} “{quote}” {day}. Decide beforehand what {goal} gets on a day like that.',
      'After “{quote}” {day}: choose what you drop on such a day, and keep {goal}.',
    ],
    hardDayAlone: [
      '{youSaidStart} “{quote}” {day}. Choose beforehand the one mission that still gets a few minutes then.',
      'Leave some room in the week: {youSaid} “{quote}” {day}.',
    ],
    goodDay: [
      '{youSaidStart} “{quote}” {day}. Give {goal} the same hour and place.',
      'What made “{quote}” possible {day} may carry {goal} too: same hour, same place.',
    ],
    overdue: [
      'Give {goal} a date that you believe in[, around {expected} at this pace|].',
      'Choose a new date for {goal}, or let it go on purpose.',
    ],
    silent: [
      'Say in one line where {goal} stands: a check-in, even if nothing moved.',
      'Break the silence on {goal} with one check-in.',
    ],
    behind: [
      'Move the date of {goal} or free one more slot a week for it.',
      'Cut {goal} down to what still fits before {date}.',
    ],
    idle: [
      'Take the first small piece of {goal} and tell it in a check-in.',
      'Start {goal} badly, this week, and check in on it.',
    ],
    step: ['For {goal}: {step}.', '{lead} for {goal}: {step}.', '{goal} could do with this: {step}.'],
    keep: [
      'Keep for {goal} whatever you did this week.',
      'Repeat for {goal} what this week had: same days, same hour.',
    ],
  },
  focus: {
    next: ['“{next}”, for {goal}', '{goal}: “{next}”'],
    step: ['{goal}: {otherStep}', '{otherStep} ({goal})'],
    overdue: ['{goal}: a date that holds', 'A new date for {goal}'],
    rest: ['{goal}: the last {rest}'],
  },
} as const
