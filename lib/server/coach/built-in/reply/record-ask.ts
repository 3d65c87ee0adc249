import 'server-only'

/** A question that the record answers by itself: one look, one answer. */
export type RecordAsk =
  | 'lastCheckIn'
  | 'weeks'
  | 'left'
  | 'raise'
  | 'lapse'
  | 'snag'
  | 'often'
  | 'closest'
  | 'rest'
  | 'verdict'

const ASKS: [RecordAsk, RegExp][] = [
  [
    'often',
    /\bhow (?:many (?:times|days|check-?ins|sessions|runs|entries)|often) (?:did|have|do) i\b(?! (?:have left|need|have to))/,
  ],
  [
    'lastCheckIn',
    /\bwhen (?:did i last|was the last time i|was my last|is my last|was the last) (?:check(?:ed)?[- ]?in|update|log|logged|report|reported|move|moved|work|worked|do|did|touch|touched|train|trained|make progress|get anywhere)\w*|\bhow long (?:since|ago did i|has it been since)\b|\bmy last check[- ]?in\b|\bwhat did i (?:do|log|report|tell you)(?: (?:on|about|for) [\w ]{2,30}?)? last\b/,
  ],
  [
    'weeks',
    /\bcompare\b.{0,30}\bweeks?\b|\b(?:this week|these days|now) (?:vs\.?|versus|compared (?:to|with)|against|better than|worse than|or) (?:the )?(?:last|previous) week\b|\b(?:than|as|from|to|with|against) (?:the )?(?:last|previous) week\b|\bbetter or worse (?:than|this week)\b|\bwas last week better\b/,
  ],
  [
    'left',
    /\bwhat(?:'s| is) (?:still )?(?:left|missing|open|remaining|to go)\b|\bwhat remains\b|\bhow (?:much|many)\b.{0,40}\b(?:left|to go|remain\w*|missing|(?:still|got|have) (?:got )?to (?:pay|save|read|write|do|lose|swim|run|finish|go|learn|lift))\b|\bhow (?:much|many) (?:more|further)\b|\bhow (?:much|many)(?: \w+)? do i still (?:need|have)\b/,
  ],
  [
    'raise',
    /\b(?:what|how) (?:would|could|can|do|should|will) (?:\w+ )?(?:raise|improve|increase|boost|better) (?:it|that|this|them|(?:my|the) (?:chances?|odds|pace|numbers?))\b|\bhow (?:do|can|could) i (?:catch up|get (?:back )?on (?:track|pace|schedule)|speed (?:it|this|that) up|go faster|make up (?:for )?(?:it|the))\b|\bwhat (?:does|would|will) (?:that|this|it) (?:do|mean) (?:to|for) (?:the|my) (?:date|deadline|pace|plan|odds|chances?)\b|\bwhat would it take\b|\bwhat has to (?:change|happen)\b/,
  ],
  [
    'snag',
    /^(?:but |and |so |ugh,? )*why (?:do|am|can't|won't|don't|is it that) i (?:always |keep |still |never |just )*(?:do|doing|fail\w*|avoid\w*|put\w*|procrastinat\w*|giv\w*|quit\w*|stop\w*|slip\w*|relaps\w*|miss\w*|skip\w*|forget\w*|struggl\w*|delay\w*|stick|start|so (?:slow|lazy|bad|stuck|tired of it)|like this|behind)\b|\bwhat(?:'s| is) (?:holding me back|stopping me|in my way|getting in (?:my|the) way)\b/,
  ],
  [
    'closest',
    /\b(?:which|what)\b.{0,24}\b(?:easiest|closest|nearest|quickest|furthest along|most advanced|almost (?:done|finished|there)|nearly (?:done|finished|there))\b/,
  ],
  [
    'rest',
    /^(?:so |and |but |ok,? )*(?:can|may|could|should|is it (?:ok|okay|fine|bad) (?:if i|to)) (?:i )?(?:just )?(?:take|have|skip|rest|pause|stop for|do nothing)\b.{0,16}\b(?:day|evening|night|week(?:end)?|break|rest|pause|off|today|tomorrow|it)\b|\bdo i (?:deserve|need) (?:a|to) (?:rest|break|day off)\b/,
  ],
  [
    'verdict',
    /^(?:so |and |but |ok,? |hm+,? )*(?:is (?:that|this|it) (?:even )?(?:a )?(?:good|bad|smart|stupid|sensible|reasonable|crazy|wise|ok|okay|enough|the right)(?: \w+)?|do you agree(?: with (?:that|this|him|her|them|me))?|(?:what|how) (?:do|would) you (?:think|feel)(?: (?:of|about) (?:that|this|it))?|your (?:opinion|thoughts|view)|(?:am i|is he|is she) right|good idea|does (?:that|this) make sense)[\s?!.]*$/,
  ],
  [
    'lapse',
    /\b(?:does (?:that|this|it) (?:mean|make|count|ruin|undo|reset)|did i (?:ruin|blow|lose)|have i (?:ruined|blown|lost)|is (?:it|everything|all) (?:ruined|lost|for nothing|over)|am i back (?:at|to)|do i (?:have to|need to) start (?:over|again|from)|is my streak)\b/,
  ],
]

/** Which of them a message asks; null where it asks none. */
export function recordAskIn(text: string): RecordAsk | null {
  return ASKS.find(([, words]) => words.test(text))?.[0] ?? null
}
