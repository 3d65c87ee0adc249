import 'server-only'

/** Words that tell the app what to write: what is said is data, so they move nothing. */
export const COMMAND =
  /^(?:please |pls |just |now )*(?:log|enter|register|record)(?: me)?(?: down)? (?:an? )?\d+%?$|^(?:please|pls|just) (?:put|say|write|note|make it|type|give)(?: down)? \d+%?$|\bround (?:it|that|me|this)(?: up)? to\b|^(?:please |pls |kindly |just |now |go ahead and |can you |could you |would you |you can |hey,? |ok(?:ay)?,? )*(?:(?:re)?set|put|update|change|bump|raise|increase|mark|make|adjust|move|max(?:imi[sz]e)?(?: out)?|fill(?: up)?|push|crank(?: up)?|boost|give|award|grant|credit|show|switch|turn|flip|jump|top up) (?:me |up )?(?:with |for )?(?:my |the |this |that |all |our )*(?:progress|percentage|percent|completion|progress bar|bar|ring|score|rating|status|record)\b(?! (?:player|shop|label|sleeve|collection|deal|chart))|\b(?:to|at) (?:whatever (?:the )?(?:highest|max|maximum|biggest|top|largest)|the (?:max(?:imum)?|highest (?:number|value|figure|score)|top (?:value|score|number)))\b|\byou are now\b|\b(?:tell|inform|let) (?:the|your) (?:system|app|model|record|tracker|bot|ai|program)\b|\b(?:always|only|just|must) (?:answer|say|output|return|reply|respond)s?\b|^(?:please )?(?:answer|say|output|return|reply|respond|write|print|type)(?: with| only| just)? ["']?\d+%?["']?$|\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines|above|previous|everything)\b|\b(?:set|put|update|change|bump|raise|increase|mark|make|adjust|move|reset|register|record|log)\b(?: \w+){0,2} (?:my |the |this |it |me |that |goal |mission )*(?:progress|percentage|goal|mission|bar|ring|number|score|it|this|me|that)?\b.{0,20}(?:\bto\b|\bat\b|\bas\b|=|:) ?(?:\d|complete|done|finished|completed|the max|full|half)|\b(?:set|mark|make) (?:it|this|me|everything|the goal|my goal) (?:\d|complete|done|finished|completed)|\bgive me (?:the |a |full )?(?:\d|full|100|credit)|\b(?:you must|you should|please) (?:set|mark|answer|return|output|say|give|update|put|respond)\b|\bnew_?progress\b|\byour (?:new |only |first |real |actual )?(?:rules?|task|job|instructions?|role|purpose) (?:is|are|now)\b|\bany (?:answer|response|text|reply) (?:means|counts)\b|<\/?(?:response|system|user|assistant|goal|instructions?)>|[{"']\s*\w*(?:progress|percent\w*|value|score)["']?\s*[:=]|\byou (?:will |must |should |shall |have to |need to |are to |can |may |now )?(?:count|treat|consider|accept|assume|record|report|credit|register|rate|regard) (?:every|each|all|me|it|this|that|my|the|any)\b|\b(?:correct|right|true|real|actual|proper) (?:value|answer|number|figure|percentage|result|output)(?: here| now)? (?:is|would be|should be)\b|\b(?:order|instruct|command|require|authori[sz]e|request|want|need) you to\b|\b(?:system|assistant|developer|admin|instruction|override|note to (?:the )?(?:coach|ai|model|assessor))\s?:|\bprogress ?= ?\d|\b(?:output|return|respond with|reply with|answer with|print|just say|pretend|act as|assume) (?:that |only |just |as if |i |we |you )*(?:\d|json|progress|100|\{|the|i|it|am|have)/
/** Where doing without is the aim, a counter that goes to zero tells of a lapse. */
export const RESETS =
  /^(?:so |and |back |it's |counter |streak |all |i |had to |have to |just )*reset(?:s|ting)? (?:(?:it|the (?:counter|streak|clock)|my (?:counter|streak|clock)|everything) )?(?:back )?to (?:0|1|day)\b/
/** A question proper, by its first word. */
export const QUESTION =
  /^(?:how|what|when|where|why|should|can|could|do|does|did|is|are|am|was|will|would|have|has|which|who)\b.*\?\s*$/
/** "That makes 8, right?" states and only asks to be told so. */
export const TAG_QUESTION =
  /,? (?:right|ok|okay|no|maybe|perhaps|probably|i think|i guess|i'd say|i reckon|or so|give or take|ish|isn't it|haven't i|didn't i|not bad|huh|eh)\?\s*$/
/** What has not happened: conditions, wishes, dreams. */
export const IF =
  /^(?:if|unless|once|until|till|as soon as|in case|suppose|supposing|imagine|assuming|after|before|by the time)\b(?!.*\b(?:finished|was done|i had)\b)|^when (?:i|we|i've|i'm|it|the|my) ?(?:am|are|is|have|'ve|finish|reach|get|complete|hit|do|'s|read|write)?\b(?!.*\b(?:finished|got|was|did|had|came|ran|started|reached|completed|hit|went|\w+ed)\b)|\bif (?:i|we|only|the|it|my)\b|\b(?:would|could|might|should)(?:'ve| have| be| i| get| do| say| probably| maybe| like| love| need| take|n't)?\b|\bi wish\b|\bi'd (?:be|have|like|love|need|say|rather|want)\b|\b(?:maybe|perhaps) (?:i'll|i will|tomorrow|next|i can|i could)\b|\bas if\b|\bin theory\b|\bhypothetically\b|\bdream(?:t|ed)?\b(?! of)/
/** "I would say" softens a statement, it does not take it back. */
export const SAYING =
  /\b(?:i'd|i would|one could|you could|you might|i might|i should) (?:probably |maybe )?(?:say|guess|estimate|call it|put it at|think|reckon|argue|mention|add)\b|^would (?:say|guess|estimate|put it at)\b/g
/** Before the goal was set, so it is on record already or no part of it. */
export const LONG_AGO =
  /\b(?:last year|years? ago|decades? ago|back in (?:\d{4}|school|college|university|high school|the day)|in (?:19\d\d|200\d|201\d|202[0-4])|used to|when i was (?:about )?\d+|when i was (?:young|younger|a (?:kid|child|teen|student|teenager)|at (?:school|university)|in (?:school|college|my))|as a (?:kid|child|teenager|student)|in my (?:twenties|thirties|teens|youth)|in (?:college|school|high school|my past)|before (?:i (?:set|started|made|began)|starting|setting|this (?:goal|mission))|the (?:year|time) before|long ago|once upon|years back|a few years|previously in life|in a previous|in the past i|last time i tried)\b/
/** A habit tells how often and not how much so far. */
export const HABIT =
  /\b(?:every (?:single )?(?:day|night|morning|evening|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|other day)|each (?:day|week|night|morning|month)|usually|normally|generally|typically|on average|per (?:day|week|month|night)|(?:a|an) (?:day|week|month|night) (?:on average|usually|normally)|most days|daily|weekly|always)\b/
/** A time to come, or a beginning of something, with nothing in the past beside it. */
export const AHEAD =
  /\bby (?:the end\b|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|new year|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|\bnext (?!to\b|door|one (?:is |was )?(?:done|finished))[a-z]+\b|\b(?:this coming|coming up|later (?:today|tonight|this|on)|soon)\b|^(?:i'm |we're |am )?(?!during|nothing|everything|anything|something|morning|evening|spring)[a-z]+ing\b.*\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|this weekend|tonight|in the morning)\b|^(?:i'm |we're |am )?(?:signing up|joining|starting|planning|preparing|getting ready|enrolling|applying to)\b|\blater$/
const PAST_FORMS =
  "[a-z]{3,}ed|ran|wrote|did|done|swam|went|made|got|took|sent|built|drew|spent|sold|won|met|began|drove|rode|gave|found|taught|sang|bought|brought|caught|held|kept|left|paid|came|rose|spoke|stood|wore|'ve|have|has|had|was|were|been|read"
/** Any past wording: with it, a time to come is only part of what is told. */
export const PAST = new RegExp(`\\b(?:${PAST_FORMS}|in the bag|so far|already|behind|now)\\b`)
/** Past or perfect wording: a deed rather than a wish. */
export const DEED = new RegExp(
  `\\b(?:${PAST_FORMS}|knew|knit|put away|lost|reached|hit|shot|thought|understood|woke|cut|set|finished|am|i'm|it's|is)\\b`,
)
/** "Two costumes are ready to wear": what can be put to its use is made, where a person who is ready only means to begin. */
const READY_FOR_USE =
  /\b(?<!\b(?:i|we) )(?:is|are|was|were|it's|they're|that's|all|both|now)(?: all| both| now| finally)* ready to ((?:be )?[a-z]+)\b/
const USES =
  /^(?:be [a-z]+|wear|go|hang|eat|serve|use|ship|post|send|drink|ride|drive|display|show|perform|gift|give|wrap|hand|deliver|sail|fly|play|share)$/

/** Whether a clause tells of things made and ready for use; to do with them what the goal does is still to come. */
export function isReadyForUse(words: string, verb = ''): boolean {
  const use = READY_FOR_USE.exec(words)?.[1]
  return use !== undefined && USES.test(use) && use !== verb && !/\b(?:almost|nearly|not|n't) /.test(words)
}

/** What is meant to be done, whatever the verb that means it. */
export const PLAN =
  /\b(?:will|i'll|we'll|it'll|'ll|shall|gonna|going to|about to|want to|wanna|wanted to|plan|plans|planning|planned|hope|hopes|hoping|hoped|intend|intended|intending|aim|aiming|aimed|expect|expecting|expected|meant to|supposed to|(?:invited|asked|agreed|due|set|keen|determined|decided|volunteered|signed up|offered|itching|dying|eager) to (?!the\b|my\b)[a-z]+|mean to|earmarked|pencilled in|penciled in|slated|blocked (?:out |off )?\d|in (?:my|the) (?:calendar|diary|planner|schedule)|on the (?:cards|agenda|menu|schedule)|lined up|due (?:on|next|this)|tickets for|try to|trying to|tried (?:to|for)|attempted|had a (?:go|crack|stab) at|need to|needs to|have to|has to|must|ought to|let's|promise|promised|(?:booked|lined up|arranged)(?: in)? for|(?:wants|wanted|asked|told|expects) me to|swear|commit to|scheduled|getting ready|ready to|ideas? for|plans? for|looking forward|thinking (?:of|about)|considering|on my list|to-?do|remains to|hopefully|fingers crossed|is next|comes next|up next|in the pipeline|target is|goal is|my aim|dreaming of)\b|\b(?:tomorrow|tmrw|tmw|tmr|next (?:week|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|session|time))\b|^(?:next|to do|todo|plan|target|goal|aim)\b(?: (?:for|this|of) [a-z ]{3,20}?)? ?[:,]|^(?:to |then )?(?:finish|complete|write|do|start|begin|continue|submit|send|save|run|reach|get to|work on|keep|go for)\b(?! (?:was|is|line))/
/** "Hoping to have 500 more by payday": the whole clause is meant, whatever amount it names. */
export const IS_MEANT =
  /^(?:and |but |so |now |still |just |really |also |only |currently )*(?:(?:i'm|we're|i am|we are|am) (?:still |now |just |really |also |only )*)?(?:(?:hoping|planning|aiming|intending|looking|wanting|meaning|expecting|trying) (?:to|on|for)|(?:thinking|dreaming) (?:of|about)|considering)\b(?!.*\b(?:left|remaining|remains?|outstanding|to go|(?:last|final) \d)\b)/
/** "The label wants 14". */
export const ASKED_FOR =
  /^(?:and |but |so |now )*(?:the|my|our|his|her|they|he|she)\b(?: [a-z]+){0,2} (?:wants?|expects?|demands?|requires?|asks? for|asked for|wanted|expected) (?:about |another |at least )?[€$£]?\d/
/** "Two a day is the plan". */
export const IS_THE_PLAN =
  /^(?:my|the|our) (?:target|goal|aim|plan|quota) (?:for (?:the|this|next|every) [a-z]+ )?(?:is|was) (?:about )?[€$£]?\d|\b(?:is|was|that's|being|remains) (?:still )?(?:the|my|our) (?:plan|aim|goal|target|idea|intention|hope|ambition)\b(?! (?:of|to have))/
/** A plan that is told of as met. */
export const DEED_DONE = /\b(?:done|finished|reached|hit|met|achieved|complete|completed|smashed|[a-z]{3,}ed) ?$/
/** "Managed to run 5" and "had to do 20" are deeds in the wording of plans. */
export const WAS_ABLE = /\b(?:managed|able) to\b(?! not)|\bhad to (?:do|run|read|write|walk|swim|finish|work)\b/
/** A plan word that a deed follows: "as planned", "went to plan". */
export const PLAN_KEPT =
  /\b(?:as (?:i )?(?:planned|promised|scheduled|expected|hoped|intended)|like (?:i )?(?:planned|promised)|than (?:i )?(?:planned|expected|hoped)|to plan|on plan|ahead of (?:plan|schedule)|on schedule|according to plan|(?:the|my|our) plan(?! (?:is|was|for) (?:to\b|for\b|another|about|\d|the \d|at least|[a-z]+ing\b))|of the \d+ (?:i )?planned|of (?:a|the|my|our) (?:planned|intended|expected|targeted))\b/
