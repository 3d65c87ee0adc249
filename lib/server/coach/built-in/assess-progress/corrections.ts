import 'server-only'

const NUMBER =
  '(?:[€$£#]?\\d[\\d.,:]*(?:st|nd|rd|th|k|%)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|halfway|half|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))'
const TAKEN_BACK =
  '(?:no,? (?:wait|sorry|actually|scratch that|hang on|hold on)|oh wait|wait,? no|wait|sorry|scratch that|i mean|i meant|i lied|correction|or rather|or actually|make that|hang on|hold on|oops|my bad|nope|er|erm|uh|actually|no)'
const RESTATED =
  "(?:[,.:;!…-]|\\s|\\b(?:no|sorry|it['’]?s|it is|it was|that['’]?s|i meant|i mean|make that|more like|only|just|actually|i['’]m at|that was|i did|i['’]ve done)\\b)*"
const CORRECTED = new RegExp(
  `\\b(${NUMBER})(?: [\\w%]+){0,2}?[\\s,.;…!–—-]+${TAKEN_BACK}\\b[\\s,.;:…!–—-]${RESTATED}(?=${NUMBER}(?![\\w]))`,
  'gi',
)

/**
 * Drops a figure that the next words take back: "5... no wait, it's 6" is 6. What goes leaves an ellipsis, so that a
 * quote of the rest still stands in the user's own text.
 */
export function withoutCorrected(response: string): string {
  return response.replace(CORRECTED, '… ')
}
