import 'server-only'
import nlp from 'compromise'

const WHERE =
  '(?:from|at|in|on|down|next|across|over) (?:the |my |our |his |her )?(?:work|school|church|office|accounts|hr|sales|reception|uni|college|class|club|team|gym|group|choir|course|door|street|road|hall|village|shop|[a-z]+)'
const ADVERBS = "(?:(?:has|have|had|just|already|finally|also|even|now|'s) )*"
const DEED =
  '(?:[a-z]{3,}ed|ran|read|wrote|written|swam|made|did|done|built|knows?|sold|drew|got|won|took|rode|knit|sewed|sang|ate|hit|paid)'
const OBJECT =
  '(?:the|all|an?|his|her|their|it|every\\w*|another|over|about|[€$£]?\\d\\S*|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|twenty|thirty|forty|fifty|sixty|a hundred)'
const PLACED = new RegExp(
  `^(?:[A-Z][a-z]+|[Tt]he [a-z]+|[Aa] [a-z]+|[Ss]omeone) (?:${WHERE}|upstairs|downstairs) ${ADVERBS}${DEED} ${OBJECT}\\b`,
)
const NAMED = new RegExp(`^([A-Z][a-z]{2,}(?: [A-Z][a-z]+)?) ${ADVERBS}${DEED} ${OBJECT}\\b`)
/** "Jess got hers", "Ben's at 80% already": a name with any predicate that a person may have. */
const PERSON = new RegExp(
  `^([A-Z][a-z]{2,})(?:'s| is| was| has)? (?:${ADVERBS})?(?:(?:at|on|up to|past|nearly|almost|about|halfway|through|done|finished|ahead|behind) |(?:${DEED}|got|had|has|says?|said|thinks|claims|reckons|told) )`,
)
const RELATIVE = /^(?:Grandma|Grandad|Grandpa|Granny|Gran|Nan|Nana|Mum|Mom|Dad|Auntie?|Uncle)\b/
/** Verbs of holding something for true, which none of it becomes by being held. */
const ESTIMATES =
  "(?:reckon(?:s|ed)?|thinks?|thought|guess(?:es|ed)?|estimate[sd]?|figure[sd]?|believe[sd]?|suppose[sd]?|assume[sd]?|bets?|claim(?:s|ed)?|(?:says?|said)(?= (?:that )?(?:i'm|i am|we're|we are|it's|it is) (?:at |about |around |roughly |nearly |almost )*(?:\\d[\\d.]* ?%|\\d/\\d|half))|puts? (?:me|us|it) (?:at|on|around))"
const NAMED_ESTIMATE = new RegExp(`^([A-Z][a-z]{2,}) ${ESTIMATES}\\b`)
/** Names in wide use that the tagger does not know. */
const NAMES_TOO =
  /^(?:Finn|Priya|Kenji|Hamid|Yuki|Olu|Chidi|Mo|Ravi|Arjun|Ananya|Deepa|Sanjay|Wei|Ming|Hiro|Sakura|Olga|Ivan|Piotr|Kasia|Agnieszka|Zofia|Bjorn|Sven|Freya|Niamh|Siobhan|Aoife|Sean|Eoin|Cian|Rhys|Dylan|Gethin|Kwame|Ama|Ngozi|Amara|Zainab|Fatima|Yusuf|Omar|Leila|Noor|Tariq|Bilal|Imran|Hassan|Mateo|Luca|Giulia|Chiara|Joao|Thiago|Lucia|Javier|Elif|Mehmet|Ayse|Jonas|Lukas|Anke|Heike|Uwe|Jurgen|Kai|Maja|Tove|Ezra|Levi|Asher|Noa|Tomasz|Jesse|Robin|Sasha|Nikolai|Dmitri|Katya|Anders|Ingrid|Astrid|Lars|Nils)$/
const NO_SUBJECT =
  /^(?:I|We|Did|Got|Read|Ran|Wrote|Done|Finished|Worked|Still|Today|Stuck|Stayed|Walked|Sat|Now|Then|Just|Also|Back|Out|Was|Am|Been)$/
/** Where what others do or give is the aim itself. */
const OF_OTHERS =
  /\b(?:raise|collect|signatures?|recruit|donors?|sponsors?|customers?|members?|subscribers?|followers?|clients?|fundrais\w*|guests?|volunteers?|invite|teach|train|coach|help|get(?= (?:\d|(?:my|the|our|a) (?:\w+ )?(?:dog|cat|puppy|kids?|son|daughter|team|class|baby|children|family|parents?|mum|dad|staff|students?|people)\b))|sell|hire|host|team|our|family|we)\b/i

