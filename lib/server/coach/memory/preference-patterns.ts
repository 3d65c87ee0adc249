import 'server-only'
import type { MemoryPattern } from './memory-pattern'

const VERBS =
  '(?:work|train|run|read|write|study|learn|focus|think|sleep|concentrate|practi[sc]e|exercise|swim|cook|relax|perform|paint|code|plan)'
const TIME_OF_DAY =
  /\b(?:mornings?|evenings?|nights?|afternoons?|lunch|noon|breakfast|early|late|before work|after work|dawn|owl|bird|lark)\b/
const POINTING =
  /\b(?:hate|love|like|enjoy|dislike|stand|prefer) (?:it$|it (?!when|if)|this|that|these|those|you|your|him|her|them|me|myself|everything|everyone|everybody|nothing|the (?:idea|plan|app|answer|way|sound|thought|new)|how|what|where|who|mondays?|lots|things|hearing (?:that|this|it)|talking (?:to|with) you|working (?:with|on) (?:you|this|that|it)|being (?:here|stuck|lazy|me|like this|behind|alive)|doing (?:this|that|it|nothing)|having (?:to|this|that)|feeling|seeing (?:this|that|it)|knowing|living|saying|his|its|yes)\b/

/** How the user likes to do things, and to be spoken to. */
export const preferencePatterns: MemoryPattern[] = [
  {
    kind: 'preference',
    words:
      /\bi(?:'d| would)? (?:much |really |generally |usually |also |actually |definitely |strongly )*(?:prefer|(?<=i'd |would )rather) (?:\w+ )*\w{4,}/,
    unless: new RegExp(
      `${POINTING.source}|\\bnot to (?:say|talk|answer)\\b|\\b(?:prefer|rather) (?:not|to wait|to stop|no |be|have|die|quit|give|you|stay|do|just)\\b`,
    ),
  },
  {
    kind: 'preference',
    slot: 'day',
    words:
      /\bi(?:'m| am) (?:more of |really |definitely |not |very much |just |such )*(?:an? )?(?:morning person|evening person|night person|night owl|early bird|early riser|lark)\b/,
    unless: /\b(?:want|become|becoming|be)\b/,
  },
  {
    kind: 'preference',
    words:
      /\bi(?:'m| am) (?:more of |really |definitely |very much |an? |a bit of |quite )*(?:introvert|extrovert|perfectionist|visual learner|visual person|list person|slow reader|fast reader|planner by nature|competitive person|team player|numbers person|people person)\b/,
  },
  {
    kind: 'preference',
    words: new RegExp(
      `\\bi ${VERBS}(?: \\w+){0,2} (?:best|better|most easily|much better|far better) (?:in|at|when|with|before|after|on|alone|under|to|early|late|if|without|by|from|first)\\b|\\bi(?:'m| am) (?:most productive|at my best|most focused|most creative|freshest|sharpest|more productive) (?:in|at|when|with|before|after|early|late|on|around)\\b`,
    ),
  },
  {
    kind: 'preference',
    words:
      /\b(?:mornings?|evenings?|nights?|lunch ?times?|weekends|early mornings?|afternoons?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|music|lists|deadlines|short (?:sessions|bursts)|small steps|streaks|coffee|silence|\w{2,}ing(?: \w+){0,4}) (?:work|suit|help)s? (?:me )?(?:best|better|well|for me|a lot|(?:to )?(?:think|focus|relax|sleep|concentrate|unwind|calm down))\b/,
    unless:
      /\b(?:nothing|is|are|does|doesn't|don't|anything|something|everything|thing|when|it|this|that)\b.*\b(?:help|work|suit)s?\b/,
  },
  {
    kind: 'preference',
    words:
      /\bi (?:really |absolutely |just |actually |simply |do |honestly )*(?:hate|can't stand|dislike|love|enjoy|don't (?:really )?(?:like|enjoy)) (?:(?:\w+ )?\w{2,}ing\b(?: \w+)*|it when \w+ \w+|(?:[a-z-]{3,} ){0,2}[a-z]{3,}s\b(?: (?:in|at|on|with|to|and|or|that|who|which|because|while|before|after)\b.*|, .*)?$|(?:cold|early|loud|group|team|long|short|classical|black|dark|hot)(?: \w+){1,3}$|(?:yoga|swimming|coffee|tea|chocolate|jazz|music|poetry|history|science fiction|fantasy|chess|football|tennis|hiking|nature|the (?:gym|sea|mountains|forest|cold|heat))\b)/,
    unless: POINTING,
  },
  {
    kind: 'preference',
    words:
      /\bi (?:really |just |do )*like (?:\w{3,}ing\b(?: \w+){1,}|it when \w+ \w+|to \w+ (?:\w+ ){0,4}(?:in the|at|before|after|with|while|alone|first|to music|outside|on)\b.*)/,
    unless: new RegExp(`${POINTING.source}|\\bfeel(?:s|ing)? like\\b|\\blook(?:s|ing)? like\\b`),
  },
  {
    kind: 'preference',
    slot: 'style',
    words:
      /\bkeep (?:it|answers|your answers|replies|your replies|things|messages|your messages) (?:very |really )?(?:short|brief|simple|concise)\b|\b(?:please )?be (?:more |very |a bit more )?(?:direct|blunt|gentle|honest|brief|strict|tough|hard|kind|patient|soft) (?:with|on|to) me\b|\b(?:please )?(?:don't|do not|never) (?:sugar-?coat|use emojis?|ask me (?:so many|too many) questions|push me|lecture me|praise me|call me|pressure me|be (?:so|too) (?:soft|harsh|nice|strict))\b|^(?:please,? )?no (?:emojis?|bullet points|exclamation marks|pep talks|small talk|clichés)\b|\bi (?:don't|do not) (?:want|like|need) (?:to be (?:pushed|lectured|praised|pressured)|being (?:pushed|lectured|praised|pressured|told)|pep talks|emojis?)\b|\bi (?:like|want|need) (?:tough love|straight talk|honest feedback|hard truths)\b/,
    mayPass: true,
  },
  {
    kind: 'preference',
    words:
      /\bwhat (?:motivates|helps|calms|drives|relaxes|works for) me (?:most |best |a lot )?(?:is|are)\b.{4,}|\b(?!that|this|it|nothing|what)\w{4,} (?:really |always )?(?:motivates?|calms?|relaxe?s?) me\b|\bi need (?:(?:absolute|total|some|complete) )?(?:music|silence|coffee|quiet|a deadline|deadlines|pressure|structure|variety|company|a list) (?:to|when|while|for|in order)\b|\bi (?:always |usually )?listen to \w+ (?:\w+ )*(?:when|while)\b/,
    unless: /\b(?:doesn't|don't|not|nothing)\b/,
  },
  {
    kind: 'preference',
    slot: 'day',
    words:
      /\b(?:early )?(?:mornings?|evenings?|nights?|afternoons?|lunch breaks|weekends) (?:don't|doesn't|never|won't) (?:really )?(?:work|suit)s?\b|\b(?:mornings?|evenings?|nights?|weekends|sundays|saturdays) are (?:sacred|best|out|impossible|off limits|for (?:family|rest|my \w+)|my (?:\w+ )?time|hard for me|easier)\b/,
  },
  {
    kind: 'preference',
    words: /\bmy favou?rite (?:\w+ ){1,4}(?:is|are) (?!when|that|this|you)\w+/,
  },
]

/** A preference about the hour of the day has one place: the newer one stands. */
export function slotOfPreference(clause: string): string | null {
  return TIME_OF_DAY.test(clause) &&
    /\b(?:prefer|best|better|person|owl|bird|lark|productive|focused|creative|suit|work)\b/.test(clause)
    ? 'day'
    : null
}
