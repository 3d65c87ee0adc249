import 'server-only'
import { ABUSER, BODY, gap, patternsOf } from './compose'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'
import { oneOf } from './short-patterns'

/** What takes force and threats for something else. */
const IN_PLAY =
  /\b(?:films?|movies?|novels?|episode|dreams?|dreamt|chess|tennis|boxing|karate|judo|sparring|wrestling|self-defen[cs]e|rugby|football|fifa|mario|video game|ring at|by a (?:dog|cat|wasp|jellyfish)|prices?|mosquito\w*|\w+ years ago|decades ago)\b/

const INTENT = oneOf([
  "want(?:ed|ing)?|wish(?:ing)?|i'd (?:like|love|rather|prefer)|would (?:like|love|rather)|ready|going|plan|planning|decided|need|trying|tried|hope|hoping|about|intend|prepared|longing|desperate|begging|let me|please|thinking of|thinking about|think about|dream of|fantasi[sz]e about",
  'fantasi[sz]ing about',
])
const TO = '(?:(?:to|just|really|only|i could|that i could|badly|so badly|honestly|simply|finally|be|being|of|about) )*'
const DRIVE =
  'driv(?:e|ing) (?:myself |(?:my|the) car )?(?:off (?:the|a) (?:\\w+ )?(?:bridge|cliff|pier|quay|edge)|into (?:a|the) (?:tree|wall|lorry|truck|oncoming traffic))'
const DEATH = oneOf([
  'be dead|being dead|dead|die|dying|kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself|shoot(?:ing)? myself|drown(?:ing)? myself|(?:gas(?:sing)?|neck(?:ing)?|top(?:ping)?|off(?:ing)?|end(?:ing)?|unalive) myself|do(?:ing)? myself in',
  'finish(?:ing)? myself off|set(?:ting)? (?:fire to myself|myself on fire)|slit(?:ting)? my (?:wrists?|throat)|throw(?:ing)? myself (?:off|under|in front|from)|jump(?:ing)? (?:off|in front|from|under)',
])
const HARM_MYSELF =
  '(?:cut(?:ting)?|slic(?:e|ed|ing)|stab(?:bed|bing)?|carv(?:e|ed|ing)|slash(?:ed|ing)?|burn(?:ed|t|ing)?|scald(?:ed|ing)?|scratch(?:ed|ing)?|bit(?:e|ing)?|punch(?:ed|ing)?|hit(?:ting)?|bruis(?:e|ed|ing))'
const PURPOSE = oneOf([
  "on purpose|deliberately|until i (?:bled|bleed)|until it (?:bled|bleeds|bleed|hurts?|stops)|to (?:feel|cope|calm|punish|stop)|as (?:a )?punishment|because i (?:deserve|hate)|when(?:ever)? (?:i'm|it gets|i get|i feel)|again|every (?:day|night)|has become",
  'with (?:a |my |the )?(?:matches|match|lighter|cigarettes?|razor|blade|iron|knife|scissors|glass|pen|needle|compass|hammer)',
])
const BY_FORCE =
  '(?:molest(?:ed|s|ing)|rap(?:ed|es|ing)|sexually (?:abus|assault)(?:ed|es|ing)|assault(?:ed|s|ing)|strangl(?:ed|es|ing)|chok(?:ed|es|ing)|grop(?:ed|es|ing)|batter(?:ed|s|ing)|abus(?:ed|es|ing))'
const SOMEONE = oneOf([
  'my (?:\\w+ )?(?:boss|ex|ex[- ](?:wife|husband|partner|boyfriend|girlfriend)|wife|husband|partner|boyfriend|girlfriend|stepfather|stepdad|stepmother|stepmum|dad)',
  'my (?:\\w+ )?(?:father|mother|mum|mom|brother|sister|neighbou?r|teacher|roommate|flatmate|landlord|manager|colleagues?|classmates?|family|kids?|children|son|daughter|baby)|him|her|them|everyone|everybody|someone|somebody|people|those people|that man|that woman',
])

