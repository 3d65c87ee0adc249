import 'server-only'
import { anyOf } from './safety-patterns/short-patterns'

/** Characters of a text that are read by every rule; of a longer one, the parts around its grave words. */
const LONGEST = 6_000
/** A sentence of more than so many characters is read in pieces. */
const LONGEST_PART = 500

/** Words of which at least one stands in nearly every cry, and in few sentences of an ordinary day. */
const GRAVE = anyOf(
  [
    'die[ds]?|dy?ing|dead|death|kill\\w*|suicid\\w*|kms|unaliv\\w*|alive|exist\\w*|lives?|living|ending?|ends?|over|anymore|hurt\\w*|harm\\w*|self-?harm\\w*|cut\\w*|burn\\w*|blood|bleed\\w*|blades?|razors?|knife|scars?|bruis\\w*|pills?|tablets?|overdos\\w*|meds|insulin|rope|noose|hang\\w*|guns?|bridge|roof',
    "ledge|tracks|jump\\w*|drown\\w*|goodbyes?|letters?|note|gone|disappear\\w*|vanish\\w*|without me|burden|worthless|hopeless|pointless|hate|alone|empty|numb|wake|sleep|forever|give up|giving up|can't|cannot|cant|no point|no reason|not worth|scared|afraid|hits?|beat\\w*|chok\\w*|strangl\\w*|slap\\w*",
    'punch\\w*|threat\\w*|rap(?:e|ed|es)|abus\\w*|forc\\w*|locks?|locked|control\\w*|eat\\w*|ate|starv\\w*|purg\\w*|vomit\\w*|throw up|threw up|calor\\w*|weigh\\w*|last time|will|wish|tired of|done with|nobody|no one|miss me|help me',
  ],
  { before: '\\b', after: '\\b' },
)

/** A text as its rules read it: whole where it is not long, else its sentences with a grave word and those beside them. */
export function graveParts(text: string): string {
  if (text.length <= LONGEST) return text
  const parts = text.split(/(?<=[.!?;])\s+|\n+/).flatMap(piecesOf)
  const isGrave = parts.map((part) => GRAVE.test(part))
  const near = parts.filter((_, at) => isGrave[at - 1] || isGrave[at] || isGrave[at + 1]).join('\n')
  return near.length <= LONGEST ? near : `${near.slice(0, LONGEST / 2)}\n${near.slice(-LONGEST / 2)}`
}

function piecesOf(sentence: string): string[] {
  if (sentence.length <= LONGEST_PART) return [sentence]
  return sentence.match(/[\s\S]{1,500}(?:\s|$)|[\s\S]{500}/g) ?? []
}
