import 'server-only'
import type { MemoryPattern } from './memory-pattern'

/** Whom people have in their lives. */
export const RELATION =
  '(?:wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|spouse|ex(?:-(?:wife|husband))?|son|daughter|kids?|child|children|baby|twins|step(?:son|daughter)|mother|mum|mom|father|dad|parents|mother-in-law|father-in-law|brother|sister|siblings?|grand(?:mother|father|ma|pa|daughter|son)|aunt|uncle|cousin|niece|nephew|boss|manager|supervisor|team ?lead|mentor|trainer|therapist|teacher|tutor|colleague|co-?worker|co-?founder|business partner|flatmate|roommate|housemate|neighbou?r|friend|(?:running|training|gym|study|accountability|walking|writing|climbing) (?:buddy|partner)|dog|cat|editor|agent|doctor|physio|nanny|babysitter|assistant)'

const JOBS =
  '(?:nurse|doctor|teacher|student|engineer|developer|programmer|designer|lawyer|accountant|manager|writer|author|freelancer|founder|carpenter|chef|cook|pilot|driver|electrician|plumber|physio\\w*|researcher|scientist|mechanic|farmer|artist|musician|actor|actress|photographer|journalist|consultant|paramedic|firefighter|(?:police|army) officer|barista|waiter|waitress|cashier|librarian|architect|translator|midwife|dentist|vet|pharmacist|psychologist|therapist|social worker|salesperson|salesman|analyst|banker|baker|builder|gardener|hairdresser|postman|pensioner|caregiver|carer|stay-at-home (?:mum|mom|dad|parent)|single (?:mum|mom|dad|mother|father|parent)|widow(?:er)?|tutor|professor|lecturer|soldier|surgeon|clerk|secretary|tailor|welder|bus driver|flight attendant|product manager|nanny)'

const PASSING =
  /\b(?:angry|mad|upset|annoyed|proud|here|there|asleep|home|coming|calling|yelling|right|wrong|busy|late|fine|ok|okay|good|great|nice|happy|sad|tired|always|never|so|too|really|not|just|only|very)\b/

/** Who belongs to the user's life, and who the user is. Names are read elsewhere, since they hang on capitals. */
export const peoplePatterns: MemoryPattern[] = [
  {
    kind: 'person',
    words:
      /\b(?:i|we)(?:'ve| have)(?: got)? (?:\w+ ){0,3}(?:kids?|children|sons?|daughters?|twins|toddlers?|newborn|baby|teenagers?|dogs?|puppy|cats?|brothers?|sisters?|siblings)\b(?!'| to\b| home\b)/,
    unless: /\b(?:to deal|to call|argu\w*|fight|don't have|ideas?|no kids)\b/,
  },
  {
    kind: 'person',
    words: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${RELATION} (?:is|are) (?:\\d+\\b(?: (?:and|years|months)\\b|$| and)|(?:an? )?(?:\\w+ )?${JOBS}\\b|pregnant|expecting|called|named|disabled|autistic|deaf|retired|from [a-z]+$|in a wheelchair|my biggest supporter)`,
    ),
  },
  {
    kind: 'person',
    words: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${RELATION} (?:has (?:alzheimer\\w*|dementia|parkinson\\w*|diabetes|autism|adhd|asthma|cancer|ms\\b|an allergy)|lives? (?:in|with|near|next|abroad|alone|far|\\d)|works? (?:nights|shifts|abroad|weekends|as|in|at|from home|late)|travels? (?:a lot|every|for work)|turns? \\d|starts? (?:school|kindergarten|university|college|nursery|daycare)|was born|speaks? [a-z]+|lost (?:his|her) job)`,
    ),
  },
  {
    kind: 'person',
    words:
      /\bi(?:'m| am) (?:newly |recently |happily |not )?(?:married|divorced|separated|widowed|engaged|retired|self-employed|unemployed|a single|an only child|pregnant|a new (?:mum|mom|dad|parent)|the (?:oldest|youngest|eldest))\b/,
  },
  {
    kind: 'person',
    slot: 'job',
    words: new RegExp(`\\bi(?:'m| am) an? (?:[\\w-]+ ){0,3}?${JOBS}(?=$|\\b(?! of\\b| myself))`),
    unless:
      /\ban? (?:really |very |such |so )?(?:good|bad|terrible|great|lousy|wannabe|real|horrible|better|useless|lazy|slow|awful|decent|poor)\b/,
  },
  {
    kind: 'person',
    slot: 'job',
    words:
      /\bi work (?:as an? \w+|for (?:a|an|the) \w+|in (?:a|an|the) (?:hospital|school|bank|shop|restaurant|warehouse|factory|office|lab|call cent(?:er|re)|bakery|kitchen|library|clinic|hotel|start-?up)|in (?:sales|marketing|finance|it|hr|construction|healthcare|education|tech|logistics|retail|nursing|consulting))\b/,
  },
  {
    kind: 'person',
    slot: 'study',
    words:
      /\bi(?:'m| am)? study(?:ing)? (?!hard|more|at night|tonight|every|for|with|better|best|in the|too|so|a lot)[a-z]{3,}/,
    unless: /\b(?:want|plan|start|hour|minutes|day)\b/,
  },
  { kind: 'person', slot: 'age', words: /\bi(?:'m| am) (?:now )?(?:1[4-9]|[2-9]\d)(?: years old| now)?(?:$| and\b)/ },
  { kind: 'person', slot: 'age', words: /\bi(?:'m| am) (?:now )?(?:1[4-9]|[2-9]\d) years old\b/ },
  { kind: 'person', slot: 'age', words: /\bi(?:'m| am)? turn(?:ing)? (?:1[4-9]|[2-9]\d)\b/ },
  {
    kind: 'person',
    slot: 'home',
    mayPass: true,
    words:
      /\b(?:i|we)(?:'m| am|'re| are)? (?:now )?(?:live|living|based) (?:in|near|on|outside|alone|with|together)\b(?! (?:the moment|fear|my head|peace|hope|a dream|uncertainty))|\b(?:i|we)(?:'ve| have) lived in \w+|\b(?:i|we)(?: just|'ve just| recently|'ve| have)? moved (?:to|back to|in with|into) \w+/,
    unless: /\b(?:myself|this (?:mess|chaos)|want|goal)\b/,
  },
  { kind: 'person', words: /\bi(?:'m| am) (?:originally )?from (?!now|the start|scratch|here|there|it)[a-z]{4,}/ },
  {
    kind: 'person',
    slot: 'study',
    words:
      /\bi(?:'m| am) doing (?:a|an|my) (?:\w+ )?(?:phd|master'?s?|bachelor'?s?|degree|apprenticeship|mba|diploma|internship|residency)\b/,
  },
  {
    kind: 'person',
    words: new RegExp(
      `\\bmy ${RELATION} (?:always |usually )?(?:lets|allows|expects|needs) me (?:\\w+ )*(?:on|every|each|before|after|in) (?:the )?(?:\\w+days?|mornings?|evenings?|nights?|weekends?)\\b`,
    ),
  },
  {
    kind: 'person',
    words:
      /\bmy (?:english|german|french) is (?:not|n't|bad|poor|basic)|\bmy (?:first|native) language is\b|\bi(?:'m| am) not a native speaker\b/,
  },
  {
    kind: 'person',
    words: new RegExp(`\\b(?:my|our) (?:\\w+ )?${RELATION}'s (?:birthday|name|anniversary|wedding) is\\b`),
    unless: PASSING,
  },
]
