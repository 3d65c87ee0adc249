import 'server-only'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'

const SELF = '(?:myself|my self|meself)'

/** Self-harm, overdose and eating disorders. */
export const selfHarmPatterns: CrisisPattern[] = [
  {
    kind: 'self-harm',
    words:
      /\b(?:slit|slash|slitting|slashing|stab|stabbing|carve|carving) (?:my|myself|into my)\b(?! (?:prices|budget|costs|name|pumpkin))|\b(?:cut|burn|burned|burnt|hit|scratch|scratched|bite|bit|bruise|hurt|stab|pinch) (?:my|the) (?:own )?\w+(?: \w+){0,4} (?:on purpose|deliberately|intentionally)\b|\bhurt myself\b.{0,200}\b(?:feel|punish|deserve|calm|relief|again)\b/,
  },
  { kind: 'self-harm', words: /\b(?:want|need|like|love) to feel (?:the )?pain\b/ },
  {
    kind: 'self-harm',
    words:
      /\b(?:feel|calm|relief|better|alive|numb)\b.{0,30}\b(?:see(?:ing)? (?:my own |the )?blood|when i (?:cut|bleed|burn|hurt))\b|\bsee(?:ing)? (?:my own )?blood\b.{0,30}\b(?:calm|relief|better|alive)\b|\bmight do to myself\b/,
  },
  { kind: 'self-harm', words: /\b(?:self[- ]?harm(?:ing|ed)?|self[- ]?injur(?:e|ing|y))\b/ },
  {
    kind: 'self-harm',
    words: new RegExp(
      `\\b(?:cut|cutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|harmed|punish|punishing|scratch|scratching|hit|hitting|punch|punching|bite|biting|starve|starving) ${SELF}\\b`,
    ),
  },
  {
    kind: 'self-harm',
    words:
      /\b(?:cutting|cut|burning|scratching|slit|slitting|slicing) (?:my|up my) (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|stomach|veins)\b/,
  },
  {
    kind: 'self-harm',
    words:
      /\b(?:started|back to|been|began|keep|kept|can'?t stop) cutting(?: again)?(?: (?:to|when|because|at night|and)\b.{0,200})?$/,
  },
  {
    kind: 'self-harm',
    words:
      /\b(?:blade|razor)s? (?:again|against|on|to) (?:my|tonight|last night)\b|\bpain (?:is|feels like) (?:the only thing|what) i deserve\b|\bbang(?:ing)? my head (?:against|on|into) the wall (?:until|so hard|to feel)\b|\bhurt(?:ing)? (?:my body|me) (?:on purpose|to feel)\b/,
  },

  {
    kind: 'self-harm',
    words:
      /\bi deserve (?:all )?(?:of )?(?:the |this |my |every )?(?:pain|to suffer|suffering|to hurt|to be hurt|to be punished|punishment)\b|\bonly (?:calm|release|relief|thing that helps)\b.{0,20}\b(?:blade|cutting|hurt|pain|razor)\b|\buntil (?:i bleed|it bleeds|i feel something)\b/,
  },
  {
    kind: 'overdose',
    words:
      /\b(?:took|taken|take|taking|swallowed) (?:way )?(?:more|too many|extra|all|a lot|lots|several)\b.{0,30}\b(?:pills|meds|tablets|medication|painkillers|sleeping tablets)\b.{0,40}\b(?:on purpose|to (?:sleep|forget|die|end|feel|stop)|than i should|at once|not wake)\b|\bwhat (?:would|will) happen if i (?:took|take|swallow(?:ed)?) (?:all|the whole|every|too many|them all)\b|\b(?:took|take|taking|swallow) (?:all|every one) of them\b/,
  },
  { kind: 'overdose', words: /\b(?:overdos(?:e|ed|ing)|od'd|oded|od'ing)\b/ },
  {
    kind: 'overdose',
    words:
      /\b(?:took|take|taken|taking|swallow(?:ed|ing)?|downed?) (?:way )?(?:all (?:of )?(?:my|the)|too many|the (?:whole|entire)|a (?:whole|bunch of|handful of|full)|every|so many|(?:twenty|thirty|forty|fifty|\d{2,})(?: of (?:my|the))?|(?:half|more than half) (?:the|a|my))(?: of)?\b.{0,20}\b(?:pills?|meds?|medication|tablets?|bottle|paracetamol|tylenol|sleeping pills|painkillers|antidepressants|xanax|insulin|pack|opioids?|oxy\w*)\b/,
  },
  {
    kind: 'overdose',
    words:
      /\bhow many (?:of (?:my|the|these) )?(?:\w+ )?(?:pills|tablets|meds|painkillers|sleeping pills|paracetamol|tylenol)\b.{0,200}\b(?:take|enough|die|kill|lethal|fatal|dead|would it)\b|\b(?:lethal|fatal|deadly) dose\b/,
  },
  {
    kind: 'overdose',
    words:
      /\b(?:pills|meds|tablets)\b.{0,25}\b(?:never wake|not wake|end (?:it|this|everything)|make it stop|all at once|in my hand|looking at me)\b|\b(?:saving up|stockpil\w+|hoarding|collecting|hiding) (?:my |the |all )?(?:\w+ )?(?:pills|meds|tablets|medication)\b/,
  },

  {
    kind: 'eating-disorder',
    words:
      /\bskip(?:ping)? (?:every|all(?: my)?|most) meals?\b.{0,200}\b(?:disgusting|fat|ugly|punish|deserve|thin|skinny)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:love|like|enjoy|need) (?:the )?(?:feeling|being|feel) (?:of )?(?:empty|hungry|hunger|emptiness|light and empty)\b|\bmake it (?:all )?come (?:back )?up\b|\bhaven'?t been eating (?:for|in) (?:days|weeks)\b|\bbring(?:ing)? (?:it|food|my food|my meals?|everything) back up\b/,
  },
  {
    kind: 'eating-disorder',
    unless: everyday.treat,
    words:
      /\b(?:calor(?:y|ies|ie)|eat|eating|ate|lunch|dinner|food|meal)\b.{0,200}\b(?:panic|hate myself|disgust\w*|run it off|burn it off|work it off|punish|purge|throw (?:it )?up|compensate|don'?t deserve|lose control and)\b|\b(?:panic|hate myself|disgusted with myself|punish myself)\b.{0,200}\b(?:calor(?:y|ies|ie)|eat|eating|ate|over 500|weigh)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:burn|run|work|sweat|exercise) off (?:every|all(?: of)? (?:the|my)) (?:bite|calorie|calories|meal|food|thing i eat)\b|\b(?:i(?:'ve| have)?) (?:completely )?(?:stopped|quit) eating\b(?! (?:sugar|meat|bread|sweets|out|dairy|carbs|chocolate|gluten|fast|junk|after|before|late|at|snacks|candy|processed|red))|\bhaven'?t eaten since (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:feel|so|too) fat\b.{0,200}\b(?:stop(?:ped)? eating|won'?t eat|not eating|can'?t eat|starv\w*|don'?t eat|throw up|deserve)\b|\bnot eating (?:makes me feel|gives me|is the only)\b|\bchew and spit\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:get|getting|got) rid of (?:it|the food|the calories|what i ate|everything i ate)\b(?=.{0,200})(?<=\b(?:eat|ate|eating|food|meal|meals|dinner|binge|calories)\b.{0,200})|\b(?:guilty|disgusting|disgusted|ashamed) (?:every time|whenever|each time|after|when) i eat\b|\b(?:only|just) (?:eat|eating|ate|allow myself) (?:an?|one|two|some) (?:apples?|crackers?|rice cakes?|lettuce|ice cubes?|gum|yoghurts?|yogurts?) (?:a|per|all) day\b|\bexercise until i (?:faint|collapse|pass out|throw up)\b|\bhaven'?t (?:let|allowed) myself (?:to )?eat\b|\bafraid of (?:food|eating|gaining even)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:make|making|made|force|forcing|forced) myself (?:to )?(?:throw(?:ing)? up|vomit|be sick|sick|puke|purge)\b|\b(?:throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing)) (?:after|everything|every time|all (?:my|the) (?:food|meals)|on purpose|what i eat|my (?:food|meals|dinner|lunch))\b|\bthrew up (?:on purpose|my (?:dinner|lunch|food) on purpose)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:purge|purging|purged)\b(?!.{0,200}\b(?:closet|inbox|email|files|wardrobe|house|clutter|stuff|list|photos|database|data|code)\b)(?=.{0,200}\b(?:i|my|me|again|eat\w*|meal|food|binge\w*)\b|$)|\bbing(?:e|ing|ed) and (?:then )?(?:purge|purging|throw)/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\bstarv(?:e|ing|ed) (?:myself|to (?:lose|get thin|be thin|be skinny|get skinny))\b|\bi deserve to starve\b|\bdon'?t deserve (?:to eat|food)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:haven'?t|have not|not) (?:really )?eaten (?:anything |a thing |properly |food )?(?:at all )?(?:in|for) (?:(?:two|three|four|five|six|seven|several|many|a few|[2-9]|\d{2}) days|days|a week|weeks|over a week)\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:i (?:have|think i have|suffer from|struggle with|struggling with|relapsed into)|my|i'?m|i am) (?:an? )?(?:anorexi[ac]|bulimi[ac]|eating disorder|binge eating)\b(?=.{0,200}\b(?:worse|back|again|control\w*|relaps\w*|now|bad|taking over|winning)\b|$)/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:only|just)(?: ever)? (?:eat|eating|ate|allow(?:ing)? myself|let myself (?:eat|have)|having) (?:about |around |maybe |under )?(?:[1-6]\d{2}|two hundred|three hundred|four hundred|five hundred|six hundred) (?:k?cal\w*)\b|\b(?:only|just) (?:eat|allow myself|let myself have) (?:an apple|one apple|lettuce|ice|water|gum|air)\b(?=.{0,200}\bday\b)/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:laxatives?|diet pills|diuretics)\b.{0,40}\b(?:after|every|lose|thin|skinny|weight|meals?|eat\w*|daily|again)\b|\b(?:after|every) .{0,25}\b(?:take|taking|took) laxatives\b/,
  },
  {
    kind: 'eating-disorder',
    words:
      /\b(?:skip(?:ping)?|skipped) (?:every|all(?: my)?) meals?\b|\b(?:can'?t|cannot|afraid to|scared to|terrified (?:to|of)|refuse to) (?:let myself )?eat(?:ing)?\b(?=.{0,200}\b(?:fat|weight|anymore|any more|gain|without (?:guilt|crying|hating|throwing))\b)|\b(?:hate|disgusted by) my body so much\b|\bpunish myself (?:for|after) eating\b/,
  },
]
