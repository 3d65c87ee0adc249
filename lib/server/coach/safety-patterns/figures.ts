import 'server-only'
import { anyOf, compiled, type Words } from './short-patterns'

/** Figures of speech: taken out of a sentence before it is judged, so that what stands beside them still counts. */
export const figuresOfSpeech: RegExp[] = [
  /\b(?:deadline|commute|traffic|meeting|heat|cold|workout|boss|homework|job|exam|feet|back|legs|knees?|shoes?|suspense|diet|thesis|project|kids|it|this|that|stairs|squats?|hills?|head|headache)(?:'s| is| are| was| were)?(?: \w+)? killing me\b/,
  /\bkill(?:ed|ing|s)? (?:it|time|the (?:vibe|mood|presentation|workout|interview)|two birds|for|my (?:darlings|motivation|workout|interview|presentation|budget|streak|momentum|phone|process|legs))\b/,
  /\b(?:die|died|dying|dead) (?:for|of|from|laughing|to (?:see|try|know|go|read|tell|get|hear|meet|start|finish|show|visit)|inside|tired|serious|lift\w*|on my feet|line|set on|weight|easy|ahead|end|wrong|right(?! now))\b/,
  /\b(?:bored|scared|worked|loved?|tickled|frightened|talked|starved|sick|worried|freezing|froze|frozen|run|ran|stressed) (?:\w+ )?to death\b/,
  /\b(?:dead ?lift\w*|deadlines?|deadpan|deadlock|dead[- ]end|drop[- ]dead|over my dead body|dead battery)\b/,
  ...compiled([
    '\\bsuicid(?:e|al) (?:squad|sprints?|runs?|drills?|shuttles?|squeezes?(?: bunts?| plays?)?|bunts?|prevention|awareness|hotline (?:volunteer|training)|helpline (?:volunteer|training)|watch|burn)\\b|\\bsuicides (?:at|in|on) (?:practice|training|the court)\\b|\\bcareer suicide\\b',
    '\\bpolitical suicide\\b|\\bfinancial suicide\\b',
  ]),
  /\bnot (?:\w+ )?(?:on purpose|deliberately|intentionally)\b/,
  /\bcut(?:ting)? (?:myself )?(?:some slack|off|out|back|down|short|up|from)\b/,
  /\b(?:hitting|hit|punch(?:ing)?|kick(?:ing)?) myself (?:for|that i)\b/,
  ...compiled([
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:at|in (?:chess|tennis|sparring|training|the (?:race|game|final)))\\b',
    '\\b(?:beat|beats|beating) (?:me|us) (?:again|twice|once more|yet again)[, ]{1,3}(?:at|in|on) (?:the |a |our )?(?:chess|cards|darts|pool|golf|tennis|squash|badminton|padel|bowling|snooker|scrabble|monopoly|mario \\w+|fifa|wordle|uno|poker|quiz|sprint|final|race)\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:to (?:it|the|do (?:better|my)|go|try|run|eat|exercise|learn|be|grow|think|work))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:to (?:take|keep|finish|start|write|read|get|apply|rest|stop (?:smoking|working)))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:with (?:a (?:question|deadline|deal|quote|price|bill|fact|new)|questions|the bill|news|feedback|more work|so much work))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:up (?:for|on|about|with)|by (?:a|\\d|two|three))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:on (?:the|a) (?:quiz|test|game|bike|climb)|hard in (?:training|sparring))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:(?:during|while) (?:sparring|training|boxing|practice)|back (?:in|into))\\b',
    '\\b(?:beat|beats|beating|hit|hits|kicks?|kicked|punch(?:es|ed)?|choked?|pushes|pushed|push|grabbed|forced?|forces|threw|threatened) (?:me|us) (?:out of (?:my )?comfort|a (?:party|ball|lifeline)|under the bus|for (?:a|the|first))\\b',
  ]),
  /(?<!\bwhen )\b(?:i'm|we're|was|were|so|absolutely|literally|am) (?:\w+ )?starving\b(?! (?:myself|to|because|and (?:it|i) feel))|\bpurg(?:e|ed|ing) (?:my|the|our) (?:closet|inbox|email|emails|files|wardrobe|house|stuff|list|photos|database|data)\b/,
  /\bjump(?:ing)? (?:in front of|into|off|from) (?:a |the )?(?:camera|audience|pool|lake|water|plane|board|new|meeting|conversation|project|call|diving|sea)\b/,
  ...compiled([
    "\\b(?:overdos\\w*|od'd|oded|od'ing) (?:on|of) (?!(?:\\w+ ){0,3}(?:\\w+day|pills?|tablets?|med\\w*|drugs?|heroin|fentanyl|oxy\\w*|opioids?|insulin|paracetamol|tylenol|ibuprofen|aspirin|xanax|valium|sleeping|painkillers?|antidep\\w*|morphine|purpose)\\b)(?:\\w+ ){0,2}\\w+",
    "\\b(?:overdos\\w*|od'd|oded|od'ing) (?:on|of) (?:coffee|caffeine|chocolate|sugar|netflix|tiktok|carbs|cake|pizza|sun|work|series|candy|tv|podcasts|self-help|memes|cheese|espresso|sushi|vitamin c|cuteness|news|content)\\b",
  ]),
  ...compiled([
    "\\b(?:i could|i'd|i would|i'll|want to|about to|gonna|going to|almost) (?:just )?(?:die|died|dying|dead) (?:of |from )?(?:laughing|laughter|embarrassment|embarrassed|shame|hunger|thirst|boredom|cringe|happiness|joy|excitement|cuteness|heat|cold)\\b",
    "\\b(?:nearly|just|literally|thought i(?:'d| would| was going to)?|so) (?:just )?(?:die|died|dying|dead) (?:of |from )?(?:laughing|laughter|embarrassment|embarrassed|shame|hunger|thirst|boredom|cringe|happiness|joy|excitement|cuteness|heat|cold)\\b|\\bdie (?:happy|trying|hard|another day)\\b",
    '\\b(?:tired|sick) of living (?:in|with|out of|here|far|paycheck|pay|on|next|at|alone|like a|from)\\b|\\b(?:do or die|till i die|until i die|before i die)\\b',
  ]),
  /\bthought (?:that )?(?:i|we)(?: was| were|'d)?(?: \w+)? (?:going to|gonna|about to) die\b/,
  /\b(?:die|dying) my (?:\w+ )?(?:hair|roots|fringe|eyebrows|beard|curtains|jeans|shirt)\b|\bdeath by (?!my own\b)\w+/,
  /\b(?:pushes|pushed|push|pushing|drives) me (?:to (?!the (?:floor|ground|wall))\w+|hard(?:er)?\b)/,
  /\b(?:legs|feet|arms|quads|glutes|muscles|body|lungs|brain|calves) (?:want|wants|wanted|are about|is about) to die\b/,
  /\block(?:s|ed)? the (?:door|doors|house|gate|car|shed|office) (?:when|before|after|at night|behind)\b/,
  /\bdisappear into (?:a|the|my) (?!night|dark|void|ground|earth|sea|ocean|abyss)\w+/,
  /\b(?:grabbed|grabs|took|takes|pulled) me by the hand\b|\b(?:threw|throws) me an? (?:\w+ )?(?:party|bone|ball|look|shower|rope)\b|\b(?:hit|hits) me with (?:\w+ ){0,2}(?:news|idea|question|compliment|bill|request)\b/,
  /\bjump(?:ed|ing|s)? (?:off|from|into) the (?:pier|jetty|dock|rocks|boat|board|cliffs? into)\b/,
  /\bgo on like this with my\b/,
  /\b(?:grabbed|grabs|got|threw|pushed|hit|fixed) me (?:an? (?:coffee|tea|drink|sandwich|ticket|seat|chair|beer|bite|look|smile|message|text|question|curveball|snack|bagel|croissant)|some|up with)\b/,
  /\bcould (?:\w+ )?sleep forever\b/,
  /\b(?:locked|kicked|shut) me out of (?:the|my|our) (?:account|app|wifi|server|system|group|email|netflix|computer|laptop|meeting|chat|document)\b/,
  /\b(?:existing|exist|living|live|surviving) on (?:coffee|caffeine|noodles|takeaway|pizza|sugar|toast|adrenaline|\w+ alone)\b/,
  /\bsleep forever\b(?=.{0,200}\b(?:monday|weekend|holiday|vacation|early|alarm|nap)\b)/,
  /\b(?:don'?t|do not) want to wake up (?:at|so|that|this|early|before|the|for|on)\b/,
  /\bhang(?:ing)? myself out to dry\b|\bshot? myself in the foot\b|\bnever wake up before\b/,
  /\bpunish(?:ing)? myself (?:less|so much|too hard)\b/,
  /\b(?:going to|will|'ll|might) die if (?:they (?:cancel|stop|drop|play)|we (?:lose|draw)|it (?:rains|snows)|i (?:have to|eat|hear|see))\b/,
  /\blet me die on (?:this|that|my) hill\b|\bdon't want to die (?:fat|stupid|without|before|never|having|single|poor)\b/,
  /\b(?:got|get|been|were|was|getting) (?:\w+ )?(?:beaten|battered|thrashed|hammered|destroyed) (?:at (?!home|night)|by \d|\d|in (?:the|a) (?:\w+ )?(?:final|race|match|game|set|sprint|quiz|semi\w*|last second)|four|three|two|nil)/,
  /\bno way out of (?:this|that|the|my) (?!life|pain|marriage|hell|relationship|house|darkness|misery|place|hole)\w+/,
  /\bhit my head on (?:the|a|my) (?!walls?\b|floor|ground|door)\w+/,
  /\bnobody needs me (?:at|until|before|for|on|tonight|today)\b/,
  /\bburden (?:to|on|for) (?:my|the) (?:\w+ )?(?:team|club|group|squad|band|project)\b/,
  /\bgoodbye,? (?:cruel )?(?:world, hello|spreadsheets?|carbs|sugar|summer|winter)\b/,
  /\bbetter off without (?!me\b|us\b|my\b|having\b|someone like|a (?:mother|mum|mom|father|dad|wife|husband|daughter|son|person)\b)\w+/,
  /\b(?:vanish|disappear|sink|crawl) into (?:a|the|my) (?:book|sofa|blankets?|duvet|bed|novel|cabin|library)\b/,
  /\bkill me if i (?:bring|wear|order|serve|spoil|forget (?:the|her|his|their|our))\b/,
  /\bmy (?:sourdough|plants?|printer|laptop|phone|cactus|starter|fish) (?:\w+ )?(?:committed suicide|killed itself)\b/,
]

/** What makes a whole sentence harmless: accidents, titles, studies, everyday causes. */
export const harmlessSentences: Pick<Words, 'test'>[] = [
  anyOf([
    "\\bplan(?:s|ned|ning)?\\b.{0,12}\\bto (?:end|kill) (?:my|the|our|this) (?:debt|loan|lease|contract|subscription|habit|procrastinat\\w*|addiction)\\b|\\bwho gets what for\\b|\\b(?:so )?bored\\b.{0,15}\\bdie\\b|\\b(?:going on|can't go on)\\b.{0,12}\\b(?:with|at work|duolingo)\\b|\\bwake up with a\\b",
    '\\bis the last night with\\b|\\blife hacks?\\b|\\bat (?:five|six|\\d) in the morning\\b|\\bdead after (?:that|this|the)\\b|\\bworking here\\b|\\bwe (?:go|are going|fly|ski)\\b',
  ]),
  /\bhaven't (?:cut|hurt|harmed|purged|self[- ]?harmed|burn\w*|made myself)\b.{0,200}\b(?:for|in|since)\b.{0,200}\b(?:weeks?|months?|years?|days?|\d{4})\b(?!.{0,200}\b(?:but|until|again|tonight)\b)/,
  /\bdeath\b.{0,200}\b(?:since|after|of)\b.{0,12}\b(?:grand\w+|dad|mum|mom|father|mother|dog|cat|friend)\b/,
  /\b(?:volunteer\w*|work\w*|train\w*|shift)\b.{0,30}\bsuicide (?:hotline|helpline|line)\b/,
  /\bbungee\b|\bskydiv\w*\b|\bparachut\w*\b|\babseil\w*\b/,
  /\b(?:show|series|scene|programme|sitcom)\b.{0,30}\b(?:suicid\w*|overdos\w*|self[- ]?harm\w*|abus\w*)|\b(?:suicide|overdose|abuse) (?:scene|episode|storyline|plot)\b/,
  /\bmy (?:best |old |close )?(?:friend|sister|brother|cousin|colleague|neighbou?r|aunt|uncle|student|client|niece|nephew) (?:is|was|has been|got|might be)(?: still| stuck| trapped)* (?:in|with) an? (?:abusive|violent|controlling)\b/,
  /\b(?:lost|losing) (?:her|his|their|my|a) (?:\w+ )?(?:brother|sister|son|daughter|friend|father|mother|dad|mum|mom|uncle|aunt|cousin|husband|wife|colleague|classmate|child) to (?:suicide|an overdose|anorexia|bulimia)\b/,
  /\b(?:left|divorced|escaped) (?:him|her|them|my (?:ex|abuser|husband|wife|partner))\b.{0,20}\b(?:years?|months) ago\b|\bmy (?:friend|brother|sister|cousin|colleague|neighbou?r|uncle|aunt|student|client) (?:has |had )?(?:attempted|tried|died|committed)\b/,
  /\b(?:running|walking|cycling|jogging|hiking|bus) (?:route|path)\b|\b(?:parental|maternity|paternity|sick|annual) leave\b|\bon (?:vacation|leave)\b/,
  /\b(?:kill|killing|killed) myself (?:to|over|with|for|at|trying|on (?:this|leg day|the (?:treadmill|bike|hill|stairs|project|pitch))|in (?:the gym|training|this)|laughing|working|training|studying|doing)\b(?! end\b| die\b| stop\b| make it)/,
  anyOf([
    '\\b(?:cut|hurt|burn(?:ed|t)?|hit|scratch(?:ed)?|bit) (?:myself|my (?:own )?(?:arm|leg|thigh|stomach|skin|finger|hand)s?)(?: \\w+)? (?:shaving|cooking|while|slicing|chopping)\\b',
    '\\b(?:cut|hurt|burn(?:ed|t)?|hit|scratch(?:ed)?|bit) (?:myself|my (?:own )?(?:arm|leg|thigh|stomach|skin|finger|hand)s?)(?: \\w+)? (?:on (?:the|a|my) (?:stove|pan|oven|barbecue|bbq|iron|glass|paper|fence|nail|door|table|can|grill|tap)|running|lifting|playing)\\b',
    '\\b(?:cut|hurt|burn(?:ed|t)?|hit|scratch(?:ed)?|bit) (?:myself|my (?:own )?(?:arm|leg|thigh|stomach|skin|finger|hand)s?)(?: \\w+)? (?:at (?:the )?(?:gym|work|football|soccer|practice|training|crossfit))\\b',
    '\\b(?:cut|hurt|burn(?:ed|t)?|hit|scratch(?:ed)?|bit) (?:myself|my (?:own )?(?:arm|leg|thigh|stomach|skin|finger|hand)s?)(?: \\w+)? (?:in (?:the )?(?:gym|kitchen|garden|training|game|match)|skiing|climbing|training|cycling)\\b',
    '\\b(?:cut|hurt|burn(?:ed|t)?|hit|scratch(?:ed)?|bit) (?:myself|my (?:own )?(?:arm|leg|thigh|stomach|skin|finger|hand)s?)(?: \\w+)? (?:during|by accident|accidentally|doing|making|jogging|with (?:the|a) (?:knife|mandoline|hot))\\b',
  ]),
  /\baccidentally (?:cut|hurt|burn|hit)\w*\b|\b(?:don'?t|without|not|avoid|afraid of|worried (?:about|i'?ll)|so (?:that )?i don'?t|risk(?: of)?|keep from) (?:want to )?(?:hurt|injur|hurting|injuring)(?:e|ing)? myself\b/,
  /(?<!\b(?:driv(?:e|ing)|crash(?:ing)?|steer|wrap|in) )\b(?:my|the|her|his|our) (?:phone|laptop|battery|car|plants?|basil|tomatoes|motivation|computer|server|wifi|garden|dog|cat|hamster)\b.{0,200}\b(?:die|died|dying|dead|kill\w*)\b/,
  /\b(?:character|protagonist|novel|movie|film|song|lyrics?|episode|documentary|hamlet|romeo|juliet|article|lecture|course|essay|paper|thesis|poem|podcast|screenplay|play|book)\b.{0,200}\b(?:suicid\w*|die|dies|kill\w*|overdos\w*|self[- ]?harm\w*|abus\w*|anorexi\w*|bulimi\w*)\b/,
  /\b(?:read|heard|watched|saw|listened) (?:\w+ ){0,4}(?:about|of|on)\b.{0,30}\b(?:suicid\w*|self[- ]?harm\w*|overdos\w*|abus\w*|eating disorders?|anorexi\w*|bulimi\w*)/,
  anyOf([
    '\\b(?:study|studying|studied|training|workshop|lecture|lesson|seminar)\\b.{0,30}\\b(?:we )?(?:covered|about|on|around|taught|discussed|dealt with|today)\\b.{0,30}\\b(?:suicid\\w*|self[- ]?harm\\w*|overdos\\w*|abus\\w*|eating disorders?|anorexi\\w*|bulimi\\w*|violence)',
    '\\b(?:class|course|module|unit|talk|shift|webinar|textbook|exam|assembly)\\b.{0,30}\\b(?:we )?(?:covered|about|on|around|taught|discussed|dealt with|today)\\b.{0,30}\\b(?:suicid\\w*|self[- ]?harm\\w*|overdos\\w*|abus\\w*|eating disorders?|anorexi\\w*|bulimi\\w*|violence)',
  ]),
  /\b(?:suicid\w*|self[- ]?harm|overdose|abuse[d]?|eating disorders?)\b.{0,200}\b(?:novel|movie|film|song|episode|documentary|article|lecture|course|essay|paper|thesis|poem|podcast|training|volunteer\w*|charity|fundrais\w*|patients?|clients|students|statistics|research|prevention|awareness|policy)\b/,
  anyOf([
    "\\bif i have to (?:sit|listen|watch|attend|hear|read|write|do|look at|open|fill|see|debug|eat)\\b|\\bif (?:i (?:see|hear|get|read)|there(?:'s| is)) (?:one more|another|(?:that|this) [^.]{1,30} again)\\b|\\bone more (?:meeting|email|spreadsheet|zoom|call|monday|burpee|slide|report|time)\\b",
    '\\banother (?:meeting|email|spreadsheet|zoom|burpee|monday|report|slide)\\b',
  ]),
  /\b(?:won'?t|will not|not going to|might not|may not) be (?:here|around) (?:for (?:the )?(?:meeting|dinner|lunch|party|call)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:weekend|afternoon|evening)|in the office)\b|\bon holiday\b|\bbusiness trip\b|\bmoving (?:house|city|away|to)\b/,
  /\b(?:quit|leave|leaving|switch|new) (?:my |the )?job\b.{0,200}\b(?:better off|without me)\b|\bteam\b.{0,200}\bbetter (?:off )?without me\b|\b(?:don'?t|do not) want to (?:live|be) (?:in|with|here|near|at|on|like (?:a|my))\b(?! (?:this (?:world|life|body)|pain|anymore|any more|tomorrow|next|at all))/,
  /\b(?:to be over|to end|to stop)\b(?! (?:my|it|things|everything|all|living|being)\b).{0,200}\b(?:project|exam|exams|week|race|renovation|season|semester|meeting|course|winter|move|construction|noise|marathon)\b/,
]

/** Negation right before the grave words, as in "I would never hurt myself" or "I am not suicidal". */
export const denial =
  /\b(?:not|never|no|don'?t|do not|didn'?t|wouldn'?t|won'?t|isn'?t|am not|ain'?t|without|nor)\b(?: (?!except|but|other|out|way|option|choice)\w+){0,3}$/

/** The sentence speaks of someone else, or of a time that is over. */
export const otherPerson = anyOf(
  [
    'my (?:friend|best friend|brother|sister|cousin|colleague|coworker|co-worker|neighbou?r|roommate|classmate|student|client|patient|daughter|son|nephew|niece|aunt|uncle|mother|father|mom|mum|dad|wife|husband|partner|boyfriend|girlfriend|teammate)',
    'a (?:friend|student|colleague|guy|woman|man|girl|boy|neighbou?r|client|patient)|someone|somebody|he|she|they|people|who|celebrity|actor|singer',
  ],
  { before: '\\b', after: '\\b' },
)
export const pastTime = anyOf(
  [
    'used to|escaped|teenage|(?:years|decades) since i (?:tried|attempted|last|was|cut|took|stopped)|(?:years?|months|decades?) (?:free|clean|sober|safe|recovered|without)|at (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)[;,]|years? ago|decades? ago',
    'when i was (?:a |in |at |\\d|young|little|younger|sixteen|fifteen|seventeen|eighteen|nineteen|twelve|thirteen|fourteen|depressed)|back in (?:\\d{4}|college|school|high school|university|the)|in (?:19|20)\\d\\d|last year|as a (?:teen|teenager|kid|child|student)|in the past',
    'in my (?:teens|twenties|childhood)|growing up|grew up|long ago|(?:in|fully in) recovery|recover(?:ed|ing) from|got over|survived|overcame|overcome|before therapy|a previous|my past|for \\d+ years (?:clean|free)',
  ],
  { before: '\\b', after: '\\b' },
)
export const stillNow =
  /\b(?:again|now|still|lately|these days|today|tonight|right now|anymore|any more|came back|coming back|is back|keep|relaps\w*)\b/
