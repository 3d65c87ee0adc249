import 'server-only'
import { anyOf, oneOf, type Words } from './short-patterns'

/** What is called the end of the world and is none. */
const TRIFLE = oneOf([
  'cancel\\w*|shows?|wi-?fi|phone|netflix|coffee|season|finale|tickets|sold out|album|concert|band|spotify|tiktok|instagram|haircut|fringe|nail|laptop|pizza|chocolate|monday|taylor|team|lost the (?:match|game|final)|relegat\\w*|spoiler\\w*|favou?rite|biscuits?|crisps|discontinu\\w*',
  'printer|snapchat|charger|ran out of|spilt|spilled|split my|shrunk|jumper|parking ticket|the shop',
])
const TEDIUM = oneOf([
  'traffic|queu\\w*|line at|meetings?|weather|commut\\w*|ring road|motorway|roadworks|call cent(?:re|er)|on hold|hold music|spreadsheets?|paperwork|forms?|ikea|airport|printer|powerpoint|slides|trains?|bus(?:es)?|delay\\w*|emails?|rain|drizzle|zoom|teams call|hmrc|tax(?:es)?|parking',
  'assembl\\w+|flat-?pack|mondays?|lectures?|sermon|homework|customer service|admin|small talk|excel|software|updates?|soft play|supermarket|hoovering|ironing|laundry|cleaning the|stand-?up|budget|post office|passport|webinar|workshop|training day|playlist|karaoke|shopping',
  "christmas songs|kids' party|wallpaper\\w*|painting the|sanding",
])
const RELATION =
  '(?:friend|best friend|sister|brother|cousin|mother|father|mum|mom|dad|daughter|son|nephew|niece|aunt|uncle|colleague|neighbou?r|student|flatmate|roommate|classmate|girlfriend|boyfriend|wife|husband|partner)'
const STORY =
  '(?:book|novel|films?|movie|play|series|episode|show|drama|game|story|opera|musical|documentary|podcast|news|chapter|thriller|soap|article|memoir|biography|anime|manga)'
/** Words of a story that are not about its reader, so that what follows of the reader still counts. */
const THEIRS = "(?:,? (?!(?:i|i'm|i've|i'd|i'll|me|my|myself)\\b)[\\w'\"-]+){1,24}"

const IN_CRISIS =
  '(?:attempted suicide|overdos(?:ed|es)|self-?harms?|self-?harming|an overdose|tried to (?:kill|end) (?:him|her|them)sel\\w+|cuts (?:him|her|them)sel\\w+|(?:has|have) (?:an eating disorder|anorexia|bulimia)|is (?:suicidal|anorexic|bulimic)|stopped eating|is being (?:hit|beaten|abused))'
const ME_TOO = '[^\\n]{0,160}\\b(?:the same|myself|join\\w*|follow\\w*|me too|do it too|i want to (?:die|cut|go))\\b'
const HELPING = oneOf([
  'be there for|help (?:her|him|them)|what (?:do|can|should) i (?:say|do)|what to (?:say|do)|how (?:do|can|should) i (?:help|support|ask|talk|bring|reach)',
  'awake now|stable now|(?:with|visited|visiting) (?:mum|mom|him|her|them)|support (?:her|him|them)|talk to (?:her|him|them)|worried about (?:her|him|them)|there for (?:her|him|them)',
])

const DRINK_OR_SMOKE =
  '(?:smok\\w*|cigarettes?|drink\\w*|drank|drunk|beers?|wine|vodka|alcohol|sober|vap(?:e|ing|ed)|nicotine|gambl\\w*)'

/** Figures of speech and retold stories that are only such beside the trifle or the title that they are about. */
export const trivialFigures: Words[] = [
  // A relapse into drink or smoking is a set-back.
  `\\b(?:relapsed?|slipped)\\b(?=[^\\n]{0,80}\\b${DRINK_OR_SMOKE}\\b)`,
  `\\b(?:relapsed?|slipped)\\b(?<=\\b${DRINK_OR_SMOKE}\\b[^\\n]{0,80})`,
  // Somebody else's crisis, told by one who wants to be of help in it.
  `\\b(?:my|a|her|his|their|our|the) (?:\\w+(?:'s)? ){0,2}?(?:${RELATION}(?:'s)?)(?: \\w+){0,3} ${IN_CRISIS}\\b(?!${ME_TOO})(?=[^\\n]{0,120}\\b${HELPING})`,
  String.raw`\b(?:cut|nicked|burn(?:ed|t)) myself (?:shaving|cooking|chopping|on the (?:oven|pan|hob|grill|stove|iron))(?: again)?\b`,
  String.raw`\b(?:want(?:ed)?|wish(?:ed|ing)?|pray(?:ed|ing)|hop(?:ed|ing)|waiting|begging|begged|could have let)(?: for)? the (?:ground|floor|earth|carpet|sofa) (?:to|would)(?: \w+){0,3} swallow(?:ed)? me(?: up| whole| alive)*\b(?! (?:and (?:never|not)|forever|for good|so))`,
  `\\bmy life(?:'s| is)(?: \\w+)? (?:over|ruined|finished)(?=[^\\n]{0,45}\\b${TRIFLE}\\b)`,
  `\\bmy life(?:'s| is)(?: \\w+)? (?:over|ruined|finished)\\b(?<=\\b${TRIFLE}\\b[^\\n]{0,70})`,
  `\\b(?:los(?:e|es|ing|t)|sap\\w*|drain\\w*|suck\\w*)(?: \\w+){0,2} (?:the|my|of the|of my|all) will to (?:live|go on)(?=[^\\n]{0,60}\\b${TEDIUM}\\b)`,
  `\\b(?:los(?:e|es|ing|t)|sap\\w*|drain\\w*|suck\\w*)(?: \\w+){0,2} (?:the|my|of the|of my|all) will to (?:live|go on)\\b(?<=\\b${TEDIUM}\\b[^\\n]{0,90})`,
  `\\bin (?:the|this|that|a|my|last night's|tonight's|today's) (?:\\w+ ){0,2}?${STORY}(?: (?:i'm|i am|we're|we|i) (?:\\w+ ?){1,3})?,?(?= (?:the|a|an|his|her|he|she|they|one|someone|everyone|two|somebody|there)\\b)${THEIRS}`,
  `\\bthe (?:main )?(?:character|protagonist|hero|heroine|villain|detective|narrator)(?:'s)?\\b${THEIRS}`,
  `\\b(?:read|saw|heard|watch(?:ed|ing)?|listen(?:ed|ing) to|finished|reading)(?: \\w+){1,4}? ${STORY} (?:about|on|of|where|in which|that says)\\b${THEIRS}`,
].map((source) => anyOf([source]))
