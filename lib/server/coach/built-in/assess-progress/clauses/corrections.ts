import 'server-only'

const NUMBER =
  '(?:[€$£#]?\\d[\\d.,:]*(?:/\\d+|st|nd|rd|th|k|%)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|halfway|half|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))'
const TAKEN_BACK =
  '(?:no,? (?:wait|sorry|actually|scratch that|hang on|hold on)|oh wait|wait,? no|wait|sorry|scratch that|i mean|i meant|i lied|correction|or rather|or actually|make that|hang on|hold on|oops|my bad|nope|(?:just |i )?(?:checked|looked|counted) again|just checked|recounted|hmm+,? no|typo|sorry,? typo|sorry,? i mean|let me (?:re)?count|er|erm|uh|actually|no)'
const RESTATED =
  "(?:[,.:;!…-]|\\s|\\b(?:no|sorry|it['’]?s|it is|it was|that['’]?s|i meant|i mean|make that|more like|only|just|actually|typo|my mistake|i['’]m at|that was|i did|i['’]ve done)\\b)*"
const CORRECTED = new RegExp(
  `\\b(${NUMBER})(?: [\\w%]+){0,2}?[\\s,.;…!–—-]+${TAKEN_BACK}\\b[\\s,.;:…!–—-]${RESTATED}(?=${NUMBER}(?![\\w]))`,
  'gi',
)

/** What stood on record and is taken back: "I said 12 last time but it was really 15", "90 km and not 100". */
const TOLD_BEFORE = new RegExp(
  `\\b(?:i(?:'ve| had)? |we )?(?:said|told you|wrote|reported|claimed|entered|logged|noted|counted|thought(?: it was)?|put down|gave you|mentioned)(?: [\\w']+){0,4}? (?:about )?${NUMBER}(?: [\\w%-]+){0,5}?,? (?:but|though|however|when|actually|it (?:was|is)|it's)\\b(?=.*${NUMBER})`,
  'gi',
)
const COUNTED_TWICE = new RegExp(
  `\\b(?:i |we )?(?:had |have )?(?:double|over|mis)[- ]?counted (?:it |them |by )*${NUMBER}?(?: \\w+)?(?=.*${NUMBER})`,
  'gi',
)
const NOT_THAT = new RegExp(
  `,?\\s(?:and |but )?(?:not|instead of|rather than) (?:the )?${NUMBER}(?= ?[.,;!]| ?$| (?:like|as|that) )`,
  'gi',
)
/** "Kids are 4 and 7": parted at the "and", the second would be a count. */
const SOME_AGES =
  /\b(?:kids?|children|boys?|girls?|sons?|daughters?|twins) (?:is|are|were|aged) \d{1,2}(?:(?:,| and|, and) \d{1,2})*\b(?! (?:times|km|books|sessions|days|lessons|chapters|pages))/gi
/** "It's done... is what I'd like to say", "Finished it! Just kidding": a whole statement that is taken back. */
const NOT_REALLY =
  /^[\s\S]*?[\s,.;!?…–—-]{1,6}(?:is|that['’]?s|that is|are) what i(?:['’]d| would| wish| want\w*| hoped)\b[^.,;!?]*\b(?:say|report|tell|write|hear|type)\b(?: you| here| today)?|(?<![^.!?…\n])[^.!?…\n]{1,300}?[.!?…,\s–—-]{1,6}(?:just kidding|jk|only joking|just joking|only kidding|psych|as if|i wish)(?=[.!?,…]|\s*$)/gi
const OWNED_UP =
  /\b(?:mistake|mis-?counted|mis-?read|mis-?typed|typo|mixed up|over-?counted|over-?estimated|over-?stated|exaggerated|double[- ]counted|counted (?:\w+ ){0,3}?(?:twice|double|wrong(?:ly)?)|wrong (?:number|figure|count|total|amount)|(?:was|were|is|had it) (?:wrong|off|incorrect|too high|too optimistic)|correction|correct (?:that|the|my)|incorrect|should (?:be|have been|read|say)|in reality|turns out|(?:really|actually|in fact) (?:only|just|at|have|closer|nearer|more like|\d)|(?:really|actually) (?:had|was|did|been)|(?:it's|its|it is|is|that's|probably|honestly|rather) (?:more like|closer to) (?:about )?\d+|(?:numbered|counted|tracked|logged) \w+ (?:wrong|twice|double)|(?:only|just) (?:about )?\d+(?: \w+)? (?:really|actually)|not as (?:many|much|far))\b/i

/** Whether the user says that an earlier figure was wrong, so that the record may go down without ground lost. */
export function isCorrection(response: string): boolean {
  const words = response.replace(/[’‘`´]/g, "'")
  return OWNED_UP.test(words) || words.search(TOLD_BEFORE) >= 0
}

/**
 * Drops a figure that other words take back: "5... no wait, it's 6" is 6. What goes leaves an ellipsis, so that a
 * quote of the rest still stands in the user's own text.
 */
export function withoutCorrected(response: string): string {
  return response
    .replace(NOT_REALLY, '…')
    .replace(CORRECTED, '… ')
    .replace(TOLD_BEFORE, '… ')
    .replace(COUNTED_TWICE, '… ')
    .replace(NOT_THAT, '…')
    .replace(SOME_AGES, '…')
}
