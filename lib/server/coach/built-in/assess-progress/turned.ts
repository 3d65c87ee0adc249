import 'server-only'
import type { Clause } from './clauses'

/** "Half done? No way." */
const DENIAL =
  /^(?:ha,? )?(?:no|nope|nah|no way|not (?:even close|really|at all|a chance|likely)|hardly|as if|dream on|i wish|far from it|never|yeah right)$/
/** "… , not me though": what came before was somebody else's. */
const NOT_MINE =
  /^(?:but |and |so |though |sadly |just |only )*(?:not (?:me|mine|us|ours|my own)|mine (?:isn't|is not|hasn't|has not)|i (?:haven't|didn't|am not|'m not|can't))(?: (?:though|sadly|yet|myself|unfortunately|alas))*$/
const OTHERS_SUBJECT = /^(?:half|most|some|many|all|two|three|several|everyone|everybody|a few|\d+)\b.*\b(?:class|group|team|people|friends|colleagues|others|them|neighbours|mates|family|club)\b/
/** An end claimed without saying whose. */
const BARE_END =
  /^(?:and |then |now |also |just |already )*(?:finished|completed|done|passed|did|got|aced|nailed|smashed|wrapped up|cleared|paid off|through|reached|hit|made)\b(?!.*\d)/

/** Clauses whose meaning the one beside them turns: denied, said of somebody else, or going on about them. */
export function withTurned(clauses: Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]]
    if (clause.stance !== 'done') return clause
    if (clause.isAsked && next && DENIAL.test(next.words)) return { ...clause, stance: 'question' }
    if (next && NOT_MINE.test(next.words) && OTHERS_SUBJECT.test(clause.words)) return { ...clause, stance: 'someone-else' }
    const goesOn = before?.stance === 'someone-else' && !/^(?:she|he|they|it)\b/.test(before.words) && !/^(?:done|finished)$/.test(clause.words) && BARE_END.test(clause.words) && !/\b(?:i|we|my|me|our|myself)\b/.test(clause.words)
    return goesOn ? { ...clause, stance: 'someone-else' } : clause
  })
}
