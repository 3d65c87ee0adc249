import 'server-only'
import { asksIdentity } from './asks-identity'
import type { Situation } from './situation'

/** What a message wants. */
export type Intent =
  | 'identity'
  | 'injection'
  | 'empty'
  | 'emoji'
  | 'foreign'
  | 'abilities'
  | 'known'
  | 'recall'
  | 'appHelp'
  | 'complaint'
  | 'expert'
  | 'claim'
  | 'setback'
  | 'report'
  | 'quit'
  | 'overwhelm'
  | 'noTime'
  | 'motivation'
  | 'stuck'
  | 'fear'
  | 'low'
  | 'plan'
  | 'focus'
  | 'forecast'
  | 'deadline'
  | 'next'
  | 'energy'
  | 'celebrate'
  | 'newGoal'
  | 'advice'
  | 'listGoals'
  | 'overall'
  | 'status'
  | 'thanks'
  | 'bye'
  | 'greeting'
  | 'smallTalk'
  | 'today'
  | 'offTopic'
  | 'filler'
  | 'open'

/** A word or two that carry no request: "ok cool", "hmm", "can we talk about something else". */
const FILLER =
  /^(?:(?:ok(?:ay)?|cool|hm+|lol|haha\w*|nothing|maybe|nice|wow|k|fine|great|meh|whatever|so|well|right|good|interesting|oh|ah|aha|yes|no|yeah|idk|not much(?: happened)?|dunno)[\s,.!]*){1,3}$|\btalk about something else\b|\bchange the (?:subject|topic)\b/

