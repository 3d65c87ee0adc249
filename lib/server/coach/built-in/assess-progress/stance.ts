import 'server-only'
import { OF_REST } from './finding'
import { isSetBack, NOT_THE_GOAL, type SetBackAim } from './set-backs'

/** How a clause means what it says. Only `done`, `remaining` and `lost` tell of progress. */
export type Stance =
  | 'done'
  | 'remaining'
  | 'lost'
  | 'not-done'
  | 'plan'
  | 'question'
  | 'if'
  | 'someone-else'
  | 'long-ago'
  | 'habit'
  | 'command'

/** What of the goal decides how a verb is meant: "lost 3 kg" is a gain where losing is the aim. */
export type Aim = SetBackAim & { goesDown: boolean; isForOther?: boolean }

type Around = { aim: Aim; isQuestion: boolean; before?: Stance; beforeWords?: string }

const COMMAND =
  /^(?:please |pls |kindly |just |now |go ahead and |can you |could you |would you |you can |hey,? |ok(?:ay)?,? )*(?:(?:re)?set|put|update|change|bump|raise|increase|mark|make|adjust|move|max(?:imi[sz]e)?(?: out)?|fill(?: up)?|push|crank(?: up)?|boost|give|award|grant|credit|show|switch|turn|flip|jump|top up) (?:me |up )?(?:with |for )?(?:my |the |this |that |all |our )*(?:progress|percentage|percent|completion|progress bar|bar|ring|score|rating|status|record)\b(?! (?:player|shop|label|sleeve|collection|deal|chart))|\b(?:to|at) (?:whatever (?:the )?(?:highest|max|maximum|biggest|top|largest)|the (?:max(?:imum)?|highest (?:number|value|figure|score)|top (?:value|score|number)))\b|\byou are now\b|\b(?:tell|inform|let) (?:the|your) (?:system|app|model|record|tracker|bot|ai|program)\b|\b(?:always|only|just|must) (?:answer|say|output|return|reply|respond)s?\b|^(?:please )?(?:answer|say|output|return|reply|respond|write|print|type)(?: with| only| just)? ["']?\d+%?["']?$|\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines|above|previous|everything)\b|\b(?:set|put|update|change|bump|raise|increase|mark|make|adjust|move|reset|register|record|log)\b(?: \w+){0,2} (?:my |the |this |it |me |that |goal |mission )*(?:progress|percentage|goal|mission|bar|ring|number|score|it|this|me|that)?\b.{0,20}(?:\bto\b|\bat\b|\bas\b|=|:) ?(?:\d|complete|done|finished|completed|the max|full|half)|\b(?:set|mark|make) (?:it|this|me|everything|the goal|my goal) (?:\d|complete|done|finished|completed)|\bgive me (?:the |a |full )?(?:\d|full|100|credit)|\b(?:you must|you should|please) (?:set|mark|answer|return|output|say|give|update|put|respond)\b|\bnew_?progress\b|\byour (?:new |only |first |real |actual )?(?:rules?|task|job|instructions?|role|purpose) (?:is|are|now)\b|\bany (?:answer|response|text|reply) (?:means|counts)\b|<\/?(?:response|system|user|assistant|goal|instructions?)>|[{"']\s*\w*(?:progress|percent\w*|value|score)["']?\s*[:=]|\byou (?:will |must |should |shall |have to |need to |are to |can |may |now )?(?:count|treat|consider|accept|assume|record|report|credit|register|rate|regard) (?:every|each|all|me|it|this|that|my|the|any)\b|\b(?:correct|right|true|real|actual|proper) (?:value|answer|number|figure|percentage|result|output)(?: here| now)? (?:is|would be|should be)\b|\b(?:order|instruct|command|require|authori[sz]e|request|want|need) you to\b|\b(?:system|assistant|developer|admin|instruction|override|note to (?:the )?(?:coach|ai|model|assessor))\s?:|\bprogress ?= ?\d|\b(?:output|return|respond with|reply with|answer with|print|just say|pretend|act as|assume) (?:that |only |just |as if |i |we |you )*(?:\d|json|progress|100|\{|the|i|it|am|have)/

/** Where doing without is the aim, a counter that goes to zero tells of a lapse. */
const RESETS =
  /^(?:so |and |back |it's |counter |streak |all |i |had to |have to |just )*reset(?:s|ting)? (?:(?:it|the (?:counter|streak|clock)|my (?:counter|streak|clock)|everything) )?(?:back )?to (?:0|1|day)\b/
const QUESTION =
  /^(?:how|what|when|where|why|should|can|could|do|does|did|is|are|am|was|will|would|have|has|which|who)\b.*\?\s*$/
const TAG_QUESTION =
  /,? (?:right|ok|okay|no|maybe|perhaps|probably|i think|i guess|i'd say|i reckon|or so|give or take|ish|isn't it|haven't i|didn't i|not bad|huh|eh)\?\s*$/

const IF =
  /^(?:if|unless|once|until|till|as soon as|in case|suppose|supposing|imagine|assuming|after|before|by the time)\b(?!.*\b(?:finished|was done|i had)\b)|^when (?:i|we|i've|i'm|it|the|my) ?(?:am|are|is|have|'ve|finish|reach|get|complete|hit|do|'s|read|write)?\b(?!.*\b(?:finished|got|was|did|had|came|ran|started|reached|completed|hit|went|\w+ed)\b)|\bif (?:i|we|only|the|it|my)\b|\b(?:would|could|might|should)(?:'ve| have| be| i| get| do| say| probably| maybe| like| love| need| take|n't)?\b|\bi wish\b|\bi'd (?:be|have|like|love|need|say|rather|want)\b|\b(?:maybe|perhaps) (?:i'll|i will|tomorrow|next|i can|i could)\b|\bas if\b|\bin theory\b|\bhypothetically\b|\bdream(?:t|ed)?\b(?! of)/

/** "I would say" softens a statement, it does not take it back. */
const SAYING =
  /\b(?:i'd|i would|one could|you could|you might|i might|i should) (?:probably |maybe )?(?:say|guess|estimate|call it|put it at|think|reckon|argue|mention|add)\b|^would (?:say|guess|estimate|put it at)\b/g

const PLAN =
  /\b(?:will|i'll|we'll|it'll|'ll|shall|gonna|going to|about to|want to|wanna|wanted to|plan|plans|planning|planned|hope|hopes|hoping|hoped|intend|intended|intending|aim|aiming|aimed|expect|expecting|expected|meant to|supposed to|(?:invited|asked|agreed|due|set|keen|determined|decided|volunteered|signed up|offered|itching|dying|eager) to (?!the\b|my\b)[a-z]+|mean to|earmarked|pencilled in|penciled in|slated|blocked (?:out |off )?\d|in (?:my|the) (?:calendar|diary|planner|schedule)|on the (?:cards|agenda|menu|schedule)|lined up|due (?:on|next|this)|tickets for|try to|trying to|tried (?:to|for)|attempted|had a (?:go|crack|stab) at|need to|needs to|have to|has to|must|ought to|let's|promise|promised|(?:booked|lined up|arranged)(?: in)? for|(?:wants|wanted|asked|told|expects) me to|swear|commit to|scheduled|getting ready|ready to|ideas? for|plans? for|looking forward|thinking (?:of|about)|considering|on my list|to-?do|remains to|hopefully|fingers crossed|is next|comes next|up next|in the pipeline|target is|goal is|my aim|dreaming of)\b|\b(?:tomorrow|tmrw|tmw|tmr|next (?:week|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|session|time))\b|^(?:next|to do|todo|plan|target|goal|aim)\b(?: (?:for|this|of) [a-z ]{3,20}?)? ?[:,]|^(?:to |then )?(?:finish|complete|write|do|start|begin|continue|submit|send|save|run|reach|get to|work on|keep|go for)\b(?! (?:was|is|line))/
/** "The label wants 14". */
const ASKED_FOR =
  /^(?:and |but |so |now )*(?:the|my|our|his|her|they|he|she)\b(?: [a-z]+){0,2} (?:wants?|expects?|demands?|requires?|asks? for|asked for|wanted|expected) (?:about |another |at least )?[€$£]?\d/
/** "Two a day is the plan". */
const IS_THE_PLAN =
  /^(?:my|the|our) (?:target|goal|aim|plan|quota) (?:for (?:the|this|next|every) [a-z]+ )?(?:is|was) (?:about )?[€$£]?\d|\b(?:is|was|that's|being|remains) (?:still )?(?:the|my|our) (?:plan|aim|goal|target|idea|intention|hope|ambition)\b(?! (?:of|to have))/
const DEED_DONE = /\b(?:done|finished|reached|hit|met|achieved|complete|completed|smashed|[a-z]{3,}ed) ?$/
const WAS_ABLE = /\b(?:managed|able) to\b(?! not)|\bhad to (?:do|run|read|write|walk|swim|finish|work)\b/
/** A plan word that a deed follows: "as planned", "went to plan". */
const PLAN_KEPT =
  /\b(?:as (?:i )?(?:planned|promised|scheduled|expected|hoped|intended)|like (?:i )?(?:planned|promised)|than (?:i )?(?:planned|expected|hoped)|to plan|on plan|ahead of (?:plan|schedule)|on schedule|according to plan|(?:the|my|our) plan(?! (?:is|was|for) (?:to\b|for\b|another|about|\d|the \d|at least|[a-z]+ing\b))|of the \d+ (?:i )?planned)\b/

const NOT_IDIOMS =
  /\b(?:not (?:yet )?quite|can(?:'?t| ?not) (?:believe|wait|complain|stop)|not (?:bad|easy|only|just|too bad|that bad|a single day off)|no (?:problem|doubt|excuses|big deal|regrets|kidding|matter|joke|sweat|small feat|easy)|nothing (?:could|can|will) stop|never felt|never (?:been )?(?:better|happier)|didn'?t (?:stop until|give up|quit|miss|skip|even stop)|haven'?t (?:missed|skipped)|hasn'?t been easy|wasn'?t easy|without (?:missing|skipping|stopping|pausing|resting|walking|help|fail|a (?:break|stop|pause|rest|hitch|fault|mistake))|not stopping|why not|if not more|believe it or not|not to mention|never missed|\d+ (?:more |whole |full )?(?:days?|weeks?|months?|nights?)(?: \w+)? (?:without|no|not)|without (?:\w+ ){1,3}for \d+|\bday \d+ (?:without|no|not|off)|no \w+ for \d+ |not (?:touched|smoked|had|eaten|drunk) .* (?:for|in) \d+ |no longer owe|don'?t owe)\b/g
const NOT_DONE =
  /\b(?:number|no\.?|#) ?\d+ (?:was|is) (?:closed|shut)\b|\b(?:mixed up|muddled(?: up)?|confused|messed up) \d|\bgot (?:about )?\d+(?: [a-z]+)? wrong\b|\bfailed (?:the|my|it|at|on|again|that|this|an?)\b|\b(?:was|were|is|are) (?:closed (?:to|for|when|until|on|today|all)|shut(?! down)|fully booked|off limits|unavailable|out of stock)\b|\b(?:not|never|n't|didn'?t|don'?t|doesn'?t|haven'?t|hasn'?t|hadn'?t|couldn'?t|can'?t|cannot|wasn'?t|weren'?t|isn'?t|aren'?t|won'?t|ain'?t|nothing|none|no progress|no luck|zero|failed to|unable to|skipped|missed|neglected|forgot|without|barely|hardly|no time|neither|nor|far from|didnt|havent|hasnt|couldnt|wasnt|dont|isnt|cant|hardly|instead of|rather than|gave up before|nobody|no one|avoided|postponed|abandoned|ditched|gave up on|(?:was|were|got) (?:rejected|refused|declined|turned down|cancelled|canceled)|stopped (?:reading|writing|running) ?(?:it|halfway)?|procrastinat\w+|^(?:i |we |and |but )*(?:burnt|burned|ruined|spoiled|smashed|cracked) (?:the |my )?\d|cancell?ed|called off|bounced back|exploded|rained off|too (?:\w+ ){1,2}to (?!count)[a-z]+|needs? redoing|refuses?|declined to|no-shows?|no (?:new )?(?:\w+ )?(?:today|this week|yet|so far|books?|chapters?|pages?|runs?|sessions?|workouts?|words?|money|savings))\b|n't\b|\b0 (?:of|out of|\/|%|chapters|books|pages|km|words|euros|sessions)/

const REMAINING =
  /^(?:which |that |and |so |this )*(?:leaves|leaving) (?:me |us )?(?:just |only |about |another )*[€$£]?\d|\b\d+ (?!(?:hours?|days?|minutes?|weeks?|months?|times)\b)(?:more )?(?:[a-z]+ ){0,2}?(?:that |which )?(?:i|we)(?: still|'ve still|'ve yet| have yet| have still| haven't| have not|'ve not| don't| didn't| need| must| have to| still need| still have)+ (?:to )?(?!got |been doing)[a-z]+\b|\b\d+ (?:[a-z]+ ){0,2}?(?:that|which) (?:still )?(?:aren't|isn't|are not|haven't been|have not been|hasn't been|need|needs|have to be|has to be|must be) [a-z]+|^(?:about |another |some )?[€$£]?\d[\d.]* (?:\w+ )?to (?!my\b|the\b|a\b|our\b|\d|date\b)[a-z]+$|\d (?:\w+ )?still (?:missing|open|owed|outstanding|to come|needed|unpaid)\b|\b\d+ more (?:\w+ )?to (?!my\b|the\b|a\b|our\b|\d)[a-z]+|\b(?:only|just) (?:about )?\d+ (?:\w+ ){0,2}(?:missing|open|undone|unpaid)\b|\b\d+ (?:\w+ )?still to [a-z]+|\bstill to (?:do|go|come|translate|write|read|pay|mark|sort) \d|\b(?<!(?:gave|give|given|put|threw|thrown|sent|took|stashed|tucked|packed|cleared|chucked) (?:about |another )?[€$£]?)\d+ (?:[a-z]+ )?away\b(?! (?:to|for|in)\b)|\bdown to (?:my |the |our )?(?:last|final) \d|\b\d+ (?:\w+ )?(?:still )?(?:open|waiting|unread|to come|ahead)(?: ones?)?(?: now)?$|\b(?:just|only|still) (?:about |around )?[€$£]?\d[\d.]* (?:\w+ ){0,2}?(?:open|waiting|pending)\b|^(?:still|only|just|another|now|and|so|leaves|leaving|that leaves)(?: (?:only|just|about|another))* [€$£]?\d[\d.]* (?:more )?(?:\w+ ){0,2}?to (?!my\b|the\b|a\b|our\b|\d)[a-z]+|\b(?:every|each)(?: \w+| one)?(?: of (?:them|those|the \w+))? but \d|\b(?:lacking|yet to (?:be )?\w+)\b.{0,10}\d|\b\d+ (?:\w+ )?(?:still )?(?:un(?!derst|pack|lock|veil|earth|load|tangl|ravel|dert|wrap|cover|subscrib|box)[a-z]+(?:ed|d|n)|undone)\b|\bun(?:sold|read|painted|written|finished|answered|paid)\b.*\d|\b(?:just|only) (?:a (?:handful|few|couple|bit|little)|some|the last few)\b.*\b(?:missing|undone|unfinished)\b|\b(?:left|remaining|remain|remains|outstanding|unpaid|to go|ahead of me|still ahead|in front of me|away from|short of|shy of|still owe|owe|owed|owing|all but|(?:all|everything|every \w+|each one|the lot) (?:bar|minus|less|save(?: for)?)|everything but|everything except|all except|(?:is|are) still (?:in|on|at|waiting|wrapped|blank|missing|to come|to be) ?(?:the|my|their|its)?\b|(?:last|final) one (?:is )?(?:still )?(?:missing|left|open)|except(?: for)?|apart from|aside from|\d+ (?:\w+ )?short)\b|\b(?:needs?|still want) (?:just |only |about )*another [€$£]?\d|\b(?:need|needs|have|has|(?:'ve|have|has|still|only) got|missing|lack|lacking|want|must|require)\b(?: to (?:\w+ )?|(?: only| just| about)* )[€$£]?\d[\d.]*(?: \w+)? more\b|\b(?:still|only|just) (?:have|has|need|got|missing|lack)(?: to \w+)? (?:about |the )?[€$£]?\d|\b(?:still|only|just)? ?(?:have|'ve got|got) (?:only |just )?\d+(?: more)?(?: \w+){0,2} to (?:go|do|read|write|finish|complete|run|save|pay|learn|visit|send|record)\b|\b\d+ (?:more )?(?:\w+ ){0,2}to (?:go|finish|complete|do|read|write|pay)\b|\b(?:last|final) (?:\d+ )?\w+ (?:is|are) (?:still )?(?:missing|open|left|undone)|\b\d+ (?:\w+ ){0,2}(?:are|is) (?:still )?(?:missing|open|undone)/
/** Where the aim is to owe less, a level is what is left: "the balance is down to 5,000". */
const OWED_LEVEL =
  /\bbalance:? (?:of )?[€$£]?\d|\d (?:[a-z]+ )?(?:is |are )?still (?:on|in|to pay|owed|owing|outstanding)\b|\b(?:overdrawn|in the red) by\b.{0,8}\d|\d (?:\w+ )?(?:in the red|overdrawn|in debt)\b|\b(?:balance|debt|loan|overdraft|mortgage)\b.{0,10}\b(?:is|at|now)\b.{0,8}\d|\b(?:balance|debt|loan|card|mortgage|overdraft|it)\b.{0,20}\b(?:down to|stands at|is at|is now|sits at|now at)\b.{0,12}\d|\bdown to (?:just |only |about |under )*[€$£]?\d+/
/** "Three more chapters and I'm done". */
export const AND_DONE =
  /\b(?:more(?: \w+){0,2}|another [€$£]?\d\S*(?: \w+)?),? and (?:then )?(?:i'm|i am|i'll be|we're|we are|we'll be|that's|it's|it is|it'll be) (?:all )?(?:done|finished|there|over|complete|through)\b/i
const COUNT =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|a (?:few|handful|couple|dozen|third|quarter|fifth|half))'
/** "All of the bikes have been serviced but for four", "everyone's been called apart from ten". */
export const ALL_BUT = new RegExp(
  `\\b(?:all|every\\w*|each|the lot)\\b(?:'s)?(?:(?!\\b(?:shut|closed|late|shops?|friends|trains|buses|cancelled|good|fine|well|great|right|going|day|week|morning|night|time|i|we|today)\\b)[^.;!?,\\d]){0,60}?\\b(?:but|except|bar|save|minus|apart|aside|other than)\\b(?: for| from)?(?: (?:the|about|around|maybe|just|some|last|final))* ${COUNT}\\b(?! (?:days?|weeks?|months?|hours?|minutes?|behind|today|of them (?:is|are|was|were))\\b)`,
  'i',
)
/** "Still two-fifths to paint", "a quarter of the wall still needs plastering". */
const PART_LEFT =
  /(?:^|\b(?:still|just|only|got|have|leaves|leaving|with|there's|and|so|about|another) )(?:about |around |roughly |some )?(?:\d\/\d+|half|\d+(?:\.\d+)?%)(?: of (?:it|them|(?:the|my|our|those) \w+))? (?:still |left )?to (?!\d|the\b|my\b|a\b|be\b|date\b|me\b|go to\b|charity\b)[a-z]+|\b(?:\d\/\d+|half|\d+(?:\.\d+)?%)(?: of (?:it|them|(?:the|my|our|those) \w+))? (?:still )?(?:needs?|wants?|has to be|have to be|requires?|isn't|aren't|hasn't been|haven't been) (?:yet )?(?:to be )?[a-z]+(?:ed|ing)\b/
const FEW_TO_GO =
  /\b(?:just|only) (?:a|the last) (?:handful|few|couple|bit|little|2|tiny bit|small part|few more)(?: (?!and\b|but\b)[a-z]+){0,3}? (?:left|remain\w*|to (?!my\b|the\b|a\b)[a-z]+)\b/
const NOT_REMAINING =
  /\b(?:left )?in stock\b|\b(?:threw|throw|thrown|gave|give|given|put|tucked|stashed|chucked|packed|cleared|sent|took|taken|moved|hid) .*\baway\b|\b(?:(?:was|is|very|quite|too|rather|pretty|a bit) short|left (?:the|my|for|off|work|home|at|it|early|him|her|me|knee|foot|leg|side|ankle|shoulder|hand|arm|a )|far left|left (?:\d+|one) \w+ (?:on|in|at|behind)|left (?:half|side|hand|arm|leg|wing)|have to go|had to go|ready to go|good to go|on the go|time left|what'?s left|short (?:story|stories|film|films|poem|poems|essay|essays|run|runs|break|term|post|posts|list|day|week|one|walk|walks|session)|in short|short on time|way to go|no time left)\b/

const LOST =
  /^(?:but |sadly |and )?\d+ (?:of (?:them|the \w+|my \w+) |\w+ )?(?:have |has |just |already )?(?:died|dead\b|withered|broke|withdrew|fell (?:through|down|over|off|in|out)|blew (?:down|away|over|off)|came (?:down|off|loose)|(?:were|was|got) (?:lost|stolen|destroyed|eaten|returned))|\b(?:start(?:s|ed|ing)? (?:all |it all |completely |everything )?(?:over|again from (?:zero|0|day|scratch|the beginning)|from scratch|afresh|anew|from (?:zero|0))|begin again from|square (?:one|1)|(?:back|down|dropped|fell|fallen|slid|slipped|reset|went(?= (?:down|back)|(?= to (?:zero|0)\b))) (?:down |back )?(?:to|at) (?:about |around |only |just |like )?(?:zero|0|day 0|day 1|square|the start|the beginning|scratch|[€$£]?\d[\d.]*)|relapsed|back (?:to )?where i (?:was|started|began)|had to (?:unpick|undo|unravel|rip|tear|pull|scrap|throw|roll back|revert|delete|take down|dismantle|frog|bin|cut|chuck|discard|ditch|remove)\b|rolled back|unpicked|unravelled|reverted|set (?:me )?back|deleted|erased|wiped|scrapped|threw (?:\d+ (?:\w+ )?)?(?:away|out)|throw (?:away|out)|thrown (?:away|out)|tore up|undid|had to (?:redo|rewrite|re-do|repeat|restart)|(?:ripped|pulled|tore) (?:out|apart|down) (?:the |my )?(?:[a-z]+ \d|\d+ |\d+th|last)|gained back \d[\d.,]*|gained .* back|put (?:\d\S* ?\w* )?(?:back )?on (?:again )?\d[\d.,]*|put .* back on|regained|broke (?:my|the) streak|streak (?:is )?(?:broken|gone|over|ended|reset)|corrupted|(?:cut|discarded|removed|binned) (?:out )?\d[\d.,]*|forgot(?:ten)? (?:about )?\d[\d.,]*|(?:was|were|got|been) (?:destroyed|ruined|wrecked|torn down|washed away|wiped out|flattened|overrun|overgrown|flooded|vandali[sz]ed)|(?:storm|rain|wind|flood|fire|frost|dog|cat|kids|mice|moths|hail|deer|rabbits|slugs|heat|virus)\b.*\b(?:tore|blew|knocked|washed|destroyed|ruined|ate|eaten|killed|wrecked|took|flattened|burnt|burned|damaged)|collapsed|fell apart|came apart|lost ground|slipped back|went backwards|backslid)\b|\blost\b(?! (?:an?|half an?|\d+|the) (?:[a-z]+ )?(?:hours?|minutes?|afternoon|morning|evening)\b)(?!.*\b(?:motivation|interest|focus|track|time|weight|sleep|touch|patience|temper|hope|heart|my way|confidence|momentum|count|keys|phone|job|voice|energy|drive|will|enthusiasm|a friend|mind|steam|faith|the game|the match|my cool)\b)/

const SPENT =
  /\b(?:cost|pay|paid|spent|spend|took|take|used|use|went)\b.*\d.*\b(?:from|out of) (?:it|(?:the|my|our) (?:\w+ )?(?:savings?|fund|pot|account|jar|stash))|\b(?:withdrew|took (?:out )?(?:about )?[€$£]?\d\S*(?: \w+)? (?:back )?(?:out|from)|took out (?:about )?[€$£]?\d|spent (?:about )?[€$£]?\d|dipped into|had to (?:use|spend|withdraw|borrow|take(?: out)?) (?:about )?[€$£]?\d|used (?:up )?[€$£]?\d\S*(?: \w+)? (?:of|from)|stolen|stole)/
const SHED =
  /\b(?:lost|dropped|shed|down|i'm down)(?: (?:another|about|a further|almost|nearly|over|around|exactly|already|a total of|my first|the first))* (?:\d|half|(?:a |one )?(?:kilo|pound|kg|stone|lb)\b)/

const SOMEONE =
  '(?:(?:friends|colleagues|neighbours|mates|workmates|classmates)(?: of (?:ours|mine))?(?! and)(?!\\S)|(?:hubby|wifey|mum|mom|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|sis|bro|auntie)(?!\\S)|(?:my|our|his|her|the|a|one of my) (?:\\w+ )?(?:mate|lad|lass|bloke|guy|chap|woman|lady|nephew|niece|nan|gran|grandad|grandma|grandpa|housemate|friend|friends|best friend|brother|sister|wife|husband|partner|mother|father|mom|mum|dad|son|daughter|boss|colleague|colleagues|coworker|co-worker|roommate|flatmate|neighbou?r|teammate|team|classmate|cousin|uncle|aunt|girlfriend|boyfriend|kid|kids|child|children|coach|trainer|teacher|editor|mentor|buddy|manager|client|supervisor|group|class|club|company|choir|band|school|parents|students?|competitor|hubby|wifey|sis|bro|in-laws?|parents|grandparents|council|government|mayor|farmer|ranger|fiancee?|ex|bestie|pal|twin|instructor|lecturer|doctor|landlord|lodger|colleagues))'
const OTHER = new RegExp(
  `^(?:(?:yesterday|today|apparently|meanwhile|also|and|last (?:week|night|month)|this week|then|so|well|even|because|while|whereas),? )*(?:${SOMEONE}|he(?! \\w+(?:ado|ido|ído|cho|to|rto)\\b)|she|they|someone|somebody|everyone(?: else)?|everybody|people|others|[a-z]+ and (?:his|her) \\w+)\\b(?:'s| has| have| had| is| was| already| just| also| recently| finally| actually| really| who| now)* ?(?!and (?:i|me)\\b)[a-z]`,
)
const OURS = new RegExp(
  `\\band (?:i|me|myself)\\b|\\bwith (?:${SOMEONE}|him|her|them)\\b|\\b(?:i|we)\\b|\\b(?:paid|gave|sent|handed|let) (?:me|us)\\b|\\bfor (?:me|us)$`,
)

/** Where the aim is to sell, what others take is a sale. */
const BOUGHT =
  /\b(?:bought|took|taken|ordered|purchased|snapped up|grabbed|picked up|went home with) (?:about |the |my |another |a further )?\d/
/** What befalls the one who does it: a sister's lost kilos and a friend's relapse are theirs. */
const OWN_LOSS =
  /\b(?:lost|gained|dropped|shed|put on|regained|relapsed|caved|lapsed|slipped|smoked|drank|had|gave in|fell off|went back|started over|started again|is back|are back)\b/
const OTHER_SUBJECT = new RegExp(`^(?:[a-z]+,? )*?${SOMEONE}\\b`)

/** "Everyone has been called": they are what the deed was done to. */
const EACH_DEALT_WITH =
  /^(?:everyone|everybody|people|they)(?:'s|'ve| has| have| is| are| was| were)? (?:all )?(?:been )?[a-z]{3,}ed\b/

const LONG_AGO =
  /\b(?:last year|years? ago|decades? ago|back in (?:\d{4}|school|college|university|high school|the day)|in (?:19\d\d|200\d|201\d|202[0-4])|used to|when i was (?:about )?\d+|when i was (?:young|younger|a (?:kid|child|teen|student|teenager)|at (?:school|university)|in (?:school|college|my))|as a (?:kid|child|teenager|student)|in my (?:twenties|thirties|teens|youth)|in (?:college|school|high school|my past)|before (?:i (?:set|started|made|began)|starting|setting|this (?:goal|mission))|the (?:year|time) before|long ago|once upon|years back|a few years|previously in life|in a previous|in the past i|last time i tried)\b/

const HABIT =
  /\b(?:every (?:single )?(?:day|night|morning|evening|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|other day)|each (?:day|week|night|morning|month)|usually|normally|generally|typically|on average|per (?:day|week|month|night)|(?:a|an) (?:day|week|month|night) (?:on average|usually|normally)|most days|daily|weekly|always)\b/

/** More debt: "had to put 300 on it for the car". */
const BORROWED =
  /\bcharged (?:me |us )?(?:about |another )?[€$£]?\d|\d[\d.]*(?: [a-z]+)? (?:in|of) (?:fees|interest|charges|penalties)\b(?! (?:saved|waived|refunded))|\b(?:interest|fees?|charges?|penalt(?:y|ies))\b.{0,20}\b(?:added|cost|put|came to|of|were|was)\b.{0,10}\d|\b(?:put|stuck|charged|spent|added|racked up) (?:about |another )?[€$£]?\d[\d.]*(?: \w+)? (?:back |more )?(?:on|to) (?:it|the (?:card|loan|credit card|balance|overdraft)|my (?:card|loan|balance|overdraft))\b|\bborrowed (?:another )?[€$£]?\d|\b(?:dip|dipped|dipping|went|gone|go|fell|slid) (?:back |straight |right )?(?:in|into (?:it|the \w+|my \w+)|over|overdrawn)(?: again)? (?:for|by) (?:about |another )?[€$£]?\d|\b(?:owe|owing|owed|overdrawn by) (?:about |around )?[€$£]?\d[\d.]*(?: \w+)? again\b|\bback to owing\b.*\d/

/** Ground lost in words that name no amount. */
const SLID =
  /\b(?:half|most|much|a third|\d+\/\d+|a chunk|a lot|some|part) (?:of )?(?:the |my |our |it |that )*(?:[a-z]+ )?(?:is|are|was|were|got|has been|'s) (?:all )?(?:gone|lost|ruined|destroyed|wiped|wrecked|deleted|undone|damaged)\b|\b(?:i|we|and|then|just) (?:\w+ )?(?:caved|relapsed|backslid|lapsed|gave in)\b(?! on)|\b(?:slipped|slid|sliding|slipping|gone|went|going) (?:right |all the way |way )?back(?:wards?)?\b(?! (?:to (?:\d|the (?:gym|pool|studio|class|shop|store|office|library|dentist|doctor))|and forth|home|for))|\b(?:i'm|i am|been|started) (?:smoking|drinking|vaping|biting|gambling|snacking|scrolling|overspending|procrastinating) again\b|\bworse than (?:before|when|a \w+ ago|last|ever|it was|at the start)\b|\bundid (?:much|most|some|a lot|half|all)\b|\bforgotten (?:\w+ )?(?:a lot|most|much|half|everything)\b|\blost (?:\w+ ){0,2}(?:good part|part|much|most|a lot|some|a bit|a chunk|half) of (?:my|the|what i (?:could|knew|had)) ?(?!motivation|enthusiasm|energy|interest|time|day|week|momentum)|\boff the wagon\b|\b\d+(?: [a-z]+)? (?:is |are |was |were )?gone from\b|\btook (?:\d+|one|a|the)(?: [a-z]+)? (?:with it|down|away|back out)\b|\b(?:binned|trashed|chucked(?: out)?|ditched|dumped) (?:the |my |our )?(?:\d+|[a-z]+ \d+)\b(?!.*\b(?:in|into|at|towards|on)\b)|\b(?:everything|all(?: of it| my \w+| the \w+)?) (?:is|are|was|were|got|'s) (?:gone|lost|wiped|deleted|ruined)\b|\blost (?:\w+ ){0,3}ground\b/

/** What was there and faded: "lost a lot of what I could do". */
const FADED =
  /\b(?:lost|forgot|forgotten) (?:\w+ ){0,2}(?:most|much|lot|some|bit|half|chunk|part) of (?:what|everything|all) (?:i|we)\b/

/** A time to come, or a beginning of something, with nothing in the past beside it. */
const AHEAD =
  /\bby (?:the end\b|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|new year|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|\bnext (?!to\b|door|one (?:is |was )?(?:done|finished))[a-z]+\b|\b(?:this coming|coming up|later (?:today|tonight|this|on)|soon)\b|^(?:i'm |we're |am )?(?!during|nothing|everything|anything|something|morning|evening|spring)[a-z]+ing\b.*\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|this weekend|tonight|in the morning)\b|^(?:i'm |we're |am )?(?:signing up|joining|starting|planning|preparing|getting ready|enrolling|applying to)\b|\blater$/
const PAST =
  /\b(?:[a-z]{3,}ed|ran|wrote|did|done|swam|went|made|got|took|sent|built|drew|spent|sold|won|met|began|drove|rode|gave|found|taught|sang|bought|brought|caught|held|kept|left|paid|came|rose|spoke|stood|wore|'ve|have|has|had|was|were|been|in the bag|so far|already|done|read|behind|now)\b/

/** Given up on: "put one aside". */
const PUT_DOWN =
  /\b(?:put|set|laid) (?:aside|down) (?:1|one|it|this|that)\b|\b(?:put|set|laid) (?:1|one|it|this|that|the \w+) (?:aside|down)\b|\bdnf\b/

/** Past or perfect wording: a deed rather than a wish. */
const DEED =
  /\b(?:[a-z]{3,}ed|ran|wrote|did|done|swam|went|made|got|took|sent|built|drew|spent|sold|won|met|began|drove|rode|gave|found|taught|sang|knew|knit|bought|brought|caught|held|kept|left|paid|put away|read|lost|reached|hit|came|rose|shot|spoke|stood|thought|understood|woke|wore|cut|set|'ve|have|has|had|was|were|been|been|finished|am|i'm|it's|is)\b/

/** Decides how a clause means what it says. `words` are lower case with numbers in digits. */
export function stanceOf(words: string, around: Around): Stance {
  const hasSubject = /\b(?:i|we|i'm|i've|i'd|my|me|myself)\b/.test(words)
  const plain = withoutAsides(words.replace(NOT_IDIOMS, ' '))
  const sure = words
    .replace(SAYING, ' ')
    .replace(
      /^(?:after|before) (?:[\w'-]+ ){1,4}?(?=(?:i|we)(?:'ve|'m|'re| have| am| are| [a-z]+ed)\b|it's |it is |that's )/,
      ' ',
    )
  if (around.aim.abstains && RESETS.test(words)) return 'lost'
  if (COMMAND.test(sure)) return 'command'
  if (
    around.isQuestion &&
    !TAG_QUESTION.test(`${words}?`) &&
    (QUESTION.test(words) ||
      !DEED.test(words) ||
      /^(?:how|what|should|can|could|do|does|did|is|are|will|would|have|has)\b/.test(words))
  )
    return 'question'
  if (LONG_AGO.test(words)) return 'long-ago'
  if (around.aim.verb === 'sell' && BOUGHT.test(words) && !IF.test(sure) && !PLAN.test(words)) return 'done'
  if (
    /^(?:and |but |meanwhile |apparently )*(?:the other|another|a rival|the rival) (?!day|half|one|two|three|bit|part|thing|\d)[a-z]+(?: [a-z]+)? (?:[a-z]+ed|got|has|have|made|did|sold|won|ran|wrote)\b/.test(
      words,
    ) &&
    !/\b(?:i|we|my|me|us)\b/.test(words)
  )
    return 'someone-else'
  const isOther = OTHER.test(words) && !OURS.test(words) && !around.aim.isForOther && !EACH_DEALT_WITH.test(words)
  if (
    isOther &&
    OWN_LOSS.test(words) &&
    !/\b(?:my|our|mine|ours|me|us|of (?:them|it|the))\b/.test(words.replace(OTHER_SUBJECT, ' '))
  )
    return 'someone-else'
  if (isSetBack(words, around.aim) || FADED.test(words)) return 'lost'
  const isOwnAim = around.aim.clears?.test(words) ?? false
  if (IF.test(sure) && !WAS_ABLE.test(words)) return 'if'
  if (
    around.before === 'if' &&
    /^(?:i|we|it|that|then|there|the)?\b.*(?:'ll|will|would|'d|'m|am|is|be|done|are)\b/.test(words) &&
    /^(?:if|when|once|as soon|unless|suppos|imagine|after)/.test(around.beforeWords ?? '')
  )
    return 'if'
  if (
    around.before === 'remaining' &&
    !/\d/.test(around.beforeWords ?? '') &&
    /^(?:about |some |roughly |that's |just |only )*\d[\d.]*(?: [a-z-]+){0,2}$/.test(words)
  )
    return 'remaining'
  if (isOther) return 'someone-else'
  if (around.before === 'someone-else' && !hasSubject && !/^(?:it|this|that)\b/.test(words)) return 'someone-else'
  if (AND_DONE.test(words)) return 'remaining'
  if (around.aim.owes && /\b\d+ (?:new |more )?(?:\w+ )?(?:came|come|coming|arrived|rolled|poured) in\b/.test(words))
    return 'not-done'
  if (around.aim.owes && BORROWED.test(words)) return 'lost'
  if (around.aim.owes && OWED_LEVEL.test(words)) return 'remaining'
  if (
    /^(?:the |my )?(?!about|only|just|some|still|nearly|almost|around|over|and|so|but|roughly)[a-z]+ \d+ (?:is |are )?(?:still |yet |remains )*(?:un[a-z]+(?:ed|d|n)|undone|open|missing|to do)$/.test(
      words,
    )
  )
    return 'not-done'
  if (PART_LEFT.test(words) || ALL_BUT.test(words) || FEW_TO_GO.test(words)) return 'remaining'
  const isFavour = /\bow(?:e|ed|ing)\b/.test(words) && !around.aim.owes && !/\d|\bleft\b|\bremain|\bto go\b/.test(words)
  const isShopping =
    /\b(?:need|needs|have|has|want|got) to (?:buy|order|purchase|fetch|borrow|pick up|stock up)\b/.test(words)
  const isRemaining =
    !isFavour &&
    !(isShopping && !/^(?:buy|order|collect|get)$/.test(around.aim.verb ?? '')) &&
    REMAINING.test(words) &&
    !(OF_REST.test(words) && DEED.test(words)) &&
    !NOT_REMAINING.test(words.replace(/\b\d[\d.]*%? (?:\w+ ){0,2}left\b/, 'remaining'))
  if (
    isRemaining &&
    !/\b(?:tomorrow|next week|will|'ll)\b/.test(words) &&
    !/\bneed to [a-z]+ .*\b(?:before|by|until|till|this (?:week|month|weekend)|today|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
      words,
    ) &&
    !(!/\d/.test(words) && /\b(?:intend|plan|hope|want|aim|going|gonna|would like) (?:on |to )[a-z]+/.test(words)) &&
    !/\b(?:not|(?<!\b(?:i|we) have|\b(?:i|we) did|\b(?:i|we) do)n't) (?:yet )?(?:started|begun|done)\b/.test(words)
  )
    return 'remaining'
  if (
    /^(?:so )?(?:i )?start(?:ing)? (?:again|over)$|\bstreak(?:'s)? (?:is |was |has |got )?(?:broken|over|gone|ended|reset|snapped)\b|\b(?:broke|lost|ended) (?:my|the) streak\b/.test(
      words,
    )
  )
    return 'lost'
  if (!around.aim.isSaving && PUT_DOWN.test(words)) return 'not-done'
  if (
    /\b(?:take|took|taking|knock|knocked|deduct|deducted|subtract|subtracted) (?:off )?(?:about )?[€$£]?\d[\d.]*(?: [a-z]+)? (?:off|away|from (?:it|the (?:total|tally|count|record)))\b|\b(?:deduct|subtract)(?:ed)? \d/.test(
      words,
    ) &&
    !/\bdays? off\b/.test(words) &&
    !around.aim.isLosing &&
    !around.aim.owes &&
    !isOwnAim
  )
    return 'lost'
  if (
    /\bforg(?:ot|otten) (?:about |like )?\d/.test(words) ||
    (SLID.test(words) && !isOwnAim && !((around.aim.isLosing || around.aim.owes) && /\bgone\b/.test(words)))
  )
    return 'lost'
  if (NOT_DONE.test(plain) && !isDoneDespite(plain)) return 'not-done'
  if (ASKED_FOR.test(words)) return 'plan'
  if (IS_THE_PLAN.test(words) && !DEED_DONE.test(words)) return 'plan'
  if (AHEAD.test(words) && !PAST.test(words)) return 'plan'
  const kept = words.replace(PLAN_KEPT, ' ')
  if (/\b(?:is|are|was|everything|all|fully) (?:all |now |fully |completely )?planned$/.test(kept)) return 'done'
  if (PLAN.test(kept) && !WAS_ABLE.test(words) && !/\bhad to\b/.test(kept)) return 'plan'
  if (
    around.before &&
    ['plan', 'question', 'command', 'if'].includes(around.before) &&
    !DEED.test(words) &&
    !LOST.test(words) &&
    !/\b(?:so far|already|now|only|just)\b/.test(words)
  )
    return around.before
  if (
    around.aim.isLosing &&
    /\b(?:gained|regained|put on|put (?:it|\S+(?: \w+)?) (?:back )?on)\b/.test(words) &&
    !/\bmuscle\b/.test(words)
  )
    return 'lost'
  if (around.aim.isSaving && (SPENT.test(words) || /^[€$£]?\d[\d.]*(?: \w+)? (?:is |are |was )?gone\b/.test(words)))
    return 'lost'
  if (around.aim.owes && BORROWED.test(words)) return 'lost'
  const lost =
    around.aim.goesDown &&
    !/\bup to \d.*\b(?:gone|done|sorted|cleared|sold|binned|altogether|total|so far|deleted|donated|out)\b/.test(words)
      ? words.replace(/\bdown(?= to\b)/g, ' ').replace(/\b(?:back |crept |gone |went )?up(?= (?:again )?to\b)/g, 'back')
      : words
  if (
    !around.aim.isLosing &&
    !isOwnAim &&
    /^(?:and |but |then |i |we |also )*(?:dropped|smashed|spilled|spilt) \d+(?: of (?:them|those|the \w+))?$/.test(
      words,
    )
  )
    return 'lost'
  if (
    LOST.test(lost) &&
    !NOT_THE_GOAL.test(words) &&
    !isOwnAim &&
    !(around.aim.isLosing && SHED.test(words) && !/\b(?:back|again|gained)\b/.test(words))
  )
    return 'lost'
  if (
    HABIT.test(words) &&
    !/\b(?:this week|so far|for \d+ (?:days|weeks)|\d+ (?:days|weeks)|straight|in a row|today|all week|last week|whole week|for a week|past \d+ days)\b/.test(
      words,
    )
  )
    return 'habit'
  return 'done'
}

/** "(not wobbling)", "half of it without looking": what a thing done was done without takes nothing from it. */
function withoutAsides(words: string): string {
  const text = words.replace(
    /\((?:not|no|never|without|didn't|don't|haven't)\b(?! (?:yet|done|finished|complete|really|quite|started|by me|mine))[^)]*\)/g,
    ' ',
  )
  const at = text.search(/\bwithout\b/)
  const before = text.slice(0, Math.max(0, at))
  const isOfDeed =
    (DEED.test(before) || /\b(?:know|can|half|\d\/\d|\d+%)\b|\d/.test(before)) &&
    !/\b(?:go|goes|went|gone|going|days?|weeks?|months?|weekends?|evenings?|time|was|been|is)(?: \w+){0,2} $/.test(
      before,
    )
  return at > 0 && isOfDeed ? before : text
}

/** "Did nothing but finish chapter 3", "not only …": rare, and safe to leave; "3 done, none missed" is not. */
function isDoneDespite(words: string): boolean {
  return /\b(?:none|nothing) (?:left|missed|skipped|remaining|to go)\b|\bnot (?:yet )?\d+ but \d/.test(words)
}
