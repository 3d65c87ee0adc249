import 'server-only'
import { AHEAD, type MemoryPattern, WEEKDAY_SET } from './memory-pattern'

const BODY =
  '(?:knees?|back|shoulders?|ankles?|hips?|wrists?|elbows?|neck|foot|feet|achilles|hamstrings?|stomach|hands?|eyes?|lungs?|calf|calves|spine|leg|arm)'
const BAD =
  '(?:bad|weak|sore|torn|injured|dodgy|bum|chronic|artificial|arthritic|stiff|broken|slipped|herniated|unstable|sensitive|recurring|lower|old|trick|wonky|frozen)'
const CONDITION =
  '(?:asthma|diabetes|type [12] diabetes|adhd|add|autism|dyslexia|arthritis|hay ?fever|coeliac disease|celiac disease|coeliac|celiac|epilepsy|migraines?|ibs|endometriosis|tinnitus|a hernia|sciatica|scoliosis|plantar fasciitis|tendinitis|tendonitis|shin splints|high blood pressure|low blood pressure|chronic \\w+|anaemia|anemia|vertigo|fibromyalgia|an? (?:\\w+ )?(?:allergy|disability|pacemaker|implant|intolerance|slipped disc|back injury|knee injury))'
const MINUTES =
  '(?:\\d+|half an|an|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty) ?(?:-| )?(?:minutes?|mins?|hours?|hrs?|h)'

