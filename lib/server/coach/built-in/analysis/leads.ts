import 'server-only'
import type { Situation } from './situation'

/**
 * Where a goal stands, by its situation: patterns for `weave`, for a coach of clipped sentences and for one whose
 * sentences flow. Each names the goal or a number of its own, so that no two goals read the same.
 */
export const leads: Record<'short' | 'long', Record<Situation, readonly string[]>> = {
  short: {
    done: ['**{bare}** is done.[ Closed {closed}.|]', 'Finished: **{bare}**[, {closed}|].'],
    overdue: [
      '**{bare}** is {over} past its date[, {date}|]. It stands at **{progress}**.[ Open: {rest}.|]',
      'The date of **{bare}** passed {over} ago. The number is **{progress}**.',
    ],
    setback: [
      '**{bare}** lost {loss} in {window}. Now: **{progress}**.',
      '**{bare}** slipped by {loss} and stands at **{progress}**.[ Time left: {left}.|]',
    ],
    stalled: [
      '**{bare}** has had no check-in for **{silent}**. It waits at {progress}.[ Time left: {left}.|]',
      'No check-in on **{bare}** for **{silent}**. The number has not moved off {progress}.',
    ],
    near: [
      '**{bare}** is at **{progress}**. Only {rest} to go.[ Time left for it: {left}.|]',
      'Last stretch of **{bare}**: {rest} is missing[, {left} in hand|].',
    ],
    behind: [
      '**{bare}**: **{progress}**, {left} left. You make {pace}. [It needs {needed}.|It needs more.]',
      '**{bare}** runs {behind} short. You stand at **{progress}** with {left} left.',
      '**{bare}** is at **{progress}** and [behind its date, {date}|behind].',
    ],
    fresh: [
      '**{bare}** is new. No check-in yet.[ Time until {date}: {left}.|]',
      'Fresh on the board: **{bare}**.[ The clock says {left}.|]',
    ],
    idle: [
      '**{bare}** is {age} old and has no check-in.[ Time left until {date}: {left}.|]',
      'Nothing on the record of **{bare}** yet, after {age}.[ Time left: {left}.|]',
    ],
    ahead: [
      '**{bare}**: **{progress}**[ after {age}|]. You make {pace}; it needs {needed}.',
      '**{bare}** is on course at **{progress}**.[ Time left: {left}.|]',
    ],
    moving: [
      '**{bare}** stands at **{progress}**[ after {age}|].[ In {window}: {checkIns}.|]',
      '**{progress}** on **{bare}**.[ Last check-in {seen}.|]',
    ],
  },
  long: {
    done: [
      '**{bare}** is complete[, closed {closed}|][, {age} after you set out on it|].',
      'You have brought **{bare}** to its end[, {closed}|].',
    ],
    overdue: [
      'The day you chose for **{bare}**, {date}, has been behind you for {over}, and the work stands at **{progress}**.',
      '**{bare}** is {over} past its day[, with {rest} of it still open|].',
    ],
    setback: [
      '**{bare}** went back by {loss} over {window}, and it now stands at **{progress}**.',
      'There was a step back in **{bare}**: {loss} in {window}, which leaves it at **{progress}**[ with {left} to go|].',
    ],
    stalled: [
      '**{bare}** has rested at {progress} for **{silent}**[, with {left} left until {date}|].',
      'It has been **{silent}** since your last check-in on **{bare}**, which waits at {progress}.',
    ],
    near: [
      '**{bare}** has come as far as **{progress}**, so only {rest} separates you from the end of it.',
      'You are in the last stretch of **{bare}**: {rest} is left[, and {left} to do it in|].',
    ],
    behind: [
      '**{bare}** has reached **{progress}** and grows by {pace}, while the {left} that are left ask for {needed}.',
      '**{bare}** stands at **{progress}** with {left} to go until {date}, and at this pace it falls short.',
      'At **{progress}**, **{bare}** is behind the date you gave it[, {date}|].',
    ],
    fresh: [
      '**{bare}** has just begun, and nothing is on its record yet[; you have {left} until {date}|].',
      'You set out on **{bare}** only lately[, with {left} ahead of you until {date}|].',
    ],
    idle: [
      '**{bare}** has been on your list for {age} without a first check-in[, with {left} left until {date}|].',
      'For {age} now **{bare}** has waited for its first step to be told.',
    ],
    ahead: [
      '**{bare}** has reached **{progress}** and grows by {pace}, more than the {needed} that its date asks for.',
      '**{bare}** is on course for {date}: **{progress}** is done[, with {left} left|].',
    ],
    moving: [
      '**{bare}** has come to **{progress}**[ in {age}|][, with {checkIns} in {window}|].',
      'You have carried **{bare}** to **{progress}**[, and you last checked in {seen}|].',
    ],
  },
}

/** What the record adds, in the order in which it is worth telling. */
export const details: Record<'short' | 'long', Record<'own' | 'entry' | 'steps' | 'move' | 'outlook', string[]>> = {
  short: {
    own: ['Your words {ownDay}: “{own}”.', 'You said {ownDay}: “{own}”.'],
    entry: ['Your journal, {entryDay}: “{entry}”.[ Energy {entryMood} of 5.|]', 'You wrote {entryDay}: “{entry}”.'],
    steps: ['[Done: {milestones}. |]Next: “{next}”.', 'Next on the list: “{next}”.[ Done so far: {milestones}.|]'],
    move: ['Last move: {from} to {to}, {moved}.', 'It last went from {from} to {to}, {moved}.'],
    outlook: ['**{outlook}**.', 'Outlook: **{outlook}**.'],
  },
  long: {
    own: ['In your own words {ownDay}: “{own}”.', 'You told it like this {ownDay}: “{own}”.'],
    entry: [
      'Your journal speaks of it {entryDay}, “{entry}”[, with your energy at {entryMood} of 5|].',
      'What you wrote {entryDay} belongs to it: “{entry}”.',
    ],
    steps: [
      '[You have {milestones} behind you, and “{next}” is the one that comes next.|The first of its milestones is “{next}”.]',
      '“{next}” is waiting[, with {milestones} done|].',
    ],
    move: ['It last moved {moved}, from {from} to {to}.', 'The latest step took it from {from} to {to}, {moved}.'],
    outlook: ['Outlook: **{outlook}**.', '**{outlook}**.'],
  },
}
