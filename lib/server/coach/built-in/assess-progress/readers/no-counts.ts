import 'server-only'
import type { Amount } from '../goal/amount'
import { isStretch } from '../goal/units'

/** Where a count is kept, by what it is called. */
const THE_TALLY =
  '(?:the|my|our) (?:(?:running|grand|overall|new) )?(?:totals?|counts?|tally|pot|fund|balance|number|figure|sum|savings?|score|kitty|tracker|collection|pile|record|distance|mileage|word count|account|jar|amount|log|meter|list|debt|loan)'
export const TOTALS = new RegExp(
  `\\b(?:in total|total|altogether|overall|all together|by now|up to now|until now|already|to date|in all|all told|(?:that|which) makes|making (?:it |that |us |me )?(?:about )?(?=[€$£]?\\d)|makes it|(?:bring(?:s|ing)?|brought|tak(?:es|ing|en)|took|push(?:es|ed|ing)|mov(?:es|ed|ing)|nudg(?:es|ed|ing)|lift(?:s|ed|ing)|carr(?:ies|ied|ying)|get(?:s|ting)?|got) (?:me|it|us|things|this|that|${THE_TALLY})(?: up| right| all the way)? (?:up |over |past |above |beyond )?to (?:about |around |over |nearly |almost |exactly )?(?=[€$£]?\\d)|brings (?:me|it|us|the total)|(?:puts?|putting|leaves|leaving) (?:me|it|us|things|${THE_TALLY}) (?:now )?(?:at|on|up to|with a total of) (?=[€$£]?\\d)|that's(?= .*\\d)|adds up|now at|up to|i'm at|i am at|i'm on \\d+(?!th)|stands? at|reached|(?:hit|crossed|surpassed|topped|broke|passed) (?:the )?(?:about |over |around )?[€$£]?\\d[\\d.]*|so far|have got|(?:is|it's|sits|now) at|\\d[\\d.]*k? (?:line|mark|barrier|threshold|point)\\b|(?:pot|jar|account|fund|kitty|log|tracker|app|counter|odometer|spreadsheet)(?: now)? (?:holds|has|shows|says|reads|contains)|\\d+(?: \\w+)? now$|^so \\d+$|i now have|balance|collected|there are|now have|as of (?:today|now|this|last|yesterday|tonight|\\d)|now (?:it(?:'s| is)|i'm|i am|that's|there(?:'s| is)|only|just)(?: only| just| at| about)* [€$£]?\\d[\\d.]*|only (?:about )?\\d+ (?:\\w+ )?(?:are|is)\\b|(?:only|just) (?:about )?\\d+(?: \\w+)? (?:really|actually|honestly)|accumulated|sum of|tally|count is|\\d+ (?:\\w+ )?(?:there|clear|intact|standing|alive|left standing) now|\\d+(?: \\w+)? (?:are|is) (?:now )?(?:in|on|up) (?:the|my)|currently|streak|in a row|straight|running|consecutive(?:ly)?)\\b`,
)

/** "the abstracts of 10 papers": something of them, not them. */
export const PART_OF =
  /\b(?!total|payment|deposit|transfer|contribution|instalment|installment|number|out|all|rest|bunch|pile|half|set\b|most|sum|couple|stack|series|row|batch|bag|box|crate|tray|bundle|load|case|basket|pack|packet|carload|bucket|tin)[a-z]{3,} of (?:the |my |about )?$/

/** Getting hold of things is not doing them. */
export const PREPARES =
  /\b(?:primed|undercoated|masked|sanded|prepped|prepared|pinned|proofread|marked out|counted|emailed|phoned|messaged|swapped|drafted|outlined|sketched|bought|ordered|borrowed|downloaded|requested|browsed|picked out|bookmarked|signed up (?:for|to)|registered for|enrolled (?:in|for|on)|entered (?:the|a))\b|\bgot \d+(?: \w+)? (?:for my birthday|for christmas|as a (?:gift|present))\b/

/** Taking something in is not doing it, unless that is the aim. */
export const LOOKED =
  /\b(?:listened to|looked (?:at|up|through)|thought about|talked about|heard (?:about|of)|watched|browsed|researched|googled|dreamt of|flicked through|viewed|toured)\b/

/** Trying is not yet doing, where the aim is to get there. */
export function isOnlyTried(text: string, one: Amount, verb: string): boolean {
  return (
    /^(?:learn|solve|complete|master|finish|win|pass|nail|memori[sz]e|climb|crack|sell|get|land)$/.test(verb) &&
    /\b(?:tried|attempted|had a (?:go|crack|stab) at|gave)\b/.test(
      text.slice(0, one.at) + text.slice(one.at + one.length).slice(0, 22),
    )
  )
}