/** What bounds what the user can do: body, time, money, means. */
export const constraintPatterns: MemoryPattern[] = [
  {
    kind: 'constraint',
    words: new RegExp(
      `\\bi(?:'ve| have|'ve got| have got| suffer from| live with) (?:(?:got|had|mild|severe|really|very|pretty|quite|always|a|an|the|some|my) )*(?:${CONDITION}|${BAD} (?:left |right |lower |upper )*${BODY}|(?:left |right |lower |upper )*${BODY} (?:pain|injur(?:y|ies)|problems?|trouble|issues?|condition))\\b`,
    ),
  },
  {
    kind: 'constraint',
    words: new RegExp(
      `\\bmy (?:left |right |lower |upper )*${BODY} (?:is (?:bad|injured|weak|broken|torn|not (?:great|good|right))|hurts?|acts up|gives? me (?:trouble|problems)|can't take|flares? up|aches?|swells?|gives out)\\b`,
    ),
  },
  {
    kind: 'constraint',
    slot: 'diet',
    words:
      /\bi(?:'m| am) (?:a |an |mostly |strictly |also )*(?:vegan|vegetarian|pescatarian|lactose[- ]intolerant|gluten[- ]free|coeliac|celiac|on a keto|keto)\b|\bi(?:'ve| have) been (?:vegan|vegetarian|pescatarian|sober|gluten[- ]free|clean) (?:since|for)\b/,
    unless: /\bdiet (?:today|plan)\b/,
  },
  {
    kind: 'constraint',
    words:
      /\bi(?:'m| am) (?:also |very |highly |mildly )?(?:allergic to \w+|intolerant to \w+|colou?r[- ]?blind|deaf|hard of hearing|dyslexic|autistic|diabetic|asthmatic|blind in|afraid of (?:\w+ )?(?:heights|water|flying|dogs|needles|the dark|driving|public speaking)|in a wheelchair|immunocompromised|breastfeeding|left-handed|recovering from (?:an? |my )?\w+)/,
  },
  {
    kind: 'constraint',
    words:
      /\bi(?:'m| am) on (?:\w+ )?medication\b|\bi (?:don't|do not|never|can't) (?:eat|drink|have) (?:(?:any )?(?:meat|pork|fish|dairy|gluten|sugar|alcohol|coffee|eggs|nuts|breakfast|beef|seafood|wheat|lactose|milk|caffeine)\b|alcohol)|\bi don't drink$/,
  },
  {
    kind: 'constraint',
    words:
      /\bmy (?:doctor|physio\w*|therapist|gp|surgeon|cardiologist|specialist|dentist) (?:said|says|told me|wants me|forbade|advised|advises|recommended|recommends|won't let me)\b.{8,}/,
  },
  {
    kind: 'constraint',
    words: /\bi(?:'m| am) not (?:allowed|supposed) to \w+ \w+|\bi(?:'m| am) not allowed to \w{3,}/,
  },
  {
    kind: 'constraint',
    slot: 'hours',
    words: new RegExp(
      `\\bi (?:usually |often |mostly |always |also |only |normally )?work(?:ing)? (?:\\w+ ){0,3}?(?:nights|night shifts?|early shifts?|late shifts?|shifts|weekends|part[- ]time|full[- ]time|from home|evenings|two jobs|(?:until|till|from) \\d|\\d\\d? hours|${WEEKDAY_SET})\\b`,
    ),
    unless: /\b(?:for my (?:goal|mission)|on my|my ass|hard)\b/,
  },
  {
    kind: 'constraint',
    words: new RegExp(
      `\\bi (?:can't|can only|could only|can never|am only able to|am never able to|never have time to|have no time to) (?:\\w+ ){1,6}?(?:on|before|after|during|at|in|between|past|until) (?:the |my |school |\\w+ )?(?:${WEEKDAY_SET}|mornings?|evenings?|afternoons?|nights?|winter|summer|work|school|lunch(?: break)?|dinner|noon|midnight|pregnancy|holidays|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock)?)\\b`,
    ),
  },
  {
    kind: 'constraint',
    slot: 'time',
    words: new RegExp(
      `\\bi (?:only |just |really only )+have (?:about |around |maybe )?${MINUTES}(?: (?:free|to myself|of (?:free )?time|for (?:this|myself|training|exercise|studying)))?,? (?:a|per|each|every|on|before|after|in the|during|at)\\b|\\bi have (?:about |around )?${MINUTES} (?:(?:free|to myself|of free time) )?(?:a|per|each|every|on) (?:day|week|${WEEKDAY_SET}|morning|evening)\\b`,
    ),
  },
  {
    kind: 'constraint',
    slot: 'budget',
    words:
      /\bi can (?:put aside|save|spare|set aside) (?:about |at most |around |up to |only )?[€$£]?\d[\d.,]*(?: \w+)? (?:a|per|each|every) (?:month|week)\b|\bmy budget (?:is|for)\b.*\d|\bi have a budget of\b|\bi can(?:'t| only| not)? (?:afford|spend) (?:more than |at most |about |around |up to )?[€$£]?\d/,
  },
  {
    kind: 'constraint',
    words:
      /\b(?:i|we) (?:don't|do not) (?:have|own) (?:a|an|any|access to a|access to an|access to any) (?:car|gym|kitchen|oven|bike|pool|treadmill|desk|quiet (?:place|room)|piano|keyboard|printer|driving licen[cs]e|licen[cs]e|babysitter|childcare|garden|laptop|computer|smartphone|tv|dishwasher|freezer|weights?|equipment)\b|\bthere(?:'s| is) no (?:gym|pool|park|track|library|studio) (?:near|in|around|close)\b/,
  },
  {
    kind: 'constraint',
    words:
      /\b(?:i|we) (?:have|got|get|look after|pick up) (?:the|my|our) (?:kids|children|son|daughter|boys|girls|grandchildren|nephew|niece|grandson|granddaughter|mother|father|mum|mom|dad) (?:on|every|at|during|half|all|until|from) \w+/,
  },
  {
    kind: 'constraint',
    words: new RegExp(
      `\\bi (?:commute|travel|drive|fly) (?:\\w+ ){0,5}(?:every (?:week|other|second|month|${WEEKDAY_SET})|a (?:day|week|month)|each (?:way|day|week)|${MINUTES} each)\\b|\\bmy commute (?:is|takes)\\b`,
    ),
  },
  {
    kind: 'constraint',
    slot: 'sleep',
    words:
      /\bi (?:usually |always |have to |need to |normally )*(?:get up|wake up|be up|start work|finish work|go to bed|leave for work|be at work|get home)(?: \w+)? (?:at|by|around|before|after) (?:\d{1,2}(?::\d\d)?|five|six|seven|eight|nine|ten|eleven|noon|midnight)\b/,
    unless: /\b(?:want|wish|goal|try|trying|should|will|tomorrow)\b/,
  },
  {
    kind: 'constraint',
    mayPass: true,
    words: new RegExp(
      `\\bi(?:'m| am|'ll be| will be) (?:away|travelling|traveling|on (?:holiday|vacation|parental leave|maternity leave|leave|a business trip)|abroad|out of town|off work|on crutches|in a cast)\\b.{0,20}(?:${AHEAD}|for (?:\\d+|two|three|four|six|a few) (?:weeks|months))`,
    ),
  },
  {
    kind: 'constraint',
    words:
      /\bi wear (?:hearing aids|glasses|contact lenses|a brace|a pacemaker|an insulin pump)\b|\bdoctor's orders\b|\b(?:i|we) (?:don't|do not) (?:use|own) (?:a |any )?(?:smartphone|social media|facebook|instagram|whatsapp|tv|credit card)\b|\bi share (?:the|my|our|a) (?:car|flat|room|office|kitchen|bathroom|desk|laptop|bed)\b/,
  },
  {
    kind: 'constraint',
    mayPass: true,
    words:
      /\bi(?:'ve| have)? (?:stopped|quit|gave up|given up) (?:drinking|smoking|alcohol|cigarettes|sugar|gambling|coffee) (?:in \d{4}|(?:\w+ )?(?:years?|months) ago|for good)\b/,
  },
  {
    kind: 'constraint',
    slot: 'days',
    words: new RegExp(
      `\\bi can only (?:do|make|manage|train|work|write|run|meet) (?:\\w+ )?(?:${WEEKDAY_SET}|mornings?|evenings?|afternoons?|lunch breaks?|nights?)\\b`,
    ),
  },
  {
    kind: 'constraint',
    mayPass: true,
    words: /\bi (?:was|got|have been|'ve been) diagnosed with \w+/,
  },
  {
    kind: 'constraint',
    words:
      /\bi (?:often |always |easily )*get (?:migraines|headaches|panic attacks|cramps|heartburn|dizzy|seasick|carsick|nosebleeds) (?:when|from|after|in|on)\b/,
  },
  {
    kind: 'constraint',
    words:
      /\bi can't (?:swim|drive|cook|read music|ride a bike|type with|ski|do (?:push-?ups|squats|burpees|pull-?ups))\b|\bi can't \w+(?: \w+){0,3} (?:because of|due to) my \w+|\bi can't (?:run|jump|lift|squat|kneel|sit|stand|climb|walk|eat|drink|carry|cycle|bend) (?:\w+ ){0,4}(?:any ?more|more than|longer than|without|downhill|uphill)\b/,
  },
]
