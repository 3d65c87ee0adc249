import 'server-only'
import { families } from '../families'
import type { Token } from '../text'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const NEGATIONS = words(
  "not no never none nothing nobody neither nor hardly barely scarcely cannot cant can't dont didnt doesnt havent hasnt hadnt wasnt isnt arent werent couldnt wouldnt shouldnt wont aint failed unable nowhere nope nah zero missed skipped neglected forgot",
)
/** A negation that belongs to these words denies nothing: "can't believe", "not bad", "no longer". */
export const NO_DENIAL = words(
  'believe bad only wait problem doubt worries stopping easy kidding lie joke excuses longer',
)
export const PLANS = words(
  "will gonna wanna want wants wanted plan plans planning planned hope hopes hoping hoped intend aim aiming need needs must should would could might may shall tomorrow tmrw soon later gotta lets let's supposed meant about-to ought wish wishing wishes expect expecting expects due scheduled promise promised deciding decided thinking considering",
)
export const CONDITIONS = words('if unless imagine suppose assuming hypothetically provided whether')
export const OTHERS = words(
  'he she they you someone somebody everyone everybody people nobody anyone who whose others his her their your',
)
/** Whom a goal is not: what they did moves nothing. By stem. */
export const PEOPLE = words(
  'lad mum mam dad nan gran missu bff club kid pal friend sister brother wife husband hubbi boss coach teacher colleagu neighbour neighbor mother father son daughter child partner doctor counselor counsellor therapist mate team group class tutor instructor physio boyfriend girlfriend cousin uncl aunt grandmoth grandfath flatmat roommat supervisor manag client guy girl woman man ladi student custom nephew niec twin fiance fianc trainer mentor buddi bloke famili parent grandma granddad editor agent nurs',
)
export const LONG_AGO = words('originally formerly previously childhood yesteryear')
export const RETRACTIONS = words(
  'oops whoops correction typo jk kidding joking scrap nvm nevermind lies lied misread miscounted overcounted exaggerating sorry rather',
)
/** Words that weaken a figure: not exactly so many. */
export const VAGUE = words(
  'nearly almost maybe perhaps probably possibly under over least most nearly practically virtually supposedly apparently guess think approaching towards than fewer',
)
/** Words before the subject of a clause. */
export const FILLERS = words(
  'well ok okay so and then today yesterday tonight finally just also yes yay yep yeah hi hey hello coach good great morning evening afternoon this last night week weekend month now still again luckily happily actually honestly anyway plus but update ah oh wow hooray woohoo progress report status monday tuesday wednesday thursday friday saturday sunday on in at the of day managed got to only already somehow eventually guess what done',
)
export const FIRST_PERSON = words("i i've ive i'm im we we've weve we're me")
/** Past forms that are the same as the present. */
const SAME_PAST = words('read put cut set hit quit beat spread shut cost bet')
/** Words in -ed that are no deed. */
const NO_DEEDS = words(
  'tired excited pleased stressed bored interested motivated supposed scheduled planned needed wanted hoped intended promised expected scared worried relaxed delayed postponed cancelled canceled annoyed exhausted frustrated ashamed disappointed overwhelmed determined based red bed need seed weed speed feed hundred indeed shed wed embed limited advanced overdue loved liked hated enjoyed stayed used deserved decided considered thought felt saw heard knew said told remembered missed skipped failed forgot slept got went had was were began woke rose stood sat lay kept found fell lost spent gave broke dropped deleted stopped wished dreamt dreamed tried struggled wondered stalled stuck bit carried',
)
/** Deeds that have no end of their own, or are the beginning of one: they count nothing. */
export const UNENDED = words(
  'start begin work tri look think practis practic plan talk prepar research open continu read write draw play watch listen listen studi train order buy book sign regist download join outlin sketch tinker fiddl chip dabbl discuss consid explor brows revis attempt order',
)
export const FINISHING = words(
  'finished finish finishing complete completed done wrapped ticked ready submitted handed passed achieved accomplished concluded ✅ ✔ ☑ sorted finalised finalized',
)
export const BEGINNING = words('started start starting began begun begin beginning opened opening working')

