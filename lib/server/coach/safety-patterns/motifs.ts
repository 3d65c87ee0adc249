import 'server-only'
import { ABUSER, gap, MEDICINE, OTHERS } from './compose'
import { oneOf } from './short-patterns'

const NOT =
  "(?:not|never|no longer|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|isn't|wasn't|weren't|haven't|nobody|no one)"
const WISHING =
  "(?:hop(?:e|ed|es|ing)|wish(?:ed|ing)?|pray(?:ed|ing)?|beg(?:ged|ging)?|want(?:ed|s)?|would like|i'd like|i'd love|love to|dream\\w*|wouldn't mind|don't mind|be fine|be alright|ok with|okay with|ask(?:ed)?|relieved|thank|glad|imagin\\w+|pictur\\w+|fantasi\\w+)"
const GONE = oneOf([
  "without me|with me (?:gone|out|not)|if i(?:'m| was| were| am)? ?(?:wasn't|weren't|gone|dead|died|not|vanished|disappeared|went|left|out of|didn't|never|no longer)|once i|when i(?:'m| am)? ?(?:gone|dead|die)|me (?:out of|not in|gone|dead)|who isn't|than me|i (?:wasn't|weren't)",
  "(?:there )?wasn't a me|from losing me|my death",
])
const DRUNK_OR_ANGRY =
  '(?:drunk|drinks?|drinking|angry|mad|rage|temper|violent|furious|in a mood|his team loses|comes (?:home|in)|gets? home|key)'

/**
 * What cries are often made of, each in many wordings and too loose to raise an alarm: the second opinion learns how
 * much each of them says. Named like notions, and looked for in the same way.
 */
