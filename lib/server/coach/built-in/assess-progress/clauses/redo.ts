import 'server-only'
import type { Clause } from './clause'

/** "They've got to be done again", "that one has to be rewritten": what was just named is to be made anew. */
const AGAIN =
  /^(?:so |and |but |now |then |which means )*(?:(?:they|these|those|both|it|that one|this one|that|this|which|all of (?:them|it)|both of them|all (?:three|four|five|\d))\b ?)?(?:'ve |'s |'ll |all |now |both |will |also |just )*(?:have|has|had|got|need|needs|needed|must)(?: (?:got|now|both|all|sadly))*(?: to)?(?: be| all)* (?:(?:taken|stripped|ripped|pulled|torn|knocked) (?:down|off|out|up|apart)|come (?:down|off|out|up)|(?:done|made|built|sewn|dug|[a-z]+ed|[a-z]+ing) (?:all )?(?:over(?: again)?|again|from scratch|anew|afresh)|un(?:pick|do|ravel|stitch|pack|screw|install)[a-z]*|replac(?:ed|ing)|redo(?:ne|ing)?|re-?(?:made|built|writ\w+|hung|laid|cut|sewn|knit\w*|paint\w*|plant\w*|fir\w+|cast|record\w*|film\w*|shot|bak\w+|type\w*|typing|glu\w+|glaz\w+|pott\w+|til\w+|stitch\w*|tak\w+|do\w*|edit\w*|print\w*|pack\w*|test\w*))\b/
const PLACES =
  /\b([a-z]+?)s? (?:#|number |no\.? )?(\d+)((?:(?:, and |, | and | & | to | through |-)\d+)*)\b(?! ?(?:%|\/))/
/** "The curator sent back panels 30 to 33". */
const SENT_BACK =
  /^(?:and |but |so )*(?:the|my|our|his|her|they|he|she)\b(?: [a-z]+)?(?: has| have|'ve|'s)? (?:sent back|handed back|returned|rejected|knocked back|turned down|gave back)\b/

/** "Had to start it over": "it" is what the clause before says was lost. */
const IT_AGAIN =
  /^(?:so |and |but |now |then |i |we |i'm |we're )*(?:(?:had|have|having|has|need|needed|got) to |must |will |going to |'ll )?(?:start|begin|do|make|build|write|set|redo|rebuild|rewrite|remake|starting|doing|started)(?: (?:on|with))? (?:it|that|that one|this one|them)(?: all)?(?: (?:up|all))?(?: (?:over|again|afresh|anew|from scratch|from the start))*$/
/** A piece by its name; what holds all of the work is none. */
const LOST_PIECE =
  /\b(?:lost|deleted|wiped|scrapped|ruined|broke|erased|binned|trashed|overwrote|dropped) (?:the|my|our|one|a|an) ((?!(?:whole|entire|full|only|hard|file|files|manuscript|draft|document|folder|laptop|computer|phone|disk|drive|usb|backup|data|code|work|project|lot|streak|count|progress|thing|game|match|notebook)\b)[a-z-]+(?: [a-z-]+)?)$/

/** Whether words say that a named piece of the goal, and not all of it, was lost. */
function isLostPiece(words: string, title: string): boolean {
  const piece = LOST_PIECE.exec(words)?.[1]
  return piece !== undefined && !piece.split(' ').some((word) => title.toLowerCase().includes(word))
}

/**
 * Turns "two strips peeled off, so they've got to be done again" into the loss of two: the clause that names them
 * tells of ground lost, and the one that says what must be done of nothing more.
 */
export function withRedone(clauses: Clause[], title: string, isPiece: (noun: string) => boolean): Clause[] {
  return clauses.map((clause, at) => {
    const isAgain = (one: Clause | undefined) => one !== undefined && IT_AGAIN.test(one.words)
    // A named piece is a part of the whole, however it is put: "lost the home page, had to start it over".
    if (isLostPiece(clause.words, title) && isAgain(clauses[at + 1])) return lost(clause, `${clause.words}, undone`)
    if (isAgain(clause) && isLostPiece(clauses[at - 1]?.words ?? '', title)) return { ...clause, stance: 'not-done' }
    const own = PLACES.exec(clause.words)
    // "Stage 4 has to be redone".
    if (
      own &&
      isPiece(own[1] ?? '') &&
      /^(?:lost|plan|not-done)$/.test(clause.stance) &&
      AGAIN.test(clause.words.replace(/^(?:so |and |but )*(?:the |my )?/, '').replace(PLACES, 'it'))
    )
      return lost(clause, `lost ${countOf(own)} ${own[1]}s`)
    if (own && isPiece(own[1] ?? '') && SENT_BACK.test(clause.words))
      return lost(clause, `lost ${countOf(own)} ${own[1]}s`)
    const next = clauses[at + 1]
    if (!next || !AGAIN.test(next.words) || /\d/.test(next.words.replace(/\b(?:all|both) \d\b/, ''))) return clause
    if (!/^(?:done|someone-else)$/.test(clause.stance)) return clause
    const place = PLACES.exec(clause.words)
    if (place && isPiece(place[1] ?? '')) {
      return lost(clause, `lost ${countOf(place)} ${place[1]}s`)
    }
    const count = /\b(\d+)(?: of (?:the|my|our|those|them))?(?: (?!of\b)([a-z-]+))?/.exec(clause.words)
    const noun = count?.[2] && isPiece(count[2]) ? ` ${count[2]}` : ''
    return count ? lost(clause, `lost ${count[1]}${noun}`) : clause
  })
}

/** How many places are named: "3 and 4" two, "30 to 33" four. */
function countOf(place: RegExpExecArray): number {
  const more = place[3] ?? ''
  const last = Number(more.match(/^(?: to | through |-)(\d+)$/)?.[1])
  return last ? Math.max(1, last - Number(place[2]) + 1) : 1 + (more.match(/\d+/g)?.length ?? 0)
}

function lost(clause: Clause, words: string): Clause {
  return { ...clause, words, amounts: words, stance: 'lost' }
}