/** A past form of a verb: "finished", "ran", "read"; not of one that does nothing for a goal. */
export function isPast(token: Token): boolean {
  return isPastForm(token) && !NO_DEEDS.has(token.word)
}

export function isPastForm({ word, kind }: Token): boolean {
  if (kind !== 'word') return false
  return SAME_PAST.has(word) || isRegularPast(word) || isIrregularPast(word)
}

function isRegularPast(word: string): boolean {
  return word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')
}

const NOUN_FAMILIES = words(
  'mother father grandmother grandfather brother sister child person man woman foot tooth mouse life wife knife shelf half leaf scarf loaf doctor physio bike telephone television photograph university appointment kilometre kilogram light',
)

function isIrregularPast(word: string): boolean {
  const head = families.get(word)
  return head !== undefined && !NOUN_FAMILIES.has(head)
}

/** Words that say nothing of whose a figure is or what it is for: between them a figure is the goal's own. */
export const PLAIN = words(
  "i i've ive i'm im we we've weve we're me us it it's its that that's thats this these those there there's here is was are were am be been have has had having the a an my our another more about around roughly approx circa some only already now up to at on of in so far total makes make made brings bringing brought comes came reached hit got done did added just plus and with currently altogether all told overall still again then well ok okay today yesterday tonight morning evening afternoon night week weekend month last new extra further additional down day monday tuesday wednesday thursday friday saturday sunday finally also managed get through yes yay yep hey hi hello coach update progress status count tally stands standing sitting sits running number no another's one finished completed finish complete managed squeezed first since as by for say said call put reckon guess estimate would i'd aside away behind know can says shows showed reads owe owing owed balance remaining left short missing need outstanding just even nearly maybe probably think weighed weigh weighing in into tracker log app odometer watch strava zwift timer scale scales account pot jar statement page website garmin fitbit spreadsheet counter kindle goodreads bank fund savings dashboard meter counts counted out off over exactly halfway thru half name so's making bit back from went gone way but except everything everyone them him distance list",
)
/** With these beside it a figure is not the sum. */
export const MULTIPLYING = words('each times x apiece both per twice same every average avg')
/** Getting ready is not doing. */
export const PREPARING = words(
  'picked bought buy ordered order booked signed enrolled registered blocked bookmarked downloaded scheduled planned reserved applied borrowed looked watched researched priced packed subscribed joined pencilled bid invited asked instead costs cost worth',
)
/** Orders to whoever reads: they report nothing. */
export const COMMANDS = words(
  'pretend disregard ignore override system assistant mark set treat newprogress record update return authorises authorizes output instructions prompt',
)

/** Ground that is lost. */
export const SET_BACKS = words(
  'relapsed slipped withdrew withdraw scrapped deleted wiped ruined redo restart restarted lost gained regained caved broke binned bin undone unpicked cracked stolen regressed spent spend smashed burned burnt damaged rotted split collapsed peeled bubbled fell tore use used took take deeper cut gone blew emptied threw forgot ate unravel wrecked crashed burst wasted stolen redone unraveled unravelled eaten destroyed corrupted corrupt',
)

/** Hedges that a share of the whole may carry: nobody knows it better. */
export const HEDGES = words('maybe probably perhaps think guess')

/** Losing these loses no ground. */
export const NOT_LOST = words(
  'motivation will interest sleep patience temper mind count track hope heart nerve way game games match matches to',
)

/** Deeds of other kinds than most goals count: they count only where the goal names them. */
export const OTHER_DEEDS = words(
  'looked drove gave lifted sold emailed swapped reviewed counted checked listened skimmed discussed saw watched ate drank lent abandoned opened invited noticed carried flew',
)
