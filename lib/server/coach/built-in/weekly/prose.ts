import 'server-only'

/** Where the week as a whole is told: patterns for `weave`. A sentence whose facts are missing falls out. */
type Prose = {
  empty: string[]
  written: string[]
  moved: string[]
  unmoved: string[]
  closed: string[]
  before: string[]
  log: string[]
}

export const prose: Record<'short' | 'long', Prose> = {
  short: {
    empty: [
      'There is little to go on{soFarWords}: no entry, no check-in.',
      'The page is blank{soFarWords}: no entry and no check-in this week.',
    ],
    written: ['You wrote on {daysWritten}{soFarWords}[, energy {energy}|].', 'In the journal{soFarWords}: {entries}.'],
    moved: [
      '{movedStart} moved[, {gain} gained|][, {loss} lost|].',
      '{movedStart} moved[ by {gain} in all|], with {checkIns}.',
    ],
    closed: ['{closedStart} done[, and {ticked} ticked|].', 'Closed: {closed}[, with {ticked} ticked|].'],
    unmoved: [
      'No mission moved[, though you ticked {ticked}|, though you checked in {times}|].',
      'The numbers stood still[ through {checkIns}|][, but for {ticked}|].',
    ],
    before: ['[Last week: {daysWrittenBefore} written, {checkInsBefore}.|{beforeAlone}]'],
    log: ['{ask} Then there is something to say.', 'Log this and I can say more: {askFor}.'],
  },
  long: {
    empty: [
      'There is little to go on{soFarWords}, since neither an entry nor a check-in has come in this week.',
      'This week has left no trace here{soFarWords}: there is no entry and no check-in.',
    ],
    written: [
      'You wrote on {daysWritten}{soFarWords}[, with your energy at {energy} on average|].',
      'Your journal holds {entries}{soFarWords}[, and your energy averages {energy}|].',
    ],
    moved: [
      'With {checkIns} you moved {moved}[, {gain} forward in all|][, {loss} back in all|].',
      '{movedStart} moved[, by {gain} taken together|], with {checkIns}.',
    ],
    closed: [
      'You closed {closed}[, and ticked {ticked}|][, while the others stayed where they were|].',
      '{closedStart} done and behind you[, with {ticked} ticked|].',
    ],
    unmoved: [
      'None of your missions moved[, although you ticked {ticked}|, although you checked in {times}|].',
      'The numbers of your missions stayed where they were[ through {checkIns}|][, though you ticked {ticked}|].',
    ],
    before: ['[The week before had {daysWrittenBefore} written and {checkInsBefore}.|{beforeAlone}]'],
    log: ['{ask} With that there will be something to tell you.', 'If you want more from this page, log {askFor}.'],
  },
}

export const mood = {
  none: [
    'No entry this week, so nothing can be said of your energy[; last week it averaged {energyBefore}|].',
    'Your energy is unknown this week, for want of an entry[; it averaged {energyBefore} last week|].',
  ],
  mean: [
    'Your energy averages {energy} over {severalDays}[, {energyUp} above last week’s {energyBefore}|][, {energyDown} below last week’s {energyBefore}|][, {energySame} as last week|].',
    'Energy this week: {energy} on average, from {severalDays}[; that is {energyUp} more than last week|][; that is {energyDown} less than last week|][, {energySame} as the week before|].',
  ],
  // One day is no average.
  single: [
    'The one day you wrote has your energy at {energy}[, {energyUp} above last week’s {energyBefore}|][, {energyDown} below last week’s {energyBefore}|][, {energySame} as last week|].',
    'Energy stood at {energy} on the only day with an entry[; last week’s mean was {energyBefore}|].',
  ],
  range: [
    'It was highest on {highestDay}, at {highest}, and lowest on {lowestDay}, at {lowest}.',
    'The best of it was {highestDay} with {highest}, the least {lowestDay} with {lowest}.',
  ],
  link: [
    'On the {linkDays} days with work on {linkGoal} it averaged {linkWith}, on the {linkOtherDays} other days {linkWithout} (n = {linkN} days, an association, not cause).',
  ],
}

export const progress = {
  none: ['You have no mission yet. The first one gives this page something to follow.'],
  allClosed: ['Every mission of late is closed, and none is open.', 'No mission is open just now.'],
  closed: ['{goal} is done.', 'You closed {goal}.'],
  up: [
    '{goal} went up {weekGain} to {progress}[, after {gainBefore} the week before|].',
    '{goal} stands at {progress}, {weekGain} higher than when the week began[; the week before it gained {gainBefore}|].',
  ],
  down: ['{goal} went down {weekLoss} to {progress}.', '{goal} lost {weekLoss} and stands at {progress}.'],
  still: ['{stillStart} did not move.', '{stillStart} stayed where they were.'],
  stillNamed: ['{stillGoals} did not move.', 'No change on {stillGoals}.'],
  stillOne: ['{stillStart} did not move.', '{stillStart} stayed where it was.'],
}
