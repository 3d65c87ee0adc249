import 'server-only'

/** Games and sport, where beating and hitting mean nothing else. */
const PLAY =
  'chess|tennis|badminton|squash|ping ?pong|table tennis|darts|poker|scrabble|monopoly|mario ?kart|fifa|fortnite|xbox|playstation|video ?games?|board games?|game night|quiz|spelling|sudoku|wordle|\\d+ ?k|by (?:a|one|two|three|five|ten|\\d+) (?:minutes?|seconds?|points?|metres?|meters?|lengths?|goals?)|races?|sprint|relay|marathon|parkrun|strava|swimming|sparring|spar|boxing|karate|judo|jiu|bjj|taekwondo|wrestling|rugby|football|soccer|basketball|hockey|cricket|paintball|dodgeball|pillows?|snowball'

/** Everyday causes that make a sentence harmless, by the kind of thing it seems to say. */
/** Work, study, sport and chores: what is hard, pointless or over without life being so. */
const TASK =
  'work|working|office|job|tax(?:es)?|tax return|exams?|homework|class|classes|course|degree|study|school|uni|thesis|project|deadlines?|meetings?|emails?|spreadsheets?|clients?|boss|team|contract|lease|commut\\w*|traffic|bus|training|gym|workouts?|run|running|race|marathon|knee|back pain|tooth|shoulder|migraines?|diet|dieting|sugar|smoking|duolingo|language|lessons?|practi[sc]e|renovation|move|moving|weather|heat|rain|winter|season|series|film|game|league|interview|presentation|speech|exam|driving test|app|phone|laptop|code|bug|goal|mission|streak|budget|strike|fever|flu|dentist|day|week|weekend|second|minute|hour|party|wedding|dinner|date|tinder'

