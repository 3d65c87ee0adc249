import 'server-only'

const DRINKS = 'beers?|wine|drinks?|pints?|cocktails?|vodka|gin|whisky|champagne|prosecco'
const SWEETS = 'cake|chocolate|cookies?|donuts?|doughnuts?|sweets|candy|ice cream|desserts?'
const SITES = 'instagram|insta|tiktok|twitter|facebook|reddit|youtube|snapchat|social media'
/** Something had, smoked or spent that the goal is to do without. */
const LAPSE =
  /\b(?:gave in|given in|caved|cracked|slipped(?: up)?|relapsed|lapsed|broke (?:it|my (?:streak|run|promise|fast)|the (?:streak|run|rule|rules))|binged|fell off|succumbed|couldn'?t resist|could not resist|back on (?:the )?(?:cigarettes|booze|sugar|smokes|drink|weed))\b/
/** What was had, of the kinds that people give up. */
const CONSUMED = new RegExp(
  `\\b(?:had|smoked|drank|drunk|bought|ordered|opened|downed|shared|sneaked|ate|eaten|lit)\\b.{0,25}\\b(?:${DRINKS}|cigarettes?|cigs?|fags?|smokes?|vape|puffs?|joints?|${SWEETS}|coffee|espresso|burgers?|steak|bacon|takeaways?|crisps|fries|soda|coke)\\b|\\b(?:placed|made|put) (?:a|\\d+|some|another) bets?\\b|\\b(?:went to the casino|gambled|bit (?:them|my nails|one)|chewed (?:them|my nails)|scrolled (?:for|through|all|tiktok|instagram)|(?:opened|checked|used|logged (?:in|on|into|onto)|went (?:back )?on(?:to)?|was on|installed|downloaded|reinstalled|peeked at) (?:\\w+ )?(?:${SITES})|smoked|vaped|drank|got drunk)\\b`,
)
const ABSTAINED =
  /\b(?:not|n't|never|no|none|without|zero|instead|almost|nearly|tempted|refused|resisted|avoided|turned down|water|tea|decaf|alcohol[- ]free|non-alcoholic|great|good|amazing|best|lovely|nice|better|more energy|dream)\b|\b(?:craving|cravings|urge|headache|support|meeting|call|talk|chat|session)\b/

/** What people give up, each with the words that tell of having had it: three coffees are no cigarette. */
const GIVEN_UP: [aim: RegExp, had: RegExp][] = [
  [
    /\b(?:smok\w*|cigar\w*|nicotine|vap\w*|tobacco|fags?)\b/i,
    /\b(?:smok\w*|cigarettes?|cigs?|fags?|vap\w*|puffs?|joints?|lit)\b/,
  ],
  [/\b(?:alcohol|drink\w*|booze|sober|sobriety|dry|wine|beer)\b/i, new RegExp(`\\b(?:${DRINKS}|drank|drunk|booze)\\b`)],
  [/\b(?:caffeine|coffee|tea|espresso)\b/i, /\b(?:coffees?|espresso|lattes?|teas?|caffeine)\b/],
  [
    /\b(?:sugar|sweets?|chocolate|candy|desserts?|snack\w*|junk)\b/i,
    new RegExp(`\\b(?:${SWEETS}|soda|coke|crisps|fries|burgers?|takeaways?|bacon)\\b`),
  ],
  [/\b(?:meat|vegan|vegetarian)\b/i, /\b(?:burgers?|steak|bacon|chicken|sausages?|meat|fish)\b/],
  [/\b(?:gambl\w*|bet(?:s|ting)?|casino)\b/i, /\b(?:bets?|casino|gambled|poker|slots)\b/],
  [
    /\b(?:social media|instagram|tiktok|phone|screens?|twitter|facebook|scroll\w*|youtube)\b/i,
    new RegExp(`\\b(?:scrolled|${SITES})\\b`),
  ],
]

/** Whether a clause tells of having had what the goal named by its title is to do without. */
export function isLapse(words: string, title: string): boolean {
  if (ABSTAINED.test(words)) return false
  if (LAPSE.test(words)) return true
  if (!CONSUMED.test(words)) return false
  const own = GIVEN_UP.filter(([aim]) => aim.test(title))
  const had = GIVEN_UP.filter(([, said]) => said.test(words))
  return !own.length || !had.length || own.some((kind) => had.includes(kind))
}

/** Whether a lapse is owned to as one, which breaks a run of days. */
export function isRelapse(words: string): boolean {
  return LAPSE.test(words) || /\b(?:streak|reset|counter)\b/.test(words)
}
