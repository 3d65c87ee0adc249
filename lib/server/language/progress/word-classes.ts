import 'server-only'
import { families } from '../families'
import type { Token } from '../text'

/** Words that stand for one another here: what is learned of one of them holds for all. */
const CLASSES: Record<string, string> = {
  NOT: "not no never none nothing nobody neither nor hardly barely scarcely cannot cant can't dont didnt doesnt havent hasnt hadnt wasnt isnt arent werent couldnt wouldnt wont aint nope nah nowt failed unable without",
  WILL: "will gonna wanna want wants hope hopes hoping plan plans planning aim aiming need needs must should would could might may shall i'll ill we'll gotta intend thinking ought wish expect",
  SOON: 'tomorrow tmrw tmr tomoz soon later next',
  IF: 'if unless whether suppose assuming',
  HE: 'he she they someone somebody everyone everybody people who',
  HIS: 'his her their your him them',
  KIN: 'mum mam mom dad nan gran sister sis brother bro wife husband hubby son daughter kid kids child children partner boyfriend girlfriend bf gf uncle aunt auntie cousin grandma grandad parents family fiance twin niece nephew',
  MATE: 'friend friends mate pal bff buddy boss coach teacher colleague neighbour neighbor therapist tutor instructor physio doctor roommate flatmate supervisor manager client trainer team group class club lad guy bloke counsellor counselor dietitian nurse editor agent',
  VAGUE:
    'nearly almost maybe perhaps probably possibly about roughly around approx ish approximately say guess think reckon under over',
  DONE: 'done finished completed complete finish ticked sorted wrapped submitted handed passed nailed ✅ ✔ ☑ smashed cracked aced',
  ONLY: 'only just',
  NOW: 'now currently today tonight',
  PAST: 'yesterday ago',
  WEEKDAY:
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun weekend',
  MONTH:
    'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  TIME: 'minute minutes min mins hour hours hr hrs second seconds am pm',
  DAYS: 'day days week weeks month months year years night nights morning mornings evening evenings',
  LEFT: 'left remaining remain outstanding togo',
  SOFAR: 'far altogether total totals overall sum',
  MORE: 'more another extra further additional others',
  WORSE:
    'relapsed slipped caved quit gave lost broke ruined snapped shouted yelled screamed panicked bottled regained gained worse backwards',
}

/** What kinds of doing or happening a word tells of, beside what it says itself: some tell of several. */
const KINDS: Record<string, string> = {
  'k:reach':
    'finished completed done passed nailed managed cracked achieved reached hit smashed aced made mastered won beat cleared clicked sorted handed submitted signed published launched accepted approved posted shipped delivered sold installed fitted fixed built planted painted laid hung wired framed wrapped ticked',
  'k:do':
    'ran run walked swam cycled rode wrote read drew painted played practised practiced studied cooked baked knitted sewed cleaned tidied climbed rowed lifted trained drafted recorded edited translated memorised learned learnt watched visited attended met called rang emailed texted talked spoke asked told listened sat stood slept ate saved paid put added earned raised transferred deposited logged did got gone went took came',
  'k:prepare':
    'bought ordered booked priced quoted signed enrolled downloaded researched browsed planned packed picked chose subscribed registered invited arrived bookmarked joined looked reading looking waiting arranged scheduled',
  'k:fail':
    'missed failed skipped bailed cancelled canceled postponed closed shut forgot overslept ill sick poorly flu cold injured sore hurt hurts knackered rained rain snow storm broken broke stuck jammed flat dead delayed late frozen refused rejected lost denied nope excuse excuses blank wreck hopeless nothing stalled',
  'k:feel':
    'tired exhausted stressed meh bored hate love happy sad grumpy motivated keen proud gutted fed bored worried scared nervous excited angry annoyed miserable fine okay ok good bad great hard tough easy lazy rubbish awful terrible lovely nice brilliant gorgeous ugh',
  'k:able':
    'can could able understood understand knows know without fluent confident first finally managed clicked easier better improved stronger calmer faster',
  'k:resist':
    'resisted refused declined stopped avoided ignored walked left past instead without swapped stayed kept clean sober dry turned deleted held waited counted breathed apologised apologized sorry forgave',
  'k:lapse':
    'relapsed slipped caved snapped shouted yelled screamed lost gave quit panicked binged smoked drank vaped cheated withdrew spent binned scrapped deleted ripped frogged tore unpicked undid undone redo restart restarted regained gained up worse backwards again collapsed split cracked smashed blew bust crashed unsubscribed died',
  'k:plan':
    'will going gonna plan planning hope hoping want need should might maybe tomorrow next soon later booked scheduled starts start monday friday saturday sunday try trying think thinking considering wait waiting until till date appointment meant supposed would',
  'k:cost':
    'cost costs price priced quid dollars pounds euros each fee quote quoted bill paid £ $ € expensive cheap robbery pricey worth refund',
  'k:person':
    'he she they his her their him them everyone everybody someone people boss mate mum dad sister brother wife husband son daughter neighbour friend teacher coach doctor instructor landlord agent manager kids',
  'k:thing': 'bus train car traffic weather computer laptop phone app wifi machine scale scales scanner printer',
  'k:opens':
    'started starting begun began opened working tinkering half halfway middle nearly almost bit partly some draft',
  'k:still': 'still yet same unchanged no none nothing never zero zilch',
  'k:quip': 'lol haha lmao typical cheers ugh sigh famous apparently supposedly honestly',
  'k:count':
    'number total count tally log logbook tracker app watch scales scale odometer balance account pot statement page chapter day week lesson level stands standing sitting reads says shows stood',
  'k:away': 'gave sold took out back returned lost owe spent withdrew minus down off less fewer dropped cut',
  'k:gain': 'added more another extra plus new put in saved earned raised gained up further',
}

const kindsOfWord = new Map<string, string[]>()
for (const [kind, words] of Object.entries(KINDS))
  for (const word of words.split(' ')) kindsOfWord.set(word, [...(kindsOfWord.get(word) ?? []), kind])

const NO_KINDS: readonly string[] = []

export function kindsOf(word: string): readonly string[] {
  return kindsOfWord.get(word) ?? NO_KINDS
}

const classOfWord = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [word, name])),
)

/** The class of a word, where it has one. */
export function classOf(word: string): string | null {
  const known = classOfWord.get(word)
  if (known) return known
  if (word.endsWith("n't")) return 'NOT'
  return word.endsWith("'ll") || word.endsWith("'d") ? 'WILL' : null
}

const SAME_PAST = new Set('read put cut set hit quit beat spread shut cost bet'.split(' '))
/** What has forms of its own and is no verb stands behind these in the families. */
const NOUNS = new Set(
  'mother father grandmother grandfather brother sister child person man woman foot tooth mouse wife knife shelf half leaf scarf loaf doctor physio bike telephone television photograph university appointment kilometre kilogram'.split(
    ' ',
  ),
)

/** Whether a word is a past form by its looks: "finished", "ran", "read". */
export function isPastForm({ word, kind }: Pick<Token, 'word' | 'kind'>): boolean {
  if (kind !== 'word') return false
  const head = families.get(word)
  return (
    SAME_PAST.has(word) ||
    (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')) ||
    (head !== undefined && !NOUNS.has(head))
  )
}