/** Cries that say outright what is meant, whoever and whatever stands beside the grave words. */
export const outrightPatterns: CrisisPattern[] = [
  ...patternsOf('suicide', everyday.hopeless, [
    `(?:i|i'm|i've|just|me|can't stop)${gap(4)}${INTENT} ${TO}${DEATH}(?! (?:than|laughing|trying|of (?:laughter|boredom|embarrassment|shame|hunger|heat)|my hair|for (?:a|some|that|this)))`,
    `^(?:just |honestly |please )?${INTENT} ${TO}${DEATH}(?! (?:than|laughing|trying|of (?:laughter|boredom|embarrassment|shame|hunger|heat)|my hair|for (?:a|some|that|this)))`,
    `${INTENT} ${TO}(?:die|be dead) (?:in peace|in my sleep|tonight|soon|by|now|already)`,
    "(?:i'm|i feel|i've been|feeling|been|am) (?:(?!not\\b)\\w+ )?suicidal(?! (?:patients?|people|students?|thoughts in))",
    `(?:i|i've|my)${gap(3)}suicide (?:note|letter|plan|attempt)(?! (?:of|by|when|at|survivor))`,
    `(?:i|i've|can't stop|keep)${gap(3)}(?:attempt(?:ed)?|thinking (?:about|of)) suicide`,
    `(?:consider(?:ed|ing)?|contemplat(?:e|ed|ing)|plan(?:ned|ning)?) (?:my )?suicide(?! (?:prevention|awareness|training|watch|squads?|rates?|statistics|squeezes?|sprints?))`,
    `suicide(?:'s| is| was| just| has been)? (?:look(?:s|ing|ed)|sound(?:s|ing|ed)|seem(?:s|ing|ed))(?: \\w+){0,2} (?:good|great|nice|better|tempting|easier|inviting|attractive|the (?:only|best) (?:way|option|answer))`,
    `my plan (?:is|was|would be) (?:still )?to (?:be dead|die|kill myself|end my life|hang myself|shoot myself|drown myself|jump (?:off|in front of) (?:a|the)|${DRIVE})(?! (?:hard|trying|laughing|on (?:stage|screen)))`,
    "(?:haven't|have not|never|not|can't|don't|didn't|won't|couldn't) (?:\\w+ )?(?:stop|stopped|stopping) (?:wanting|wishing|hoping|longing|wishing i could) (?:to )?(?:die|be dead|be dying|kill myself|end my life)(?! (?:of|my hair))",
    '(?:death|die|dying) by my own hands?',
    `(?:i|i'm|i've|just)${gap(2)}(?:want|going|gonna|plan|planning|decided|ready|about|tempted|thinking|urge) (?:to |of |about )(?:just )?${DRIVE}`,
    '(?<!\\w )kms(?! (?:a|per|in|of|run|walk|today|this))',
    "i'll(?: \\w+){0,2}? (?:kill|hang|drown|shoot|gas|neck|off|unalive|finish|set fire to) myself(?: (?:off|in|if|when|tonight|tomorrow|soon|before|then|now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|,|$)",
    '(?:almost|nearly) (?:killed|hanged|drowned|shot) myself(?: (?:yesterday|last|again|today|tonight|this morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|,|$)',
    '(?:want|need) my life to (?:end|be over|stop)',
    'all i (?:want|wish for|can think (?:about|of)) is (?:to )?(?:die|dying|death|be dead|being dead|killing myself)',
  ]),
  ...patternsOf('self-harm', everyday.injury, [
    `${HARM_MYSELF} (?:myself|my (?:own |left |right |inner |upper )?${BODY})${gap(3)}${PURPOSE}`,
    '(?:want|need|urge|urges|craving|dying|itching|desperate) to (?:cut|hurt myself|burn myself|self[- ]?harm|harm myself)(?: (?:so|really|right|again|badly|tonight|now|myself|deep\\w*)|$)',
    '(?:cut(?:ting)?|burn(?:ed|t|ing)?|hurt(?:ing)?|harm(?:ed|ing)?) myself(?: [\\w-]+){0,4} (?:for the )?first time (?:in|since|after)',
    "(?:cutting|burning|hurting|harming|hitting|starving) myself(?:'s| is| has become| became)(?: just)? (?:a |an |my |the )?(?:\\w+ )?(?:habit|routine|ritual|addiction|normal|all i (?:have|know)|only (?:way|thing|relief|release))",
    "i(?:'ve)? (?:just )?(?:cut|went|gone) (?:myself )?too deep(?: (?:this|and|again|last|tonight)|,|$)(?<!(?:project|analysis|topic|rabbit hole).{0,200})",
    '(?:harm(?:ing|ed)?|hurt(?:ing)?|injur(?:e|ed|ing)) myself(?: (?:on purpose|again|every|most|whenever|when|and|because|last|tonight|today|this|twice|deliberately)|$)',
  ]),
  ...patternsOf('abuse', IN_PLAY, [
    `(?:has been|have been|had been|been|is|was|keeps?|kept|tried|'s|\\w+)${gap(1)}${BY_FORCE} me`,
    `(?:i'm|i was|i've been|i got|i get|i'm being|being|been) (?:\\w+ )?(?:molested|raped|sexually (?:abused|assaulted)|assaulted|strangled|beaten|battered|abused|trafficked)(?: (?:by|at|in|on|last|every|again|when|since)|$)`,
    `(?:${ABUSER}|who|and|someone|somebody)${gap(3)}(?:held|put|pulled|pointed|pressed|waved) (?:a |the |his |her )?(?:gun|knife|blade|pistol|rifle|hands?)${gap(2)}(?:at|to|against|on|around|round) (?:me|my (?:throat|neck|head|face|chest|back))`,
    `${ABUSER} (?:\\w+ ){0,2}(?:broke|breaks|burn(?:ed|t|s)|twist(?:ed|s)|fractured|smash(?:ed|es)|bit|bites|cut|cuts|kick(?:ed|s)|punch(?:ed|es)|slap(?:ped|s)) (?:me in |me on )?(?:my|the) (?:\\w+ )?(?:arm|hand|nose|jaw|rib|ribs|wrist|finger|fingers|face|leg|head|stomach|back|tooth|teeth|eye|skin)`,
    `(?:i'm|i|i've)${gap(3)}(?:going|gonna|want|planning|plan) (?:to )?(?:kill|murder|stab) ${SOMEONE}(?! (?:if|when|for (?:this|that|the)|with kindness|with (?:love|questions)|a (?:message|text|mail|note|glance|look|quick)|an |in the (?:game|match)|at (?:tennis|chess|squash|mario|fifa)|one day|lol|haha))`,
    `(?:i'm|i|i've)${gap(3)}(?:going|gonna|want|planning|plan) (?:to )?(?:shoot|strangle|poison) ${SOMEONE}(?! (?:if|when|for (?:this|that|the)|with kindness|with (?:love|questions)|a (?:message|text|mail|note|glance|look|quick)|an |in the (?:game|match)|at (?:tennis|chess|squash|mario|fifa)|one day|lol|haha))`,
    `(?:i'm|i|i've)${gap(3)}(?:ready|about|will|decided|intend) (?:to )?(?:kill|murder|stab) ${SOMEONE}(?! (?:if|when|for (?:this|that|the)|with kindness|with (?:love|questions)|a (?:message|text|mail|note|glance|look|quick)|an |in the (?:game|match)|at (?:tennis|chess|squash|mario|fifa)|one day|lol|haha))`,
    `(?:i'm|i|i've)${gap(3)}(?:ready|about|will|decided|intend) (?:to )?(?:shoot|strangle|poison) ${SOMEONE}(?! (?:if|when|for (?:this|that|the)|with kindness|with (?:love|questions)|a (?:message|text|mail|note|glance|look|quick)|an |in the (?:game|match)|at (?:tennis|chess|squash|mario|fifa)|one day|lol|haha))`,
    `(?:being|been|am|getting|get) (?:hit|beaten|slapped|punched|kicked|choked) (?:\\w+ )?by (?:my|his|her) (?!cat\\b|dog\\b|toddler\\b|baby\\b|sparring\\b|opponent\\b)`,
    `(?:voices?)(?: \\w+){0,4} (?:hurt|kill|harm|stab|drown) (?:my|the|him|her|them|myself)(?! (?:vibe|mood|time))`,
    `(?:i'm|i|am)${gap(3)}(?:in an abusive (?:relationship|marriage|home)|a victim of (?:domestic|sexual) (?:violence|abuse))`,
    `${ABUSER} (?:\\w+ )?threatened to (?:kill|shoot|stab|hurt|strangle|drown) (?:me|us|the kids|my)`,
    "i'm (?:going to|gonna) shoot up (?:my|the) (?!emails?)\\w+",
  ]),
  ...patternsOf('overdose', everyday.overdose, [
    `(?:i|i've|i'm|just|about to|want to|going to|planning to)${gap(3)}(?:overdose(?:d)?|take an overdose)(?! (?:on|of) (?:coffee|caffeine|chocolate|cake|sugar|netflix|\\w+ (?:films?|shows?)))(?: (?:on|of|this|last|again|tonight|an|yesterday|today|by|with|and)|,|$)`,
    `(?:i|i've|i'm|just|about to|want to|going to|planning to)${gap(3)}(?:taken an overdose|took an overdose|od|od'd|oded)(?! (?:on|of) (?:coffee|caffeine|chocolate|cake|sugar|netflix|\\w+ (?:films?|shows?)))(?: (?:on|of|this|last|again|tonight|an|yesterday|today|by|with|and)|,|$)`,
    "(?:i|i've|just)(?: \\w+)? (?:drank|drunk|swallowed|drink|ate|eaten|took|taken) (?:\\w+ )?(?:bleach|drain cleaner|antifreeze|(?:rat )?poison|weed ?killer|detergent|pesticide)",
  ]),
  ...patternsOf('eating-disorder', everyday.eating, [
    '(?:purg(?:e|ed|ing)|ma(?:ke|de|king) myself (?:sick|vomit|throw up|puke)|binge and (?:purge|throw up|vomit)|vomit(?:ed|ing)? on purpose)(?: (?:\\w+ )?(?:again|after|every|twice|three|times|today|tonight|at|most|all|daily|in the|my|\\d+)|,|$)',
    "my (?:anorexia|bulimia|eating disorder|self[- ]?harm|cutting|purging)(?:'s| is| has)(?: \\w+)? (?:back|returned|worse|winning|out of control|killing me)",
    "i'm (?:\\w+ )?(?:anorexic|bulimic)|i have (?:\\w+ )?(?:anorexia|bulimia)(?! (?:in my past|awareness))|starv(?:e|ed|ing) myself",
    `(?:haven't|have not|not|hasn't) eaten (?:\\w+ )?(?:in|for|since)${gap(3)}(?:to (?:lose|be thin|get thin)|on purpose|so (?:that )?i (?:lose|don't))`,
  ]),
]
