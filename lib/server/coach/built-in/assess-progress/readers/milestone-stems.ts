import 'server-only'

/** "Ring" and "king" end in no suffix. */
const SHORTEST_STEM = 2

/** Pasts that no suffix gives away, each with the stem of its verb. */
const IRREGULAR = new Map(
  Object.entries({
    sold: 'sel',
    wrote: 'writ',
    written: 'writ',
    ran: 'run',
    sent: 'send',
    built: 'build',
    chose: 'choos',
    chosen: 'choos',
    found: 'find',
    bought: 'buy',
    made: 'mak',
    met: 'meet',
    told: 'tell',
    drew: 'draw',
    took: 'tak',
    held: 'hold',
    spoke: 'speak',
    live: 'onlin',
    gave: 'giv',
    launched: 'launch',
    dug: 'dig',
    sewn: 'sew',
    sewed: 'sew',
    hung: 'hang',
    laid: 'lay',
    drawn: 'draw',
    taken: 'tak',
    swept: 'sweep',
    cut: 'cut',
    kept: 'keep',
    spoken: 'speak',
    given: 'giv',
    paid: 'pay',
  }),
)

/** A crude stem, so that "registered" meets "register" and "drafting" meets "draft". */
export function stem(word: string): string {
  const plain = word.replace(/(?:ations?|ing|ed|es|ment|er|e|s)$/, '')
  return IRREGULAR.get(word) ?? (plain.length < SHORTEST_STEM ? word : plain).replace(/(.)\1$/, '$1')
}
