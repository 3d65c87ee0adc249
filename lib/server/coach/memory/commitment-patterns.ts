import 'server-only'
import { AHEAD, type MemoryPattern, WEEKDAYS } from './memory-pattern'
import { RELATION } from './people-patterns'

const EVENT =
  '(?:exams?|finals|interviews?|race|marathon|half[- ]marathon|triathlon|ironman|\\d+ ?k|weddings?|appointments?|presentation|recital|concert|surgery|operation|driving test|test|deadline|review|defen[cs]e|viva|flight|trip|holiday|vacation|audition|competition|tournament|match|hand-?in|submission|launch|performance|gig|show|check-?up|scan|move|retreat|workshop|conference|bar exam|due date|probation|contract|graduation|thesis|dissertation|birthday|anniversary|visa|course|reunion|talk|speech|baby|audit|inspection|hearing|(?:new )?job|cast)'
const WISH =
  /\b(?:want|wish|should|try|trying|tried|hope|would|could|might|maybe|used to|can't|cannot|didn't|never|thinking)\b/

/** What the user has bound themselves to, and what stands in the calendar. */
export const commitmentPatterns: MemoryPattern[] = [
  {
    kind: 'commitment',
    mayPass: true,
    words:
      /\b(?:i|we)(?:'ve| have)? (?:just |finally |already |also |now )*(?:(?:signed up|registered|enrolled|got a place|got tickets?|got a spot) (?:\w+ )*(?:for|in|on|to|at|with) \w{2,}|(?:signed|booked|entered|reserved) (?:\w+ )*(?:a|an|the|my|our|two|three|four|\d+) \w{3,}|committed to \w{3,}|pledged (?:to )?\w+|agreed (?:with \w+ )*to \w+ \w+|gave my word (?:to|that) \w+|made a (?:deal|bet|pact) with (?:my )?\w+)/,
    unless: /\b(?:didn't|never|almost|nearly|want|should)\b/,
  },
  {
    kind: 'commitment',
    mayPass: true,
    words:
      /\bi(?:'ve| have)? (?:just |finally |also )*promised (?:(?:my |our )?[\p{L}'-]+ ){1,3}(?:to|that|i'd|i would|i'll|a|the|not)\b ?.{6,}/u,
    unless: /\b(?:again and again|broke|but i didn't|so many times)\b/,
  },
  {
    kind: 'commitment',
    mayPass: true,
    words: new RegExp(
      `\\b(?:i|we)(?:'ve| have|'ve got| have got) (?:a |an |my |the |our |another |two |three )?(?:[\\w'-]+ ){0,4}?${EVENT}\\b(?: [\\w'-]+){0,5}? ${AHEAD}`,
    ),
    unless: /\b(?:had|been|idea|no)\b/,
  },
  {
    kind: 'commitment',
    mayPass: true,
    words: new RegExp(
      `\\b(?:my|our|the) (?:[\\w'-]+ ){0,4}?${EVENT} (?:(?:to|in|with|for|at|of) (?:[\\w'-]+ ){1,3})?(?:is|are|starts?|ends?|takes place|falls|comes off|will be|got moved|has been moved|was moved|runs|comes up)\\b(?: [\\w'-]+){0,3}? ?${AHEAD}`,
    ),
    unless: /\b(?:was last|went|passed)\b/,
  },
  {
    kind: 'commitment',
    mayPass: true,
    words: new RegExp(
      `\\b(?:i|we)(?:'re| are|'m| am)? ?(?:get(?:ting)? married|getting divorced|moving (?:to|house|in|out)|due|having (?:a baby|surgery|an operation)|saving (?:up )?for|closing on|expecting (?:a|our)|starting (?:a |my |the )?(?:new )?(?:job|school|university|course|position|training|phd|masters)|flying to|going on (?:holiday|vacation|parental leave|maternity leave|a trip)|graduating|running (?:the |a |my first )?[\\w-]*(?: \\w+){0,3}|taking (?:the|an|my) (?:\\w+ )?exam|giving a (?:talk|speech)|presenting|hosting)\\b(?: [\\w'-]+){0,6}? ?${AHEAD}`,
    ),
  },
  {
    kind: 'commitment',
    mayPass: true,
    words:
      /\b(?:i|we)(?:'re| are|'m| am) (?:getting married|expecting (?:a baby|our (?:first|second|third))|having a baby)\b/,
  },
  {
    kind: 'commitment',
    words: new RegExp(
      `\\b(?:i|we) (?:always |usually )?(?:have|go(?: to| \\w+ing)?|see|meet|do|play|teach|train|attend|visit|take|volunteer|sing|call|pick up|help) (?:[\\w'-]+ ){0,6}?(?:every|each|on) (?:other |second |single )?(?:${WEEKDAYS})(?: (?:and|evenings?|mornings?|nights?|afternoons?|${WEEKDAYS}))*|\\b(?:on|every|each) (?:${WEEKDAYS})(?: (?:and|evenings?|mornings?|nights?|${WEEKDAYS}))*,? (?:i|we) (?:always |usually )?(?:have|go|see|meet|play|teach|train|attend|visit|volunteer|work|sing|call|help)\\b`,
    ),
    unless: new RegExp(
      `${WISH.source}|\\b(?:this|next|last) (?:${WEEKDAYS})\\b|\\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b`,
    ),
  },
  {
    kind: 'commitment',
    mayPass: true,
    words: new RegExp(
      `\\b(?:from now on|starting (?:on )?(?:${WEEKDAYS}|next week|tomorrow|in \\w+)|from (?:${WEEKDAYS}|tomorrow|next week) on|as of (?:${WEEKDAYS}|next week|tomorrow)),? (?:i|we)(?:'ll| will|'m going to| am going to|'m| am) \\w+.{5,}|\\bi(?:'ll| will|'m going to| am going to) (?:\\w+ ){1,9}?(?:every|each) (?:single )?(?:${WEEKDAYS}|day|morning|evening|night|week|weekday|weekend)\\b|\\bi(?:'ll| will|'m going to| am going to) \\w+ .{3,} from now on\\b`,
    ),
    unless: /\b(?:try|maybe|probably|perhaps|if|wonder)\b/,
  },
  {
    kind: 'commitment',
    mayPass: true,
    words: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${RELATION}(?:'s)? (?:birthday|wedding|graduation|surgery|anniversary)\\b.{0,12} ${AHEAD}|\\b(?:my|our) (?:\\w+ )?${RELATION} (?:is getting married|is visiting|visits|graduates|is due|moves? out|is moving)\\b.{0,24} ${AHEAD}`,
    ),
  },
  {
    kind: 'commitment',
    mayPass: true,
    words:
      /\bi (?:have|need) to (?:hand in|submit|deliver|present|finish|file|renew|be (?:back|ready|in)|pay back|repay) (?:[\w'-]+ ){1,6}?(?:by|on|before|until) (?:the )?(?:\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|christmas|easter|summer|end of)\b/,
  },
]