/** Whether a clause begins with somebody's name who did it: "Jess from work saved the whole two grand". */
export function isSomebodyElse(quote: string, aim: { title: string; names: string }): boolean {
  const judge = NAMED_ESTIMATE.exec(quote.replace(/’/g, "'"))?.[1]
  if (judge && isPersonName(judge)) return true
  if (OF_OTHERS.test(aim.title) || /\b(?:I|we|me|us|I['’]ve|my|our)\b/.test(quote)) return false
  const words = quote.replace(/^(?:And|But|So|Meanwhile|Apparently),? /, '').replace(/’/g, "'")
  if (NO_SUBJECT.test(words.split(' ')[0] ?? '') || /^[A-Z][a-z]+ed\b/.test(words)) return false
  if (PLACED.test(words)) return true
  const name = NAMED.exec(words)?.[1] ?? PERSON.exec(`${words} `)?.[1]
  // A name that the goal itself bears is no stranger: "Rosa" of "Restore the boat Rosa".
  if (name && aim.names.includes(name.split(' ')[0]?.toLowerCase() ?? '')) return false
  return name !== undefined && isPersonName(name)
}

function isPersonName(name: string): boolean {
  return RELATIVE.test(name) || nlp(name).has('#FirstName') || nlp(name).has('#Person') || NAMES_TOO.test(name)
}

/** Who else there is: kin, friends, colleagues, officials. */
const SOMEONE =
  '(?:(?:friends|colleagues|neighbours|mates|workmates|classmates)(?: of (?:ours|mine))?(?! and)(?!\\S)|(?:hubby|wifey|mum|mom|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|sis|bro|auntie)(?!\\S)|(?:my|our|his|her|the|a|one of my) (?:\\w+ )?(?:mate|lad|lass|bloke|guy|chap|woman|lady|nephew|niece|nan|gran|grandad|grandma|grandpa|housemate|friend|friends|best friend|brother|sister|wife|husband|partner|mother|father|mom|mum|dad|son|daughter|boss|colleague|colleagues|coworker|co-worker|roommate|flatmate|neighbou?r|teammate|team|classmate|cousin|uncle|aunt|girlfriend|boyfriend|kid|kids|child|children|coach|trainer|teacher|tutor|advis[eo]r|editor|mentor|buddy|manager|client|supervisor|group|class|club|company|choir|band|school|parents|students?|competitor|hubby|wifey|sis|bro|in-laws?|parents|grandparents|council|government|mayor|farmer|ranger|fiancee?|ex|bestie|pal|twin|instructor|lecturer|doctor|landlord|lodger|colleagues)s?)'
/** A clause whose subject is somebody else. */
export const OTHER = new RegExp(
  `^(?:(?:yesterday|today|apparently|meanwhile|also|and|last (?:week|night|month)|this week|then|so|well|even|because|while|whereas),? )*(?:${SOMEONE}|he(?! \\w+(?:ado|ido|ído|cho|to|rto)\\b)|she|they|someone|somebody|everyone(?: else)?|everybody|people|others|[a-z]+ and (?:his|her) \\w+)\\b(?:'s|'ve|'d| has| have| had| is| was| already| just| also| recently| finally| actually| really| who| now)* ?(?!and (?:i|me)\\b)[a-z]`,
)
/** "My sister reckons I'm at 70%": what another takes it for, the user in it or not. */
export const OTHERS_ESTIMATE = new RegExp(
  `^(?:and |but |so |apparently |well )*(?:(?:${SOMEONE}|he|she|they|everyone|everybody|people|others)(?: also| still| now| even| already|'s)* ${ESTIMATES}\\b|(?:according to|in the (?:eyes|opinion|view) of) ${SOMEONE}\\b|${SOMEONE}'s? (?:best |rough |own )?(?:estimate|guess|opinion|view|verdict|impression)\\b)`,
)
/** With the user in it, or done for the user, what another does counts too. */
export const OURS = new RegExp(
  `\\band (?:i|me|myself)\\b|\\bwith (?:${SOMEONE}|him|her|them)\\b|\\b(?:i|we)\\b|\\b(?:paid|gave|sent|handed|let) (?:me|us)\\b|\\bfor (?:me|us)$`,
)
/** "Her record is 18", "theirs has 25". */
export const THEIRS =
  /^(?:and |but |while )*(?:(?:his|her|their) (?:[a-z]+ )?[a-z]+|hers|theirs)(?:'s|'ve| is| are| was| were| has| have| had| stands| holds) [^a-z]*\d/
/** Where the aim is to sell, what others take is a sale. */
export const BOUGHT =
  /\b(?:bought|took|taken|ordered|purchased|snapped up|grabbed|picked up|went home with) (?:about |the |my |another |a further )?\d/
/** What befalls the one who does it: a sister's lost kilos and a friend's relapse are theirs. */
export const OWN_LOSS =
  /\b(?:lost|gained|dropped|shed|put on|regained|relapsed|caved|lapsed|slipped|smoked|drank|had|gave in|fell off|went back|started over|started again|is back|are back)\b/
export const OTHER_SUBJECT = new RegExp(`^(?:[a-z]+,? )*?${SOMEONE}\\b`)
/** "Everyone has been called": they are what the deed was done to. */
export const EACH_DEALT_WITH =
  /^(?:(?:everyone|everybody|people)(?:'s|'ve| has| have| is| are| was| were)? (?:all )?(?:been )?|they(?:'ve| have) (?:all )?been |they(?:'re| are| were) (?:all )?)[a-z]{3,}ed\b/
