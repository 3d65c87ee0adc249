import 'server-only'
import type { Clause } from '../clauses/clause'
import type { Finding } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { ofMilestone, readAllButNamed, readUndone } from './open-milestones'
import { readAmounts } from './read-amounts'
import { readBeginning } from './read-beginning'
import { readLost } from './read-lost'
import { readNearly } from './read-nearly'
import { readPlaces } from './read-places'
import { readLess, readRemaining } from './read-remaining'
import { readShares } from './read-shares'
import { readWhole } from './read-whole'
import { isResult } from './results'

export function findingsOf(clause: Clause, view: GoalView, isCoaxed: boolean): Finding[] {
  const isAboutPast =
    /^(?:done|lost|not-done|remaining)$/.test(clause.stance) ||
    (clause.stance === 'plan' && /\b(?:redone|redoing|done again|doing again|replacing|replaced)\b/.test(clause.words))
  const undone = isAboutPast ? readUndone(clause, view) : []
  if (undone.length) return undone
  if (clause.stance === 'lost') return readLost(clause, view)
  if (clause.stance === 'someone-else' && !view.sizes.length && isResult(clause.words, view))
    return [{ quote: clause.quote, kind: 'whole', isCertain: true }]
  const butNamed = /^(?:done|remaining|not-done)$/.test(clause.stance) && !isCoaxed ? readAllButNamed(clause, view) : []
  if (butNamed.length) return butNamed
  if (clause.stance === 'remaining') return readRemaining(clause, view)
  if (clause.stance === 'not-done') {
    const begun = isCoaxed ? [] : readBeginning(clause, view)
    if (begun.length) return begun
    const whole = readWhole(clause, clause.amounts, view)
    return whole.some((one) => one.kind === 'whole' && one.isCertain) &&
      /\b(?:left|remaining|to go|owe)\b/.test(clause.words)
      ? whole
      : []
  }
  if (clause.stance !== 'done') return []
  // A play seen is none read.
  if (
    /\b(?:saw|seen|watched)\b/.test(clause.words) &&
    /^(?:read|write|make|build|learn|paint|knit|sew|bake|photograph|draw|sketch|film|run|swim|climb|catch|cook|plant|sell|translate|compose|record|shoot)$/.test(
      view.verb,
    )
  )
    return []
  const text = clause.amounts
  const less = readLess(clause, view)
  if (less.length) return less
  const places = readPlaces(clause, text, view)
  if (places.some((one) => one.kind !== 'unclear')) return places
  if (isCoaxed && !/\b(?:i|i've|i'm|we|we've|my)\b/.test(clause.words)) return []
  const shares = readShares(clause, text, view)
  // A bare percentage next to a command is what the command asks for, not something that was done.
  if (shares.length) return isCoaxed && /%/.test(text) ? [] : shares.map((one) => ofMilestone(one, clause, view))
  const amounts = readAmounts(clause, text, view, isCoaxed)
  if (amounts.some((one) => one.kind !== 'unclear')) return amounts
  const nearly = readNearly(clause, text, view)
  if (nearly.length) return nearly
  const begun = isCoaxed ? [] : readBeginning(clause, view)
  if (begun.length) return begun
  const whole = isCoaxed ? [] : readWhole(clause, text, view)
  return whole.length ? whole : [...places, ...amounts]
}
