import 'server-only'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'

const PARTNER =
  '(?:he|she|they|(?:my|the) (?:ex|partner|husband|wife|boyfriend|girlfriend|fianc[eé]e?|spouse|dad|father|mom|mum|mother|stepdad|stepfather|stepmother|step ?mom|uncle|brother|parents?|roommate|carer))'

/** Violence and control by someone close. */
export const abusePatterns: CrisisPattern[] = [
  {
    kind: 'abuse',
    words:
      /\b(?:scared|afraid|terrified|frightened|dread) (?:of )?what (?:he|she|they|my (?:\w+))(?:'ll| will| might| is going to)? (?:do|say|be like)\b.{0,200}\b(?:home|drunk|angry|finds? out|tonight|back)\b/,
  },
  {
    kind: 'abuse',
    words: new RegExp(
      `\\b${PARTNER} (?:controls?|decides?|dictates?) (?:where|who|what|when|how|everything)\\b.{0,200}\\b(?:i|me|my)\\b`,
    ),
  },
  {
    kind: 'abuse',
    words: new RegExp(
      `\\b${PARTNER} (?:always |often |sometimes |regularly |still )*(?:throws?|threw) (?:\\w+ ){1,2}at me\\b|\\b${PARTNER} (?:calls?|called) me (?:worthless|stupid|a whore|a slut|useless|fat)|\\b(?:hits?|punches|punched|breaks|kicked?) (?:the )?(?:walls?|doors?|furniture)\\b.{0,200}\\b(?:me|i|when)\\b|\\bask (?:my (?:husband|wife|partner|boyfriend|girlfriend)|him|her) (?:before|for permission|if i (?:may|can))\\b.{0,200}\\b(?:spend|leave|go|money|cent|see)\\b|\\b${PARTNER} (?:grabs?|grabbed|holds?|held) me by\\b`,
    ),
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words: new RegExp(
      `\\b${PARTNER}\\b.{0,70}\\b(?:won'?t|doesn'?t|does not|never|will not) lets? me (?:work|leave|go|see|talk|have|use|drive|study|eat|sleep|speak|out|meet|call)\\b`,
    ),
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words: new RegExp(
      `\\b${PARTNER} (?:just |always |often |sometimes |still |keeps |kept |also |even |has |have |'s |is |are |was )*(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle[sd]?|strangling|shoves?|shoved|shoving|rape[sd]?|raping|assault(?:s|ed|ing)?|molest(?:s|ed|ing)?|abus(?:e|es|ed|ing)|threw|burn(?:s|ed)?|hurts|hurting|touches|grabbed|grabs|locks|locked|threaten(?:s|ed|ing)?|forc(?:e|es|ed|ing)|pushes|pushed|threw) (?:me|us|things at me|my kids|the kids|our kids|the children)\\b`,
    ),
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words: new RegExp(
      `\\b${PARTNER} (?:puts?|put|has|had) (?:his|her|their|a) (?:hands?|knife|gun|fists?) (?:around my|on my (?:neck|throat)|on me|to my)`,
    ),
  },
  {
    kind: 'abuse',
    words:
      /\b(?:i'?m|i am|i'?ve been|i have been|we are|we'?re|been|being) (?:being |getting )?(?:sexually |physically |emotionally |domestically |verbally )?(?:abused|raped|molested|beaten|assaulted|battered|trafficked)\b/,
  },
  {
    kind: 'abuse',
    words:
      /\bi(?:'ve been| have been| was| got| keep getting| get) (?:just |sexually |physically |\w+ )?(?:raped|assaulted|molested|beaten up|strangled)\b/,
  },
  {
    kind: 'abuse',
    words:
      /(?<!\b(?:her|his|their) )\b(?:abusive|violent|controlling) (?:relationship|marriage|partner|husband|wife|boyfriend|girlfriend|home|household|father|mother|dad|mom|mum|parents)\b/,
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words:
      /\b(?:afraid|scared|terrified|frightened) (?:of|to go home to|to be around|to be alone with) (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|stepfather|mom|mother|uncle|him|her)\b(?! (?:opinion|reaction|judg|feedback))/,
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words:
      /\b(?:scared|afraid|terrified|frightened) (?:to go home|for my safety|(?:he|she|they)(?:'ll| will|'s going to| is going to|'d| would) (?:hurt|kill|hit|find|come))\b|\b(?:not|don'?t feel|isn'?t|never) safe (?:at home|with (?:him|her|my)|in my (?:own )?(?:home|house))\b|\b(?:walk(?:ing)?) on eggshells\b(?=.{0,200}\b(?:he|she|hits?|hurt|afraid|scared|anger|angry|husband|partner|wife|boyfriend)\b)/,
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words: new RegExp(
      `\\b${PARTNER} (?:won'?t|doesn'?t|does not|will not|never|no longer) (?:let|lets|allow|allows) me (?:to )?(?:leave|go out|see|talk|have (?:any |my own )?(?:money|friends|phone)|out of|work|eat|sleep|use my)`,
    ),
  },
  {
    kind: 'abuse',
    unless: everyday.violence,
    words: new RegExp(
      `\\b${PARTNER} (?:controls|controlled|takes|took) (?:all (?:of )?my (?:money|cash|accounts?)|every(?:thing)? (?:i do|that i do|move i make|penny)|my (?:phone|money|passport) (?:away|so|and))`,
    ),
  },
  {
    kind: 'abuse',
    words: new RegExp(
      `\\b(?:bruises?|black eye|broken (?:arm|rib|nose))\\b.{0,40}\\b(?:from|because of|that|where|after) ${PARTNER}\\b|\\b(?:hide|hiding|cover(?:ing)?(?: up)?) (?:the |my )(?:bruises|black eye|marks)\\b`,
    ),
  },
  {
    kind: 'abuse',
    words: new RegExp(
      `\\b${PARTNER} (?:said|says|swore|told me|threatened) (?:that )?(?:he|she|they)?(?:'ll|'d| will| would|to|is going to| to|'s going to)* ?(?:kill|hurt|find|shoot) me\\b|\\b(?:kill|hurt) me if i (?:leave|left|tell|told|go)\\b|\\bwill kill me\\b(?=.{0,200}\\bif i (?:leave|tell))`,
    ),
  },

  {
    kind: 'abuse',
    words: new RegExp(
      `\\b${PARTNER} (?:gets?|got|is|becomes?|turns?|turned|can be|has been|was) (?:so |very |really |physically |often )*(?:violent|abusive|aggressive|physical with me|rough with me)\\b`,
    ),
  },
  {
    kind: 'abuse',
    words: new RegExp(
      `\\b(?:afraid|scared|terrified|frightened) (?:that )?${PARTNER}(?:'ll| will|'s going to| is going to| might| could|'d| would| to)? (?:hurt|kill|hit|find|come|beat|get angry|explode)`,
    ),
  },
  {
    kind: 'abuse',
    words:
      /\b(?:i have to|i need to|i must) (?:hide|ask (?:him|her) for permission|tell (?:him|her) where i am|account for every)\b|\b(?:he|she) (?:tracks|follows|stalks|monitors|checks) (?:me(?! on\b)|my (?:phone(?! number)|location|every))\b|\bforced (?:me )?(?:to (?:have sex|marry)|into (?:sex|marriage))\b/,
  },
]