export const everyday = {
  task: new RegExp(
    `\\b(?:${TASK})\\b(?<!\\b(?:another|one more|any|every|each|this|other) (?:day|week|minute|second|hour|winter))`,
  ),
  /** Being away for a while, or not reaching an engagement. */
  away: /\b(?:we|ski\w*|holidays?|vacation|leave|trip|travel\w*|abroad|conference|camp|office|work|gym|dinner|lunch|party|class|lecture|match|train|bus|meeting|wedding|summer|deadline|race|marathon|semester|coffee|exam|course)\b/,
  suicideOfOthers:
    /\b(?:(?!my\b)\w+'s|his|her|their) suicide\b|\bsuicide (?:of|hotline|helpline|line|rates?|statistics|prevention)\b/,
  treat:
    /\b(?:cake|biscuits?|cookies?|ice[- ]cream|chocolate|pizza|crisps|chips|donuts?|doughnuts?|takeaway|burgers?|lol|haha|christmas|too much|buffet)\b/,
  play: new RegExp(`\\b(?:${PLAY})\\b`),
  burden:
    /\b(?:bench press|leg day|group project|meeting|go(?:es)? better|this tiny|kitchen|on the (?:pitch|field|court)|software|meetings?|committee|book club|whatsapp|group chat|spreadsheet|(?:leave|left|leaving|quit|quitting) (?:the|my|this) (?:job|team|company|band|club)|at work|the office)\b/,
  farewell:
    /\b(?:colleagues?|coworkers?|co-workers|my (?:old |new )?(?:team|job|office|school|class|flat|desk|classmates|students|house|apartment)|new job|last day (?:at|of)|retir\w+|moving|move (?:house|abroad|to|away|out)|before we move|relocat\w+|holiday|vacation|trip|airport|flight|graduat\w+|leaving (?:party|do|drinks)|farewell party|charity|goodwill|thrift|ebay|vinted|marketplace|declutter\w*|minimalis\w+|downsiz\w+|donat\w+|car boot|garage sale|recycl\w+|exchange student|season finale|episode|chapter|freecycle|library|kindergarten|niece|nephew|shelter|guests|visitors|next week|two weeks|no longer play|never play|lessons?|outgrown|don't fit|doesn't fit|too small|upgrade[d]?|new (?:one|phone|laptop|bike|car)|bootcamp|camp|conference|deployment|the office|at work|to the team|hospice|palliative|funeral of|my (?:late )?(?:grandm\w+|grandf\w+|nan|gran|dad|father|mum|mom|mother|dog|cat)(?:'s)? (?:died|passed|funeral))\b/,
  notBeing:
    /\b(?:alarm|early|monday|mondays|5 ?am|6 ?am|at (?:five|six|seven|\d)|nap|holiday|vacation|beach|island|forest|mountains|cabin|bali|snooze|jet ?lag|night shift|hangover|embarrass\w+|mortified|cringe|awkward|presentation|karaoke|tripped|microphone|muted|laugh\w*|cake|pizza|chocolate|burpees?|squats?|plank|leg day|deadline|homework|exams?|meetings?|project|race|marathon|marathons|season|match|film|movie|episode|song|lecture|webinar|renovation|traffic|queue|semester|lockdown|heatwave|cold|weather|commute|noise|construction|plants?|phone|laptop|battery|wifi|code|bug|bugs|career|habit|spending|smoking|vaping|drinking|procrastinat\w+)\b/,
  hopeless:
    /\b(?:course|degree|spanish|french|german|english|language|gym|diet|training|marathon|race|app|phone|code|bug|project|spreadsheet|meetings?|emails?|company|job|career|role|contract|lease|maze|debt|client|boss|team|office|season|series|film|movie|game|level|puzzle|chess|guitar|piano|practice|lesson|plank|squat|burpee|exercise|workout|commute|traffic|flat|apartment|kitchen|garden|weather|budget|hire|hiring|invest\w*|savings|sugar|coffee|smoking|alcohol|holiday|vacation|leave|secondment|business trip|dating|tinder|politics|football|club|homework|exam|essay|thesis|chapter|semester|term|night shift|shift)\b/,
  means:
    /\b(?:we|with my (?:kids?|friends?|dog|wife|husband|family|daughter|son)|trip|pill ?box|right box|for the week|first[- ]aid|my desk|stair|photograph\w*|climb\w*|boat|sail\w*|gym|garden\w*|hunt\w*|shooting range|rifle club|clays|farm\w*|prescri\w+|doctor|gp|nurse|pharmac\w+|allerg\w+|hay ?fever|vitamins?|magnesium|iron tablets|headaches?|migraines?|blood pressure|thyroid|travel\w*|photo\w*|camera|hik\w+|run|running|jog\w*|views?|sunset|sunrise|fishing|commut\w*|kayak\w*|canoe|birthday present|gift|kitchen|cook\w*|chef|carpent\w*|wood\w*|camping|skipping|jump rope|rock|swing|washing line|dog|horse|museum|architect\w*|engineer\w*|construction|picnic|bungee|abseil\w*|diving|swim\w*|parkour|bike|cycl\w+|film|movie|novel|book|game|paint gun|gun of|dishwasher|washing machine|glue gun|nerf|water gun|heat gun|massage gun|staple gun|kids? (?:can't|cannot|don't))\b/,
  injury:
    /\b(?:my nails?|nail biting|cuticles?|nervous|bored|pimples?|acne|accident\w*|by mistake|cook\w*|kitchen|chopping|onions?|shav\w+|garden\w*|roses?|thorns?|brambles?|bushes|hedge|nettles|cat|kitten|dog|puppy|fell|fall off|bike|cycl\w+|climb\w*|boulder\w*|oven|baking|pan|stove|bbq|barbecue|grill|straightening my hair|curling my hair|curling iron|rugby|football|soccer|hockey|training|sparring|boxing|boxer|judo|bjj|martial|crossfit|barbell|kettlebells?|rowing|deadlifts?|pull-?ups|surgery|operation|surgeon|appendix|c-section|caesarean|vaccin\w+|blood (?:test|donation|pressure)|acupuncture|tattoo\w*|piercing|sewing|hemming|embroider\w*|knitting|diy|drill|sanding|workshop|sawing|mosquito\w*|eczema|psoriasis|sunburn\w*|paper cut|gloves|sandpaper|laser|physio|foam roll\w*|chickenpox|splinter|barefoot|blisters?|weight|calories|sugar|carbs|bulk\w*)\b/,
  overdose:
    /\b(?:prescribed|as directed|doctor (?:said|told|gave)|vitamins?|magnesium|omega|protein|creatine|melatonin gumm\w+|antibiotics?|antihistamines?|course of|full course|finished (?:the|my) course|\d+ ?mg|label says|leaflet|supplements?|probiotics?|over (?:the past|two|three|several) (?:days|weeks|months)|one a day|once a day|twice a day|dosage|tapering|calories|coffee|pain au|chocolate|biscuits|cookies|crisps|chips|cake|beer|water|juice|milk|at dinner|with dinner|with friends|photos?|pictures?|notes|penalties|shots on)\b/,
  eating:
    /\b(?:flu|virus|norovirus|stomach bug|food poisoning|pregnan\w+|morning sickness|chemo\w*|surgery|operation|wisdom teeth|hangover|hungover|drunk too|too much (?:wine|beer|tequila)|after the (?:race|marathon|run|sprint)|marathon|seasick|carsick|rollercoaster|ramadan|lent|yom kippur|religious|colonoscopy|toddler|the baby|my (?:son|daughter|dog|cat|puppy|kid)\b|intermittent|16:8|migraine|vertigo|norwalk|oysters?|dodgy|curry|constipat\w*|prescribed|dietici?an|nutritionist|mum's cooking|my cooking|tasted?|awful|appetite|heartbroken|grief|deficit|my coach|cake|sunscreen)\b/,
  violence: new RegExp(
    `\\b(?:${PLAY}|tickl\\w*|contractions|cuddl\\w*|hug\\w*|spoon|lego|toys?|massage|physio|dentist|chiropractor|therapist|personal trainer|my (?:coach|trainer)|(?:in|of) (?:the|a|my) (?:novel|film|movie|episode|book|song|show|play|series|story)|character|lyrics|reality check|at the finish|surpris\\w+|compliment|spreadsheet|expense|escape room|museum|by accident|accidentally|by mistake|homework|chores|sugar|sweets|dessert|curfew|have a phone|screen time|haircut|dog (?:chewed|ate|peed)|game of|cards|work from home|netflix|lent me|safe for|for the trip|calendar|because i lost|i lost (?:it|them)|hug|kiss)\\b`,
  ),
}