const PATTERNS: [Intent, RegExp][] = [
  [
    'complaint',
    /\b(?:no,? that's wrong|that's (?:wrong|not (?:right|true))|i already (?:told|said)|you(?:'re| are) (?:useless|not helping|no help|repeating|annoying|wrong|stupid|dumb|boring)|(?:that|this)(?: is|'s| was)? (?:not|isn't|wasn't|didn't) (?:really )?(?:help\w*|useful|what i)|(?:that|this|it|you)(?: really)? (?:doesn't|don't|didn't) help|(?:always|keep) say(?:ing)? the same|sound like a (?!robot|bot|machine|computer)\w+|just a (?:stupid |dumb )?(?:machine|bot|program|app)|you (?:keep|already) (?:repeat\w*|say\w*|said|ask\w*)|same (?:answer|thing) (?:again|every)|generic|stop (?:asking|repeating|preaching|with the)|(?:you )?(?:didn't|did not|don't|never) answer\w* (?:me|my question|that|the question)|not what i (?:asked|meant)|(?:stupid|useless|dumb) (?:bot|coach|app|answer)|i hate (?:this|you)|cliché)/,
  ],
  [
    'expert',
    /\b(?:diagnos\w*|dos(?:e|age|ing)|milligrams?|\d+ ?mg|medications?|prescri\w*|antidepressants?|ssri|ibuprofen|paracetamol|melatonin|ozempic|steroids?|should i (?:invest|short)|(?:buy|sell|invest in) (?:\w+ )?(?:stocks?|shares?|crypto|bitcoin|etfs?|options)|bitcoin|gold|should i weigh|ideal weight|calories should|intermittent fasting|keto|creatine|supplements?|protein (?:powder|shakes?)|sleeping pills?|sue\b|lawsuit|lawyer|legal(?:ly)?|is it illegal|symptoms?|chest pain|torn|fracture|blood pressure|(?:sharp|bad|sudden|constant) pain)\b|^is (?!it|that|this|my|the)(?:[\w-]+ ){1,3}(?:bad|healthy|unhealthy|safe|harmful|good for (?:me|you))\b/,
  ],
  [
    'known',
    /\bwhat (?:do|did|have) you (?:know|remember|learn(?:ed)?|got|have)\b.{0,20}\b(?:about )?(?:me|us|on me)\b|\bwhat do you know\b(?! about (?!me\b|us\b))|\bwhat have i told you\b|\bdo you (?:know|remember) (?:me|who i am|anything)\b|\bwhat's my name\b|\bwhat is my name\b/,
  ],
  [
    'recall',
    /\b(?:what (?:did|were) we (?:talk|discuss|speak|say)\w*|last time we|where were we|do you remember what i|where did we (?:leave|stop)|remember (?:our|what we)|summari[sz]e (?:this|our|the) (?:chat|conversation))\b/,
  ],
  [
    'abilities',
    /\bwhat (?:can|could|do) you (?:do|help|offer|actually do)|\bhow (?:can|could|do|does) (?:you|this|it) (?:help|work)\b|\bwhat (?:should|can|could) i (?:ask|say|talk|use)\b(?! (?:to |him|her|them|my))|\bwhat are you (?:for|good at)\b|^help[.!?]*$|\bhow do i use (?:you|this)\b/,
  ],
  [
    'appHelp',
    /\bhow (?:do|can|would|should) i (?:log|record|track|report|enter|create|delete|remove|edit|rename|mark|complete|close|change|update|export|set|switch|turn|archive|clear|log ?out|download|see|find|cancel)\b.{0,50}\b(?:goals?|missions?|coach|account|data|journal|entr(?:y|ies)|progress|password|email|chats?|conversations?|reminders?|dates?|milestones?|history)\b|\bwhere (?:is|are|do i (?:find|see|add|change|edit|set)|can i (?:find|see|change|export)) (?:the |my )?(?:settings|coach|export|journal|goals?|missions?|insights?|history|data|milestones?|dates?)\b/,
  ],
  [
    'quit',
    /\b(?:(?:should|want to|going to|might|may|let me|could|feel like|thinking (?:of|about)|about to|ready to|i'm|i) (?:i )?(?:just )?(?:giv(?:e|ing) up|quit(?:ting)?(?! (?:smok|drink|sugar|vap|coffee|alcohol|my job|social))|drop(?:ping)? (?:it|this|the (?:goal|mission))|abandon(?:ing)?|let(?:ting)? (?:it|this) go)|i give up|i'm done with (?:it|this)|what's the point|pointless|not worth it|convince me not to|isn't for me|not (?:made|meant|cut out) for (?:this|it|me))\b/,
  ],
  [
    'overwhelm',
    /\b(?:overwhelm\w*|too much (?:to do|going on|on my|work|stuff|at once|for me|right now|pressure)|(?:it's|that's|is|just|all|way) too much(?! (?:to (?:pay|ask)|money|sugar|salt))|too many (?:things|goals|missions|tasks)|drowning|swamped|burn(?:ed|t|ing)? ?out|burnout|falling apart|all over the place|spread (?:too )?thin|everything at once|can't keep up|cannot keep up|can't cope|so much (?:to do|going on)|stressed(?: out)?|under pressure|exhausted by)\b/,
  ],
  [
    'noTime',
    /\b(?:no time|not enough time|don't have (?:the |any |enough |much )?time|no (?:free )?(?:hours|minutes|slot)|too busy|so busy|super busy|busy (?:week|day|month|with)|(?:only|just|i have|i've got|i got) (?:have |got |only |just |do |spare |give it |manage |find )*(?:\d+|ten|five|fifteen|twenty|thirty) ?min\w*|short on time|can't find (?:the |any )?(?:time|hours?)|never have time|run(?:ning)? out of time|where (?:do|can) i find (?:the )?time|schedule is (?:full|packed))\b/,
  ],
  [
    'motivation',
    /\b(?:waiting for motivation|give me a kick|convince me|(?:no|zero|lost|losing|lack(?:ing)?|low on|need|find|some|any|my|little) (?:\w+ )?(?:motivation|drive|willpower|discipline)|motivat(?:e me|ed|ion)|unmotivated|demotivated|don't (?:feel like|want to(?! talk)|care)|can't be bothered|(?:feel(?:ing)?|am|i'm|so|being) lazy|lost interest|bored (?:of|with)|pep talk|inspire me|why should i (?:even )?(?:care|bother)|rather do nothing|push me|kick in the)\b/,
  ],
  [
    'low',
    /\b(?:tired|exhausted|drained|worn out|no energy|low energy|sleepy|fatigued?|didn't sleep|slept (?:badly|poorly|terribly)|can't sleep|feel(?:ing)? (?:low|down|sad|bad|awful|terrible|blue|empty|lonely|alone|flat|rough|like crap)|i'm (?:sad|low|down|lonely|unhappy|sick|ill)|i am (?:sad|low|down|lonely|unhappy|sick|ill)|bad day|rough (?:day|week)|hard day|awful|horrible|slept (?:only |just )?(?:two|three|four|five|\d) hours|hospital|died|dying|death|funeral|passed away|cancer|divorc\w*|broke up|break-?up|accident|surgery|laid off|got fired|lost my (?:mother|father|mum|mom|dad|wife|husband|friend|brother|sister|son|daughter|dog|cat|job)|(?:mad|angry) (?:at|with) me|argu(?:ed|ment)|(?:a|big) fight|fought|injur\w*|broke my (?:leg|ankle|arm|wrist|foot|toe|hand)|sprain\w*|crying|cried|miserable|depress\w*|heartbroken|grie(?:f|ving))\b/,
  ],
  [
    'fear',
    /\b(?:i can't do (?:it|this)(?! (?:today|tonight|now|tomorrow|on))|afraid|scared|fear(?:s|ful)?|nervous|worried|worry(?:ing)?|anxious|anxiety|doubt(?:s|ing)?|imposter|fraud|impostor|not good enough|confidence|insecure|terrified|embarrass\w*|what if i (?:fail|don't|can't)|too old|compar(?:e|ing) myself|everyone else)\b/,
  ],
  [
    'setback',
    /\b(?:set-?back|failed|failing|fail(?:ure)?|relapsed?|slipped|messed up|screwed up|blew it|fell off|skipped|missed (?:a|my|the|two|three|\d|all|every|this|yesterday|another|last)|broke (?:my|the) (?:streak|diet|rule|promise)|gained (?:it|them|weight|\d)|start(?:ed|ing)? over|back to (?:zero|square|the start)|lost (?:my|the|all)|got rejected|reject(?:ed|ion)|didn't (?:do|go|run|read|write|manage|make|train|practi[cs]e|get|finish|keep|stick|work out|meditate|study|save|call)|haven't (?:done|been|run|read|written|trained|started|touched|managed|practi[cs]ed|moved|worked on|called|saved|studied)|fallen behind|fell behind|disappointed|ashamed|guilty)\b/,
  ],
  [
    'stuck',
    /\b(?:stuck|star(?:e|ing) at (?:the|my|a)|blank (?:page|screen)|writer's block|block(?:ed)?\b(?! of)|can't (?:seem to )?(?:start|get (?:started|going|myself|into)|begin|focus|concentrate|decide|figure)|procrastinat\w*|putting (?:it|this|things) off|put (?:it|this) off|keep (?:avoiding|delaying|postponing)|don't know (?:how to (?:start|begin|go on|continue|proceed)|where to (?:start|begin)|what to do|what else)|no idea (?:how|where|what)|stall(?:ed|ing)|plateau\w*|not (?:moving|getting anywhere|making (?:any )?progress)|going nowhere|struggl\w*|distract\w*|perfectionis\w*|hard to (?:start|begin|keep going)|dread\w*|can't make (?:any )?progress|in a rut|too (?:big|hard|difficult|complicated))\b/,
  ],
  [
    'plan',
    /\b(?:plan(?:s|ning)?(?: (?:for|out|my|the|me|a|this|next))*(?: \w+)? (?:week|day|today|tomorrow|weekend|month|morning|evening)|(?:help me |let's |can (?:you|we) |please )(?:make (?:me )?a )?plan\b|make (?:me )?a (?:plan|schedule)|schedule (?:my|the|for|this)|organi[sz]e my|what should (?:this|my|the) (?:week|day|weekend) look like|what should i do (?:today|tomorrow|this|tonight|now|next)|what (?:do|can) i do (?:today|tomorrow|tonight|this (?:week|weekend|morning|evening))|structure my|my week ahead|give me (?:a|the) (?:plan|schedule|routine)|how (?:should|do) i (?:start|spend|structure|organi[sz]e) (?:my|the|this) (?:day|week|morning)|today's plan|(?:daily|weekly) (?:plan|routine)|organi[sz]ed|(?:three|two|five|a few) things (?:for|to do)|good (?:\w+ )?routine|agenda|roadmap|break (?:it|this|that) down|steps? by step)\b/,
  ],
  [
    'focus',
    /\b(?:what (?:should|do|must|shall) i (?:focus|concentrate|work|prioriti[sz]e|tackle|do first|start with)|prioriti\w*|focus on|which (?:goal|mission|one|of (?:them|these|my))|most (?:important|urgent)|what(?:'s| is) (?:the )?(?:most|my (?:top|first|main|biggest))|where (?:should|do) i (?:even )?(?:start|begin|put)|one thing (?:i|to)|most at risk|what matters|what (?:comes )?first|can't choose|can't decide (?:between|which|what))\b/,
  ],
  [
    'forecast',
    /^(?:just |please )?be honest(?: with me)?[\s.!]*$|\b(?:will i (?:make|finish|reach|get|be|manage|ever|hit|succeed)|can i (?:still )?(?:make|finish|reach|hit|do) (?:it|this|that|the|my)|am i (?:going to|gonna) (?:make|finish|reach|get|fail|manage)|(?:am i|are we) (?:even )?(?:failing|doing enough|good enough|too slow)|on (?:track|pace|schedule)|how (?:many|much) (?:points |percent |more )?do i need|behind(?: schedule)?|ahead of (?:schedule|plan|time)|in time|when (?:am i|will i be|would i be) (?:done|finished|there)|chances?|odds|realistic|likely|at this (?:rate|pace)|how (?:fast|quick(?:ly)?) (?:do|must|should))\b/,
  ],
  [
    'deadline',
    /\b(?:what(?:'s| is) (?:the|its|my) (?:target )?date (?:of|for|on|by)|what date (?:is|did|do)|(?:change|move|shift|extend|postpone|push) (?:the|my|its) (?:target|date)|deadlines?|due(?: date)?|how (?:many|much) (?:more )?(?:days?|weeks?|months?|time)(?: longer)? (?:left|(?:do|have) (?:i|we)|is (?:there|left)|are (?:there|left)|until|till|remain\w*|to go)|how (?:much|many) longer|days? left|time left|when (?:is|are|do|does|must|should)\b.{0,30}\b(?:due|end|over|finish|be done)|overdue|miss(?:ed)? the (?:date|deadline)|how long (?:do|have|until|till))\b/,
  ],
  [
    'energy',
    /\b(?:my (?:energy|mood|journal)|energy (?:level|been|this|lately|trend)|how (?:have|has|did) (?:i|my \w+) (?:been )?(?:feel\w*|felt|mood)|mood|am i happier|(?:see|read|know) my journal|did i sleep|(?<!how )do i sleep|what (?:did|have) i (?:write|written|wrote|journal\w*)|journal(?: entries)?)\b/,
  ],
  [
    'next',
    /\b(?:next (?:step|milestone|move|action|thing)|what(?:'s| is| comes) next|(?<!finished the |finished a |done the |done with the |completed the )milestones?|first step)\b/,
  ],
  [
    'newGoal',
    /\b(?:new (?:goal|mission|resolution|habit)|(?:set|add|create|start|pick|choose|find|define) (?:a|my|another|some|me a) (?:\w+ )?(?:goal|mission)|thinking (?:of|about) (?:\w+ing|taking|getting)|my (?:goal|dream|plan) is to|don't have (?:a|any) (?:goals?|missions?)|what (?:goal|mission) should|i(?:'d| would)? (?:really )?(?:want|like|love|wish|dream|need) to (?:start |begin )?(?:\w+))\b/,
  ],
  [
    'celebrate',
    /^(?:i'm (?:on|at) |it's |on )?day \d+\b|\b\d+ (?:days?|weeks?|months?) (?:(?:without|free of) (?:a |any |one )?(?:cigarettes?|smok\w+|drink\w*|alcohol|sugar|vap\w+|nicotine|gambling|porn|social media|coffee)|sober|clean|smoke[- ]?free|in a row)|\b(?:celebrat\w*|proud|(?:i|we) did it|made it|nailed|personal best|new record|\bpb\b|great (?:day|week|news|session|run)|good (?:news|day|week)|best (?:day|week)|woo+|ya+y|hooray|finally (?:done|finished|did|got|made)|i (?:got|won|passed) (?:the|it|my)|feel(?:ing)? (?:great|good|amazing|strong|fantastic|awesome)|crushed|killed it|achieved|accomplish\w*|success|had a baby|got (?:married|engaged|an offer)|(?:job|promotion) offer|new job|graduat\w*|i passed)\b/,
  ],
  [
    'listGoals',
    /\b(?:(?:list|show|what are|name|tell me|which are|see|read me) (?:me )?(?:all )?(?:of )?my (?:\w+ )?(?:goals|missions)|what (?:goals|missions) do i have|how many (?:goals|missions))\b/,
  ],
  [
    'overall',
    /\b(?:how (?:am i|are things|is everything|is it all|'?s everything|have i been|did i do)(?: doing| going| getting on)?(?: overall| in general| lately| so far| this week| today| at the moment| with everything| right now| these days)*(?=\s*[?.!]*$)|overall|in general|overview|summary|summari[sz]e|across (?:all|my)|all my (?:goals|missions)|how(?:'s| is| are| was| did| has) my (?:week|goals|missions|progress)|where do i stand|status|big picture|compare (?:all )?(?:of )?my (?:\w+ )?(?:goals|missions)|(?:think|say) (?:of|about) my (?:week|progress|goals|missions)|give me (?:the|an) (?:update|overview|facts|numbers)|where i (?:am|stand)|quick check|looking\b|check[- ]?in)\b/,
  ],
  [
    'advice',
    /\b(?:how (?:do|can|should|to|would|could) (?:i|one|you|we)?|any (?:tricks?|tips|advice|ideas|suggestions|thoughts)|advice|tips|suggest\w*|recommend\w*|what (?:would|do) you (?:think|suggest|recommend|do)|should i|ideas? for|is it (?:better|good|ok|okay|worth)|best way|help me|what (?:do|should|can) i (?:do|say|tell|answer)|what should i)\b/,
  ],
  [
    'smallTalk',
    /\b(?:how (?:are|r) (?:you|u)|how(?:'s| is) (?:it going|life|your day|your)|what's (?:up|new)|tell me (?:a joke|something|about yourself)|joke|do you like|do you ever|do you get|read any good|how was your|do you (?:sleep|eat|dream|love)|nice to meet you|are you (?:ok|okay|there|happy|busy|tired|ready|listening)|your favou?rite|good (?:bot|coach)|i like you|i love you|you(?:'re| are) (?:great|nice|funny|cool|the best|awesome|good))\b/,
  ],
  [
    'status',
    /\b(?:how (?:am i|are we|have i|is|are|'s|was|far|much|did)|how's|progress|where am i|update (?:me )?on|doing (?:on|with)|^is \d+ ?%|tell me about|what about|going with)\b/,
  ],
  ['today', /\bwhat (?:day|date|time) is (?:it|today)\b|\bwhat's (?:the date|today)\b(?! (?:of|for|on|by)\b)/],
]

const OFF_TOPIC =
  /\b(?:capital of|who (?:won|is the (?:president|king|queen|pope)|invented|wrote|painted)|write (?:me )?(?:a |an |some )?(?:code|python|javascript|html|sql|function|poem|song|email|essay|haiku|story)|translate|recipe (?:for|of)|population|world cup|football|soccer|nba|score of|stock price|solve|equation|\d+ ?[+*×/^] ?\d+|square root|movies?|netflix|celebrit\w*|politic\w*|elections?|president|the news|weather|history of|define|meaning of|lottery|successful people|rich people|horoscope|zodiac|video games?|homework|stock market|quantum\w*|how (?:tall|old|far|big|deep) is|how many people|distance (?:to|between)|black holes?|dinosaurs?)\b/

/** Orders and wishes that are about the app. */
const APP_ORDER =
  /^(?:please )?(?:export|download|delete|reset) my (?:data|account|chats?|journal)\b|\b(?:can|could|will) you (?:please )?(?:remind me|send me (?:a )?reminders?|wake me)\b|\bset (?:a|up a) reminder\b|^(?:please )?(?:can you )?(?:mark|delete|archive|rename|close|set) (?:it|this|that|the|my) ?(?:goal|mission|progress)?\b(?!.*\d)|^i (?:changed|moved|want to (?:change|move)) (?:the|my|[\w']+'s|the [\w']+'s) (?:date|deadline)\b/

/** What no goal's words turn into a question about it. */
const HARD_OFF_TOPIC =
  /^(?:please )?translate\b|^(?:please |can you |could you |will you )*(?:write|draft|compose) (?:him|her|them|me|an?|the)\b|\bteach me (?:how to say|a word|to say)\b|\bhow (?:do (?:you|i)|to) say\b.{1,40}\bin [a-z]+|\b\d+ (?:times|plus|minus|divided by) \d+\b|\bwho is the (?:president|king|queen|pope)\b|\bcapital of\b/

/** Decides what a message wants. Follow-ups that need the turn before are decided elsewhere. */
export function detectIntent({ message, context, named }: Pick<Situation, 'message' | 'context' | 'named'>): Intent {
  const { text } = message
  if (asksIdentity(text, context.persona.name)) return 'identity'
  if (message.isInjection) return 'injection'
  if (message.emoji) return 'emoji'
  if (message.isEmpty) return 'empty'
  if (message.language) return 'foreign'
  if (
    /^(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate it|great,? thanks|ok(?:ay)?,? thanks?|perfect,? thanks?|many thanks)\b/.test(
      text,
    ) &&
    message.words <= 12
  )
    return 'thanks'
  if (
    /^(?:(?:gotta|got to|have to|need to|must) (?:run|go)|i'm (?:off|going) to (?:bed|sleep)|off to bed|sleep well|night|bye|good ?bye|see you|see ya|good ?night|talk (?:later|soon|tomorrow)|gotta go|i have to go|later|cya)\b/.test(
      text,
    ) &&
    message.words <= 10
  )
    return 'bye'
  if (
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|sup|greetings|good (?:morning|afternoon|evening|day)|morning|evening|hola|salut)\b[\s,!.]*(?:there|coach|again|everyone|friend|[a-z]+)?(?:[\s!.,]*$|, (?!how|what|can|i\b)[\w\s]{3,30}[.!]*$)|^(?:(?:i'm )?back(?: again)?|long time no see|it's me(?: again)?|here i am)[\s!.]*$/.test(
      text,
    )
  )
    return 'greeting'
  if (FILLER.test(text) || /^(?:never ?mind|forget it|bored)[.!]*$/.test(text)) return 'filler'
  if (HARD_OFF_TOPIC.test(text)) return 'offTopic'
  if (/\bam i (?:even |really |actually )?(?:failing|doing enough|too slow|good enough)\b/.test(text)) return 'forecast'
  if (
    /\b(?:name|tell me|list|give me) (?:one|two|three|a few|some|the)? ?(?:things?|bits?) (?:that )?(?:i did|went) (?:right|well|wrong|badly)\b|\b(?:what|did) (?:did i|went|have i|i) (?:do|done|did)? ?(?:well|right|good)\b|\bwhat went (?:well|wrong|badly)\b|^(?:and )?what (?:didn't|did not)(?: go (?:so )?well)?[\s?.!]*$|\b(?:which|what) day was (?:the |my )?(?:best|worst|hardest|easiest)\b|\b(?:which|what) (?:was|is) my (?:best|worst|hardest|easiest|happiest) day\b/.test(
      text,
    )
  )
    return 'energy'
  if (APP_ORDER.test(text)) return 'appHelp'
  if (/\b(?:find|choose|pick) (?:a|my) (?:goal|mission)\b/.test(text)) return 'newGoal'
  if (
    /\b(?:see|list|show) (?:me )?(?:all )?(?:of )?my (?:goals|missions)\b|\bhow many (?:things|goals|missions)\b|\bwhat(?:'s| is) overdue\b/.test(
      text,
    )
  )
    return 'listGoals'
  if (/\bwhat have i (?:achieved|done|accomplished|managed)\b/.test(text)) return 'overall'
  if (OFF_TOPIC.test(text) && named.length === 0) return 'offTopic'
  return (
    PATTERNS.find(([, words]) => isMeant(words, text))?.[0] ??
    (named.length > 0 && message.isQuestion ? 'status' : 'open')
  )
}

/** A match that is not taken back right before it: "I'm not stuck", "no longer overwhelmed". */
function isMeant(words: RegExp, text: string): boolean {
  const found = words.exec(text)
  if (!found) return false
  const before = text.slice(Math.max(0, found.index - 24), found.index)
  return !/\b(?:not|no longer|never|isn't|wasn't|aren't|without|not feeling|stopped being)(?: \w+)? $/.test(before)
}
