import 'server-only'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import type { Period } from '../period'
import { count } from '../words-of-goal'

/** An answer to a figure: quiet, without an opening. */
export function figureDraft(desk: Desk, lines: Draft['lines'], more: Partial<Draft> = {}): Draft {
  const { situation } = desk
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines,
    close: endWith(desk, situation.named[0] ?? situation.focus, { ofTen: 6, isNamed: true }),
    ...more,
  }
}

/** The missions a question is about: those it names, else all. */
export function goalsAsked({ situation }: Desk): GoalFacts[] {
  return situation.named.length ? situation.named : [...situation.ongoing, ...situation.completed]
}

export function whenOf({ name, unit }: Period): string {
  if (/^(?:this|last|previous|past|current) (?:week|month|year)$|^(?:yesterday|today|the day before)$/.test(name))
    return name
  if (unit === 'span') return `in the ${name}`
  return unit === 'day' ? `on ${name}` : `in ${name}`
}

/** "up 3 points", "no change". */
export function gained(gain: number): string {
  return gain === 0 ? 'no change' : `${gain > 0 ? 'up' : 'down'} ${count(Math.abs(gain), 'point')}`
}