/** What was only begun. */
export const BEGUN =
  /\b(?:started|starting|began|begun|opened|dipped into|am reading|i'm reading|currently reading|working on|worked on)(?: on| with| reading| writing| another| about| my| the| a further)* $/

export const IDLE_HOURS =
  /^\s*[\d.]+ (?:hours?|minutes?) (?:of )?(?:tv|television|netflix|youtube|gaming|games|scrolling|tiktok|instagram|sleep|rest|traffic|meetings|telly|series)\b/

/** "2 in editing", "1 video got 3,000 views": things begun, or told of, and not done. */
export function isUnderWay(text: string, one: Amount): boolean {
  const after = text.slice(one.at + one.length)
  return (
    /^ (?:[a-z]+ )?(?:(?:is |are |still )*in (?:editing|progress|draft|drafts|review|the (?:works|pipeline|queue|oven|post))|under ?way|pending|on the go|half[- ]|being|waiting|to be|started|planned|queued|scheduled|lined up)\b/.test(
      after,
    ) ||
    (one.amount === 1 && one.at === 0 && /^ [a-z]+ (?:got|has|had|received|reached|hit|made)\b.*\d/.test(after))
  )
}

/** "The draft sits at", "vocab deck at": something that stands at a figure, which no deed of a clock time is. */
export function isMeterAt(before: string): boolean {
  return /^(?:the |my |our )?(?:(?!(?:i|we|all|it|up|was|were|got|\w+ed|woke|came|went|left|began|ran|rose|met|ate)\b)[a-z-]+ ){1,3}?(?:(?:sits?|stands?|is|are|currently|hovering|now|still) )*at$/.test(
    before,
  )
}

const PRICED =
  /^(?:and |but |the |my |a |our )*(?:flights?|tickets?|hotels?|trains?|fares?|fees?|prices?|rates?|insurance|petrol|fuel|shipping|delivery|materials?|wool|paint|lunch|dinner|coffee|repairs?|dentist|vet|car|boiler|phone|laptop|bike|dress|shoes|sofa) (?:was|were|is|are|came to|come to|went for|cost)\b/

/** "The laptop now costs £999": what something costs is not what was put by. */
export function isPrice(text: string): boolean {
  if (PRICED.test(text)) return true
  return (
    /\b(?:costs?|priced?|quotes?|quoted|offers?|estimates?|estimated|asking|rent|bills?|worth|inflation|salary|wage)\b/.test(
      text,
    ) && !/\b(?:saved?|put|paid|owe|added|set|transferred|moved|total|balance|in the)\b/.test(text)
  )
}

/** "Wool for 2 hats", "a meetup with 30 people": what a number says more about, and not what was done. */
export function isArgument(text: string, one: Amount): boolean {
  if (one.isBare || !one.size || one.size.from !== undefined || isStretch(one.size.family)) return false
  const before = text.slice(0, one.at).trimEnd()
  if (
    /\b(?:for|(?:talk\w*|read|wrote|written|knows?|learned|learnt|heard|thought|posts?|books?|videos?|essays?) about|against|towards|between|among) (?:the |my |about )?$/.test(
      `${before} `,
    )
  )
    return !/\b(?:applied|interviewed|signed|baked|cooked|played|sang|performed) for $/.test(`${before} `)
  return (
    /\bwith (?:the |my |about |over )?$/.test(`${before} `) &&
    !/\b(?:met|talk\w*|spoke|spoken|chat\w*|coffee|lunch|dinner|catch\w*|caught|call\w*|had|worked|connected|through|done|finished|up) (?:\w+ )?with /.test(
      `${before} `,
    )
  )
}

/** Bare numbers that count nothing: "for 20", "at 5", "number 7", "gave it a 10". */
export function isNoCount(text: string, one: Amount): boolean {
  const before = text.slice(0, one.at).trimEnd()
  const after = text.slice(one.at + one.length)
  if (one.size?.from !== undefined && /\b(?:down|up) (?:by )?$/.test(`${before} `)) return false
  if (
    /\bcount(?:ed|ing)? (?:up )?to$/.test(before) ||
    /\b(?:number|no|heart rate|pulse|bpm|level|version|grade|rated|rating|room|bus|line|figure|top|season|episode|issue|edition|platform|gate|table|route|verse|article|act|zone|size|channel|exit|square|stage|phase|row|bed|aisle|corner|wall|rack|shelf|crate|cupboard|drawer|folder|group|wave|hole|gave it (?:a|an)|feel (?:like )?(?:a|an)|mood|energy|score|scored|age|since|until|till|by|(?:died|stopped|gave out|gave up|quit|out) (?:after|before|at)|(?<!applied |interviewed )for)$/.test(
      before,
    ) ||
    (/\baround$/.test(before) && !TOTALS.test(text))
  )
    return true
  if (
    /\bat$/.test(before) &&
    !isMeterAt(before) &&
    !/\b(?:i'm|am|now|is|are|stand|stands|currently|still|count|balance|total|savings|weighed in|in) at$/.test(before)
  )
    return true
  // "Rode the 42": what a thing is called by.
  if (
    one.size?.family !== 'money' &&
    /\bthe$/.test(before) &&
    /^(?:$| and\b| to\b|,| from\b| bus\b| into\b)/.test(after) &&
    one.amount !== one.size?.amount
  )
    return true
  return (
    /^(?:\/10| out of 10\b| times as| x\b|x\b)/.test(after) ||
    (/^(?:19|20)\d\d$/.test(String(one.amount)) &&
      one.amount > (one.size?.amount ?? 0) / 2 &&
      !/\b(?:saved|paid|put|have|wrote|written)\b/.test(text))
  )
}
