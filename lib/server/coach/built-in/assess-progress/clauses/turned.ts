import 'server-only'
import type { Clause } from './clause'

/** "Half done? No way." */
const DENIAL =
  /^(?:ha,? )?(?:no|nope|nah|no way|not (?:even close|really|at all|a chance|likely)|hardly|as if|dream on|i wish|far from it|never|yeah right)$/
/** "… , not me though": what came before was somebody else's. */
const NOT_MINE =
  /^(?:but |and |so |though |sadly |just |only )*(?:not (?:me|mine|us|ours|my own)|mine (?:isn't|is not|hasn't|has not)|i (?:haven't|didn't|am not|'m not|can't))(?: (?:though|sadly|yet|myself|unfortunately|alas))*$/
const OTHERS_SUBJECT =
  /^(?:half|most|some|many|all|two|three|several|everyone|everybody|a few|\d+)\b.*\b(?:class|group|team|people|friends|colleagues|others|them|neighbours|mates|family|club)\b/
/** An end claimed without saying whose. */
const BARE_END =
  /^(?:and |then |now |also |just |already )*(?:finished|completed|done|passed|did|got|aced|nailed|smashed|wrapped up|cleared|paid off|through|reached|hit|made)\b(?!.*\d)/

/** "Digitised 4, but the files got corrupted": what was just done came to nothing. */
const CAME_TO_NOTHING =
  /^(?:but |and |though |sadly |then |only |unfortunately )*(?:they|both|all(?: of them)?|neither|it|these|those|the [a-z]+)(?: (?:all|both|then|promptly|just))* (?:(?:fell apart|failed|died|collapsed|crashed|broke|melted|burnt|burned|sank|wilted|got (?:corrupted|ruined|lost|deleted|wiped|eaten|rejected|rained on)|(?:was|were) (?:ruined|rejected|wasted|useless|corrupted|lost|deleted|no good|blank)|(?:didn't|don't|did not|do not) (?:count|work|save|survive|take|come out))\b|(?:ate|deleted|wiped|ruined|destroyed|lost) (?:them|it all|the lot|both|all of them|everything)\b)/

/** "Block 8's pinned, not sewn". */
const NOT_QUITE =
  /^(?:but |though )?not (?:yet |quite )?(?!finished)(?:[a-z]{2,}ed|sewn|sent|built|hung|laid|cut|read|written|sold|paid|put)(?: yet| though| down| in| up| off| together)*$/

/** Clauses whose meaning the one beside them turns: denied, said of somebody else, or going on about them. */
export function withTurned(clauses: Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]]
    if (
      clause.stance === 'lost' &&
      before?.stance === 'done' &&
      /\d/.test(before.amounts) &&
      !/\d/.test(clause.words) &&
      CAME_TO_NOTHING.test(clause.words)
    )
      return { ...clause, stance: 'not-done' }
    if (clause.stance !== 'done') return clause
    if (clause.isAsked && next && DENIAL.test(next.words)) return { ...clause, stance: 'question' }
    if (next && NOT_MINE.test(next.words) && OTHERS_SUBJECT.test(clause.words))
      return { ...clause, stance: 'someone-else' }
    if (next && NOT_QUITE.test(next.words) && /\d/.test(clause.words)) return { ...clause, stance: 'not-done' }
    if (next && /\d/.test(clause.amounts) && !/\d/.test(next.words) && CAME_TO_NOTHING.test(next.words))
      return { ...clause, stance: 'not-done' }
    if (before?.stance === 'done' && /\d/.test(before.amounts) && CAME_TO_NOTHING.test(clause.words))
      return { ...clause, stance: 'not-done' }
    const goesOn =
      before?.stance === 'someone-else' &&
      !/^(?:she|he|they|it)\b/.test(before.words) &&
      !/^(?:done|finished)$/.test(clause.words) &&
      BARE_END.test(clause.words) &&
      !/\b(?:i|we|my|me|our|myself)\b/.test(clause.words)
    return goesOn ? { ...clause, stance: 'someone-else' } : clause
  })
}
