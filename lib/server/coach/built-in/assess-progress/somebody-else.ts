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
  if (OF_OTHERS.test(aim.title) || /\b(?:I|we|me|us|I['’]ve|my|our)\b/.test(quote)) return false
  const words = quote.replace(/^(?:And|But|So|Meanwhile|Apparently),? /, '').replace(/’/g, "'")
  if (NO_SUBJECT.test(words.split(' ')[0] ?? '') || /^[A-Z][a-z]+ed\b/.test(words)) return false
  if (PLACED.test(words)) return true
  const name = NAMED.exec(words)?.[1] ?? PERSON.exec(`${words} `)?.[1]
  // A name that the goal itself bears is no stranger: "Rosa" of "Restore the boat Rosa".
  if (name && aim.names.includes(name.split(' ')[0]?.toLowerCase() ?? '')) return false
  return (
    name !== undefined &&
    (RELATIVE.test(name) || nlp(name).has('#FirstName') || nlp(name).has('#Person') || NAMES_TOO.test(name))
  )
}