export const motifs = {
  hopesNotToWake: `${WISHING}${gap(7)}(?:${NOT}|stop(?:s|ped)?)${gap(2)}(?:wake|woke|survive|make it|come (?:round|back|home)|open|see|breath\\w+|beat\\w*|land|look|exist|be|been|alive|around)`,
  wantsSleepForGood: `(?:sleep|asleep|rest|close my eyes|lie down)${gap(7)}(?:never|not (?:wake|come|have)|forever|for ever|for good|stay(?:s|ed)? (?:asleep|closed)|no more|let it happen|without me|didn't end)`,
  sorryToWake: [
    '(?:disappointed|annoyed|furious|gutted|cried|angry|dread|worst|punishment|insult|jealous|env(?:y|ied))[^.]{0,40}(?:woke|wake|waking|awake|still (?:here|alive|breathing)|alive|saved|opening my eyes|(?:people in )?obituaries|driver)',
    '(?:woke|wake|waking|open(?:ing|ed)? my eyes|saved|still here|still alive|still breathing)[^.]{0,50}(?:disappointed|annoyed|furious|cried|unfortunately|sadly|dread|worst|punishment|forgiven|oh no)',
  ],
  hopesForDoom: `${WISHING}${gap(9)}(?:cancer|tumou?r|lump|terminal|heart (?:stops?|attack|gives?|would)|crash\\w*|lorry|truck|lightning|asteroid|accident|stroke|bad news|bad kind|takes? me|took me|take me|call me home|ends? it for me|the ambulance|survive|recover)`,
  noReasonToLive: `(?:no|any|one|a|what|why|which) (?:(?:good|single|other|real) )?(?:reason|point|sense|use|purpose|earth|(?:exactly )?am i)${gap(5)}(?:stay(?:ing)?|live|living|alive|going|carry(?:ing)? on|go on|breath(?:e|ing)|get(?:ting)? up again|being|me)`,
  doesNotWantLife: [
    `${NOT}${gap(2)}(?:want|wish|care|mind|bear|stand|face|do|ask(?:ed)? for|need|cut out for|made for|meant|supposed)${gap(4)}(?:be (?:here|alive|around|a person|me|in (?:this|my))|being (?:here|alive|me|a person)|tomorrow|live|living|exist\\w*)`,
    `${NOT}${gap(2)}(?:want|wish|care|mind|bear|stand|face|do|ask(?:ed)? for|need|cut out for|made for|meant|supposed)${gap(4)}(?:wake up tomorrow|survive|life|this life|any of it|another (?:day|year|night|spring|minute|hour)|turn \\w+|stay (?:here|alive))`,
  ],
  doneWithLife:
    '(?:done|finished|through|tired|weary|sick|fed up|exhausted|bored|worn out)(?: \\w+)? (?:with|of|from|by) (?:life|living|my life|this life|existing|existence|being|the world|waking|breathing|fighting|myself|everything|surviving|it all|holding)',
  noDaysAhead: [
    `(?:${NOT}|doubt|plan on|not sure)${gap(6)}(?:be (?:here|alive|around|there)|see (?:christmas|summer|spring|winter|autumn|the|forty|thirty|next|tomorrow|another|it)|make it (?:to|through|past|out)|get (?:old|past)|grow(?:ing)? old|getting old|last(?:ing)? (?:the|until))`,
    '(?:no|nothing) (?:version|day|future|tomorrow|next|ahead|in front)[^.]{0,30}(?:me|i|wall|black|ahead|looked)',
  ],
  lastTime:
    '(?:my|the|one) (?:last|final) (?:entry|message|letter|night|day|words|dinner|winter|summer|spring|autumn|year|time|chapter|page|supper|birthday|thing i (?:said|say|write)|good look|memory|goodbye|list)|for the last time|one more time and|last of me|end of the (?:line|road|month)|probably the last',
  noNeedThere: `(?:${NOT}|no|any)${gap(3)}(?:need(?:ed|ing|s)?|use|point (?:in|buying|making)|renew|book|bother)${gap(8)}(?:where i|any ?more|after|soon|much longer|from (?:me|now)|because i|i won't|this year|where i'm)|where i(?:'m| am) (?:going|headed)`,
  readAfterwards: `(?:when|once|after|before|by the time|if|so|in case)(?: (?:you|they|he|she|people|everyone|my \\w+|the \\w+))${gap(2)}(?:read|reads|find|finds|found|hear|hears|come|comes)(?: (?:this|me|it|them|out|in|about me|my body))`,
  foundBody:
    '(?:find|finds|finding|found|discover\\w*|comes? in|walk in)(?: (?:me|my body|us))(?: (?:there|hanging|in the|when|if|by|dead|and)|$)|(?:the one|someone|stranger|nobody|who|not mum|send dad|her) (?:who |to |should |has to |that )*(?:finds?|comes in)',
  putInOrder: [
    `(?:gave|give|giving|given|handed|signed|left|sold|found|paid|paid back|returned|closed|cancel\\w+)${gap(9)}(?:won't need|not need|don't need|wont need|no need|won't be|no one|nobody|doesn't know|don't know|won't know|notice\\w*)`,
    `(?:delet\\w+|wiped|cleaned|cleared|sorted|wrote|written|picked|chose|laid out|boxed|unplugged|scheduled|arranged)${gap(9)}(?:won't need|not need|don't need|wont need|no need|won't be|no one|nobody|doesn't know|don't know|won't know|notice\\w*)`,
    `(?:gave|give|giving|given|handed|signed|left|sold|found|paid|paid back|returned|closed|cancel\\w+)${gap(9)}(?:afterwards|for after|when i'm|i'm gone|goodbye|kinder|nothing left|understand|calm|before i|so they|so that nobody|spared|last thing)`,
    `(?:delet\\w+|wiped|cleaned|cleared|sorted|wrote|written|picked|chose|laid out|boxed|unplugged|scheduled|arranged)${gap(9)}(?:afterwards|for after|when i'm|i'm gone|goodbye|kinder|nothing left|understand|calm|before i|so they|so that nobody|spared|last thing)`,
  ],
  letterLeft: [
    '(?:letters?|notes?|envelopes?|video|message|email|something)[^.]{0,40}(?:each of|my (?:kids|boys|mum|mom|parents|sister|wife|husband|daughter|son)|find (?:it|them)|will find)',
    "(?:letters?|notes?|envelopes?|video|message|email|something)[^.]{0,40}(?:on the (?:table|desk|seat|fridge|bed)|under (?:my|the) pillow|behind the|when (?:it's|i'm)|when they find|read (?:it|them)|sealed|until she's|for each)",
  ],
  goodbyeSaid: [
    "(?:this is|say|said|saying|wanted to say|just|to say|my|our|and|^|\\. )(?: \\w+)? ?(?:goodbyes?|farewell|bye)(?: (?:to (?:you|everyone|all|someone|them|my)|everyone|all|coach|mum|world|now)|$| \\.)|won't hear from me|don't (?:look for|try to find|come looking|cry for|be sad)",
    "if i (?:stop answering|don't answer|disappear)|might not hear from me|you've been kind|were kind|before i go",
  ],
  tellThem: [
    "(?:tell|promise|let|remember|look after|take care of|forgive|please)(?: \\w+){0,3} (?:i (?:loved?|tried|am sorry|'m sorry)|it wasn't|wasn't (?:her|them|their|your)|loved|me|my (?:little|mum|dog|kids|brother|cat)|(?:he|she) was a good|sorry)",
    '(?:sorry|forgive me)[^.]{0,25}(?:love you|tried|for (?:the bother|what i|everything)|hold on|stronger|put them)',
  ],
  decided: [
    '(?:decided|decision|made up my mind|made my peace|worked (?:it )?(?:all )?out|thought it through|got it all)[^.]{0,45}(?:date|day|place|tree|spot|calm|peace|light|how i|do it|do|songs|way|know how|quiet|waiting|reservoir|suspects|lies|end)',
    "(?:set the date|chosen|picked|planned|arranged|everything i need|have a plan|know (?:where|how|what i'll|exactly)|know what i)[^.]{0,45}(?:date|day|place|tree|spot|calm|peace|light|how i|do it|do|songs|way|know how|quiet|waiting|reservoir|suspects|lies|end)",
    "(?:calm|light|happy|relieved|peace\\w*)[^.]{0,25}(?:since i decided|have a plan|i've decided|going to do|it's decided|do this much longer|know how)",
  ],
  looksUpWays: [
    '(?:googl\\w*|search(?:ed|ing)?|look(?:ed|ing)? (?:up|at))[^.]{0,30}(?:dose|fatal|lethal|how (?:much|many|high|deep|long|others)|painless\\w*|which ones are quick|ways to go|different ways|methods?)',
    '(?:read(?:ing)? (?:about|up|the forum)|research\\w*|check(?:ed|ing)?|work(?:ed|ing) out|calculat\\w*|wonder\\w*|asked|know|how)[^.]{0,30}(?:dose|fatal|lethal|how (?:much|many|high|deep|long|others)|painless\\w*|which ones are quick|ways to go|different ways|methods?)',
    "(?:googl\\w*|search(?:ed|ing)?|look(?:ed|ing)? (?:up|at))[^.]{0,30}(?:the height|a knot|it hurts|is too much|noose|when you go|the fall|drop|windows open|train doesn't stop|enough for|someone my weight|would be enough)",
    "(?:read(?:ing)? (?:about|up|the forum)|research\\w*|check(?:ed|ing)?|work(?:ed|ing) out|calculat\\w*|wonder\\w*|asked|know|how)[^.]{0,30}(?:the height|a knot|it hurts|is too much|noose|when you go|the fall|drop|windows open|train doesn't stop|enough for|someone my weight|would be enough)",
  ],
  medicineKept: [
    `(?:sav(?:e|ed|ing)|hoard\\w*|count(?:ed|ing)?|stash\\w*|collect\\w*|keep|kept|hid\\w*|lined|enough|stockpil\\w*|aside|staring|looking|poured|holding|thinking|in front of me)${gap(8)}(?:${MEDICINE}|morphine|heart tablets|jar|bottle|cabinet)`,
    `(?:${MEDICINE}|morphine)${gap(7)}(?:aside|sock|lined up|on the table|in front of me|saved|enough|ready|calls?|calms|way out|for when|stash|in my hand|where i|too much)`,
  ],
  medicineTaken: [
    `(?:took|taken|take|swallow(?:ed|ing)|had|drank|drunk|neck(?:ed)?|inject(?:ed)?|finished|ate|emptied|downed|washed|used|doubled|mix(?:ed)?)${gap(5)}(?:all|whole|entire|lot|everything|every|strips?|packets?|bottle|handful|too many|too much|more than|loads)`,
    `(?:took|taken|take|swallow(?:ed|ing)|had|drank|drunk|neck(?:ed)?|inject(?:ed)?|finished|ate|emptied|downed|washed|used|doubled|mix(?:ed)?)${gap(5)}(?:\\d\\d|twenty|thirty|forty|fifty|sixty|hundred|few too|double\\w*|them|something|under the sink|count|so many|bunch)`,
  ],
  feelsIt: [
    "(?:sleepy|numb|tingl\\w*|blurry|spinning|room is moving|getting warm|can't stand up|can't feel my|on purpose|don't send|starting to|it's working)",
    "(?:won't be long|shouldn't be long|it's done|scared now|frightened|stomach hurts|be sick|want to lie down|lie down now|for it to be quiet|everything to be quiet)",
  ],
  highPlace:
    '(?:edge|railings?|rail|bridge|roof|platform|tracks|viaduct|cliffs?|ledge|balcony|yellow line|car park|overpass|quay|reservoir|fence|window|canal|river|lake|sea|weir|floor)',
  lingers: [
    '(?:wrong side|hour|hours|shoes off|took off my shoes|feet left|leg over|let(?:ting)? go|too easy|so easy|one step|step off|came back|talking to me|looks (?:so )?soft)',
    "(?:long way (?:down)?|keep (?:working out|checking|going back|looking|walking)|nearly|almost|stones|no coat|can't swim|find me|past the|over the (?:fence|rail\\w*)|going back|listening for it|drop)",
  ],
  atTheWheel: [
    '(?:driv(?:e|ing)|drove|steer\\w*|wheel|brak(?:e|ing)|foot goes down|motorway|seat ?belt|helmet|no lights|lorr(?:y|ies)|headlights|cross(?:ing)?(?: the road)?)[^.]{0,45}(?:into|tree|wall|towards|oncoming|off the|let go|not braking|eyes (?:closed|shut)|on purpose|hope|hoping)',
    "(?:driv(?:e|ing)|drove|steer\\w*|wheel|brak(?:e|ing)|foot goes down|motorway|seat ?belt|helmet|no lights|lorr(?:y|ies)|headlights|cross(?:ing)?(?: the road)?)[^.]{0,45}(?:don't look|not look|without looking|answer|stopped wearing|didn't brake|middle of the road|as it goes)",
  ],
  lighterWithoutMe: [
    `${OTHERS}[^.]{0,50}(?:better|happier|lighter|light|free\\w*|easier|relie\\w*|peace|breathe|rest|chance|recover|start again|marry again|get over|nicely|live|more room|fine|manage|kind\\w*)[^.]{0,40}${GONE}`,
    `${GONE}[^.]{0,50}(?:better|happier|lighter|free\\w*|easier|relie\\w*|peace|breathe|chance|recover|fine|argue|laugh|nobody|no one)`,
  ],
  kinderToGo:
    "(?:kind(?:est|er|ness)?|better|best|easier|right|favou?r|gift|relief|mercy|cheaper)[^.]{0,40}(?:if i|i go|i went|i left|not (?:be|to be) (?:there|here)|leave for good|to leave|without me|let her have|i'm gone|dead|remove|i just didn't|another year of me|put me)",
  nobodyNotices:
    "(?:nobody|no one|not (?:a|one) \\w+|doubt|who(?:'d)?|anyone|anybody|weeks?|months?|days)[^.]{0,25}(?:miss(?: me)?|notice|cry|even know|check|comes?|came|ring|grieve|look for me|want me|need me|care)[^.]{0,30}(?:me|i|gone|dead|died|smell|weeks|landlord|anyone came)",
  amALoad: [
    "(?:i'm|i am|i feel|i've become|i was|i'd be|me)(?: \\w+){0,4} (?:burden|waste|dead weight|weight|mistake|poison|leech|stone|problem|drain|liability|parasite|curse|rubbish|mouth to feed|failure|useless|worthless|bill|rotten|trash|millstone|shell|ghost|coward)",
    'i (?:only )?(?:ruin|cost|drag|hurt|poison|disappoint|let)(?: \\w+){0,3} (?:everyone|everything|people|every room|them|my (?:parents|family|kids)|down|him back|so much)',
  ],
  worthDead:
    "(?:insurance|policy|pay(?:s)? ?out|mortgage|debts?|worth|cost|cheaper|farm|house)[^.]{0,40}(?:dead|gone|die|died|death|accident|alive|without me|if i didn|get from|they'd get|for that)",
  joinsTheDead: [
    '(?:be (?:with|where)|join|see|follow(?:ing)?|go(?:ing)? (?:to|after|where|home)|together)[^.]{0,30}(?:my (?:wife|husband|son|daughter|mum|dad|mother|father|baby|grandad|brother|nan)|him|her|god)[^.]{0,30}(?:dead|died|ground|buried|passed|again|up there|at rest|graveyard|soon|is|went)',
    'waiting for me up there|call me home',
  ],
  painMustStop: [
    "(?:pain|noise|thoughts?|voices?|head|hurt(?:ing)?|suffering|it)[^.]{0,25}(?:stop|end|quiet|win|won|won't let|out of)[^.]{0,25}(?:only|any other|can't|whatever|i (?:have|know|need)|it all|for ever|that|if i do it|another)",
    "(?:only|one) (?:way|thing|door|solution|exit)[^.]{0,40}(?:stop|left|peace|haven't tried|solve|out|quiet|survive)|make it stop",
  ],
  notSafeAlone: [
    "(?:don't trust myself|can't keep myself safe|not safe (?:with myself|alone)|shouldn't be alone|afraid of what i|scared of what i|take the keys)",
    '(?:keep my tablets|hidden the knives|inside my head|bad thoughts|thoughts are back|final ones|crisis line|hung up|said what i was really|lock me up|have me locked)',
  ],
  tellsMeTo:
    '(?:voice|voices|head|satan|they|group chat|everyone at school|something)[^.]{0,20}(?:tell(?:s|ing)? me|told me|says?|said|want(?:s)? me|whisper\\w*|voted)[^.]{0,20}(?:to (?:do|go|step|hurt|burn|jump)|do it|should|kill|off|obey|unalive|go)',
  hiddenSkin: [
    '(?:sleeves?|hoodie|bangles|plasters?|bandaged?|watch strap|bracelets?|scarf|shorts|swimsuit|swimming|t-shirt|make-?up|concealer|sunglasses|fringe)[^.]{0,50}(?:no one|nobody|see|hide|hid|cover\\w*|marks?|ask(?:ed)?|july|summer|heat|degrees|do (?:it|to)|what he|his hands|stage|cold)',
    'do it where|where (?:my|the) (?:clothes|swimsuit|shirt) covers?',
  ],
  bladeNear:
    '(?:blades?|razors?|sharpener|scissors|lighter|needle|compass|shard|mirror|straightener|iron|candle|kettle|match|cigarettes?|elastic|sandpaper)[^.]{0,40}(?:calling|calls|back in|case|hide|hidden|drawer|books|skin|arms?|legs?|calm|tonight|only thing|kept|until|count|again|ready|on purpose|breaks)',
  hurtsToFeel: [
    '(?:until|till|when|need|see|like|want|watch\\w*|feel|deserve\\w*|choose|punish\\w*|owe)[^.]{0,30}(?:bleeds?|blood|sting\\w*|red|drips?|raw|purple|marks?|scars?|pain|hurts?)[^.]{0,30}(?:calm|think|quiet|sleep|real|feel|clean|stop|fair|lesson|control|again|night|fail\\w*|bad|mistake|deserve)',
    'body pay|hurt for it|(?:lines?|cuts?|marks?) (?:on|for) (?:my|every|each)',
  ],
  urgeWins: [
    '(?:urges?|craving|itch|relapsed?|slipped|broke the streak|streak|clean (?:since|for)|day zero|did the thing)[^.]{0,50}(?:win|wins|strong|again|hold out|hands|tonight|last night|yesterday|leg|arm|thigh|shower|razor|lines|weeks|blade|scratches|stitches)',
    '(?:did it again|gone back|thoughts? of cutting|thinking about cutting|bad to my arm|the tin|little kit|old ones up)[^.]{0,50}(?:win|wins|strong|again|hold out|hands|tonight|last night|yesterday|leg|arm|thigh|shower|razor|lines|weeks|blade|scratches|stitches)',
  ],
  hidesMeals: [
    "(?:told|tell|said|say|lie[ds]?|pretend\\w*|hide|hid)[^.]{0,30}(?:ate|eaten|lunch|dinner|food|meals?|napkin|dog|bin|bag|at (?:school|work|home)|sensitive stomach)[^.]{0,30}(?:every|so (?:no|that|they|i)|don't have to|see|away|at (?:school|home)|flush|it|again|them|wash)",
    "(?:give|gave|wrap\\w*|push|spit|chew|flush\\w*|throw|threw)[^.]{0,30}(?:ate|eaten|lunch|dinner|food|meals?|napkin|dog|bin|bag|at (?:school|work|home)|sensitive stomach)[^.]{0,30}(?:every|so (?:no|that|they|i)|don't have to|see|away|at (?:school|home)|flush|it|again|them|wash)",
  ],
  emptiesBody: [
    '(?:bathroom|toilets?|tap|shower|sink|fingers|throat|laxatives?|pink pills|teeth marks|knuckles)[^.]{0,40}(?:after (?:meals?|lunch|dinner|every|eating)|hear|music up|empty|dinner|lunch|meals?|raw|straight|swollen|thin|gain|weigh)',
    '(?:get|got|getting|bring|brought|come|came|has to come|have to get)[^.]{0,15}(?:rid of (?:it|everything|the)|out of me|it out|back up|all (?:up|out)|empty)|undid it|make it go away|undo (?:dinner|lunch|it)',
  ],
  earnsFood: [
    "(?:allowed|deserve\\w*|earn(?:ed)?|rules?|paying for|owe|until|if i|can't|won't|don't|nothing)[^.]{0,35}(?:eat|food|dinner|lunch|supper|meals?|calories|breakfast|cals|bite|solid)[^.]{0,40}(?:ran|run|bones|ribs|arm|thin|steps|collapse|midnight|faint|nobody|alone|until|earned)",
    "(?:allowed|deserve\\w*|earn(?:ed)?|rules?|paying for|owe|until|if i|can't|won't|don't|nothing)[^.]{0,35}(?:eat|food|dinner|lunch|supper|meals?|calories|breakfast|cals|bite|solid)[^.]{0,40}(?:disgusting|filthy|dirt|greedy|weak|proud|cut|insulin|looking|six|allowed|know them)",
  ],
  livesOnNothing: [
    '(?:nothing|water|gum|coffee|cigarettes|tea|grape|almonds?|apple|cracker|ice)[^.]{0,45}(?:since|days?|week|all day|still|greedy|paying|hour|proud|strong|pure|thin|fat|winning|floaty|powerful|dizzy|faint\\w*|slip away|alive|pig|four|from)',
    "(?:haven't (?:had|eaten)|not eaten|no (?:solid )?food|stopped eating|not eating|fasting day|\\d\\d\\d cal\\w*)[^.]{0,45}(?:since|days?|week|all day|still|greedy|paying|hour|proud|strong|pure|thin|fat|winning|floaty|powerful|dizzy|faint\\w*|slip away|alive|pig|four|from)",
  ],
  bodyShrinks: [
    "(?:weigh(?:s|ed|ing)?|scales?|number|kilos?|kg|bones?|ribs|thighs|mirror|periods?|hair|fur|ugw|gw|goal weight|clothes|underweight|size)[^.]{0,50}(?:disgust\\w*|cried|cry|hate|fat|low enough|isn't low|not enough|times today|every hour|nothing today|proud|less|vanish)",
    '(?:weigh(?:s|ed|ing)?|scales?|number|kilos?|kg|bones?|ribs|thighs|mirror|periods?|hair|fur|ugw|gw|goal weight|clothes|underweight|size)[^.]{0,50}(?:disappear|gone|cow|whale|huge|light|coins|water|falling out|stopped|hoping|decides|allowed|until|down so|going down|fall off|touch)',
  ],
  watchesMe: `${ABUSER}${gap(4)}(?:checks?|tracks?|follows?|reads?|counts?|times|watch(?:es)?|listens?|monitors?|goes through|answers|knows|wants)${gap(6)}(?:my|me|i|from work|when i|every|all the time|minutes?|mileage|location)`,
  takesMine: `${ABUSER}${gap(3)}(?:hides?|hid|locks?|locked|took|takes?|keeps?|kept|smash(?:ed|es)|breaks?|broke|empties|holds?|has|changed|blocked|cut)${gap(4)}(?:my|me|the (?:door|fridge|keys|kids|car|front door)|all the|everything|our passports)`,
  notLetMe: [
    `(?:${ABUSER}${gap(3)}(?:won't|doesn't|don't|never|not|makes? me|made me|forces? me|forced me|expects me|keeps me|wakes me|decides|says i|thinks i|tells me))${gap(6)}(?:leave|out|see|go|work|talk|friends?|sister|mother|money|phone|door|sleep)`,
    `(?:${ABUSER}${gap(3)}(?:won't|doesn't|don't|never|not|makes? me|made me|forces? me|forced me|expects me|keeps me|wakes me|decides|says i|thinks i|tells me))${gap(6)}(?:eat|house|doctor|wash|visit|until|coin|wear|alone|shower|photo|minute|stay)`,
    `(?:(?:i'm|i am|am|never|not) (?:not |never |only )?(?:allowed|supposed|permitted))${gap(6)}(?:leave|out|see|go|work|talk|friends?|sister|mother|money|phone|door|sleep|eat|house|doctor|wash|visit|until|coin|wear|alone|shower|photo|minute|stay)`,
    `(?:have to (?:ask|account|keep|send|explain)|need his permission|permission)${gap(6)}(?:leave|out|see|go|work|talk|friends?|sister|mother|money|phone|door|sleep|eat|house|doctor|wash|visit|until|coin|wear|alone|shower|photo|minute|stay)`,
  ],
  threatens: [
    `(?:${ABUSER}|they|man|men)${gap(4)}(?:says?|said|told|tells|threat\\w*|swore|promised|showed|warned)${gap(10)}(?:kill\\w*|find me|take (?:the|my)|hurt (?:himself|herself|my)|post|burn|regret|sorry|believe\\w*|want me|in the ground|no one will|send|lose my|if i (?:left|leave|told|tell|don't|ran|go)|never see|die)`,
  ],
  dreadsComing: [
    `(?:flinch\\w*|hides?|hid|quiet|tense|scared|afraid|terrified|frightened|sleep with|chair|wardrobe)[^.]{0,50}(?:${ABUSER})[^.]{0,25}(?:${DRUNK_OR_ANGRY}|comes|car|hand|home|house|room|stairs|in|moved|visits|near|does|do|voice|like that|when)`,
    `(?:lock|eggshells|safer|pretend|count|know|pray|music on loud|headphones|under the bed|escape|bag)[^.]{0,50}(?:${ABUSER})[^.]{0,25}(?:${DRUNK_OR_ANGRY}|comes|car|hand|home|house|room|stairs|in|moved|visits|near|does|do|voice|like that|when)`,
    '(?:sound of the key|key in the|van turns in|which version of|what (?:kind|sort) of (?:evening|night))',
  ],
  hurtsMe: [
    `(?:${ABUSER}|they)${gap(4)}(?:hit|hits|hitting|slap\\w*|punch\\w*|kick\\w*|beat\\w*|chok\\w*|strangl\\w*|push\\w*|shov\\w*|grab\\w*|threw|throws?|drag\\w*|burn\\w*|bit|bites)${gap(5)}(?:me|my|us|again|when|because|until|the wall|with|hard|at night|so|next to)`,
    `(?:${ABUSER}|they)${gap(4)}(?:spits?|slam\\w*|twist\\w*|squeez\\w*|pinn?\\w*|pull\\w*|scratch\\w*|hurts?|locks?|held|shak\\w*|shook|pinch\\w*|rough|violent|physical|scary)${gap(5)}(?:me|my|us|again|when|because|until|the wall|with|hard|at night|so|next to)`,
  ],
  saysIFell:
    '(?:told|tell|say|said|lied|explain\\w*|story|call(?:ed)? in sick)[^.]{0,35}(?:fell|fall|slipped|walked into|tripped|clumsy|bruise easily|cupboard|bike|shower|brambles|fence|cat|accident|burned myself)[^.]{0,60}',
  againstMyWill: [
    "(?:touch(?:es|ed|ing)|in(?:to)? my (?:bed|room)|our (?:secret|game)|say(?:ing)? (?:no|stop)|said (?:no|stop)|didn't (?:stop|ask|want))[^.]{0,60}(?:he|him|his|uncle|coach|stepdad|step-?brother|brother|boyfriend|man|teacher|grandfather|cousin|school|secret|game|finished|stop|no|me|believe)",
    "(?:pretend(?:ed)? to (?:be asleep|sleep)|asleep|froze|lay still|owed (?:it|him)|can't refuse)[^.]{0,60}(?:he|him|his|uncle|coach|stepdad|step-?brother|brother|boyfriend|man|teacher|grandfather|cousin|school|secret|game|finished|stop|no|me|believe)",
    '(?:kept going|carried on|hand (?:on|under)|pictures?|pics|video|naked|shower(?:ing)?|on his lap|mature)[^.]{0,60}(?:he|him|his|uncle|coach|stepdad|step-?brother|brother|boyfriend|man|teacher|grandfather|cousin|school|secret|game|finished|stop|no|me|believe)',
  ],
  kidsSeeIt:
    "(?:kids?|children|son|daughter|baby|little (?:ones?|boy|girl|brother|sister)|dog)[^.]{0,50}(?:flinch\\w*|saw (?:him|it|her)|seen it all|hides?|asked why|headphones|under the bed|between us|don't hit|red face|in my arms when|go to their room|neck|in the car)",
  mayHurtThem:
    "(?:shook|squeez\\w*|grab\\w*|pillow|knife|hammer|bag|list of names|gun safe|what i need|followed her|sharpened|left marks|lost control|hit my|outside (?:my|her|his))[^.]{0,60}(?:baby|her|him|child|kids|father|quiet|frightened|terrified|again|monday|ex's|face|pay|sleep|with me|stopped|sorry|school)",
  endTalk:
    "(?:unalive|kms|kys|sewer slide|off myself|top myself|do myself in|end myself|neck myself|catch the bus|grippy socks|meanspo|thinspo|ana|mia|b/p|styro|barcode|grave|coffin|ghost|already (?:gone|dead|died)|dead inside|buried me|put (?:down|animals down)|body that's late)",
} as const
