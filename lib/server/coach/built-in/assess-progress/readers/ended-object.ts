import 'server-only'
import type { Finding } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { AIM_ITSELF, WHOLE_THING } from './end-words'
import { hasCount, isOfGoal, namesGoal } from './own-names'
import { pieceOf } from './read-piece'

/** Weighs what was ended: the whole, a piece of it, or something of unknown share. */
export function objectOf(quote: string, ending: string, rawObject: string, text: string, view: GoalView): Finding[] {
  const object = rawObject
    .replace(/^(?:[a-z]+ing|off|up|with) /, '')
    .replace(/^(?:with|off|up)$/, '')
    .replace(/\b(?:and|in|on|at|after|before|for|despite|even|while|thanks|so|because|with|by|from|to|which)\b.*$/, '')
    .trim()
  const isArriving = /^(?:reached|hit|met|achieved|nailed|made it)/.test(ending)
  if (WHOLE_THING.test(object) && !/\b(?:week|day|month|morning|session|set|year|meeting|shift)\b/.test(object)) {
    if (/^(?:my|the) (?:last|final) /.test(object) && !isOfGoal(object, view))
      return [{ quote, kind: 'unclear', why: 'part', word: object }]
    if (isArriving && /^(?:it|that|this|rest)$/.test(object)) return []
    return [{ quote, kind: 'whole', isCertain: !/^(?:it|this|that|this one)$/.test(object) }]
  }
  if (isArriving && AIM_ITSELF.test(object)) return [{ quote, kind: 'whole', isCertain: true }]
  if (!object) return isArriving ? [] : [{ quote, kind: 'whole', isCertain: false }]
  const piece = pieceOf(quote, text, view)
  if (piece.length) return piece
  if (isArriving && !/\b(?:goal|target|mark|finish|end|deadline)\b/.test(object))
    return namesGoal(object, view) && !hasCount(view) ? [{ quote, kind: 'whole', isCertain: true }] : []
  if (/\d/.test(object)) return []
  if (namesGoal(object, view)) return [{ quote, kind: 'whole', isCertain: true }]
  return [{ quote, kind: 'unclear', why: 'part', word: object.split(' ').slice(0, 6).join(' ') }]
}
