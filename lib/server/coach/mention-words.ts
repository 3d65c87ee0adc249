import 'server-only'
import { stem } from './built-in/reply/stem'

/** Words that stand in anyone's day, whatever the mission: they tell nothing. */
const EMPTY_WORDS =
  'once twice under properly fully really falling full half quarter third fourth fifth sixth seventh eighth ninth tenth eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december spring summer autumn winter night nights noon today whole anything something nothing everything somebody someone anyone everyone nobody together alone around across along through during within toward towards against between among upon onto above below almost already always often sometimes usually maybe perhaps enough other others another same such own only too both either neither while whether though although however like per via plus minus total amount number numbers percent level step steps part parts side kind sort way ways place places piece pieces man woman men women people person name names word words line lines point points yet'.split(
    ' ',
  )

/** Verbs of every kind of mission and of every kind of day: they need an object that is the mission's own. */
const WEAK_VERBS =
  'accept achieve add apply ask attend bring build buy call carry change check choose clean clear close come create cut decide deliver design develop draw drink drive drop earn eat end exercise expand explore fall find fix follow give grow hand help hire hold host improve increase invest join keep land launch lead leave lift limit listen live load look lose lower maintain manage master meet mentor mind move open organise organize own pass pay perform phone pick play practice practise prepare present protect publish pull push put quit raise reach read reconnect record recover reduce release remember repair repeat replace rest restore ring rise row run save say sell send serve set share ship show sign sit speak spend stand start stay stop stretch strengthen study submit support switch take talk teach test tidy touch train travel turn understand update use visit wait wake walk wash watch wear win wish wonder write'.split(
    ' ',
  )

/** Nouns and qualities of any household, office and calendar, and what tags are commonly called: two of them make one. */
const WEAK_NOUNS =
  'account action activity afternoon alarm answer area art baby back bag bank bed bedroom bike body book box boy break breakfast brother business car career care case chair chance child children city class client coat coffee cold company computer confidence conversation course customer dad daughter death desk dinner dish dog door dream dress earth email english event evenings exam expense experience eye face fact family fast father film finance fire fish fit fitness floor food foot form friend friends front fun future game garden girl grandmother group growth habit hair hall hand head health healthy heart heat hip holiday home hospital hotel house husband ice idea image income inside issue jar job joy key kid kids kitchen lamp language leg lesson letter life light list love lunch mail map market meal meeting memory message mid mind money mood mornings mountain mouth music neighbour network news note office order outline outside page paint paper parent parents party past pattern phone photo picture plan plant plate pool power practice present presentation price problem process product project quality question rain reading relationship report research review road room routine rule sale school screen sea seat self senior series session shelf shelves shop show sister skill slide slides social son sound space sport stage stair state story stress student style suite table tax team teeth telephone tense test text ticket toe tool topic town train trip trust truth type user video view voice wall water weather weight wellbeing wife wind window wine winter world wood yard'.split(
    ' ',
  )

const stems = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stem))

/** How much a word tells of a mission by itself. */
export type Weight = 'empty' | 'verb' | 'noun' | 'telling'

const EMPTY = stems(EMPTY_WORDS)
const VERBS = stems(WEAK_VERBS)
const NOUNS = stems(WEAK_NOUNS)

/** How rare a stem is in what people write of their days. */
export function weightOf(stemmed: string): Weight {
  if (EMPTY.has(stemmed)) return 'empty'
  if (VERBS.has(stemmed)) return 'verb'
  return NOUNS.has(stemmed) ? 'noun' : 'telling'
}

/** Turns of phrase in which a mission's word means something else; they are taken out before words are counted. */
const IDIOMS: readonly RegExp[] = [
  /\b(?:night|day|week|month|year|time)s? running\b|\bin the (?:long|short) run\b/gi,
  /\b(?:marathon|mammoth) (?:meeting|call|session|day|week)s?\b|\bnot a sprint\b|\bmarathon of\b/gi,
  /\b(?:close|wake-up|conference|roll|judg(?:e)?ment|curtain|good|tough) calls?\b|\bcall(?:ed|ing)? (?:it|off|for|in sick|upon)\b/gi,
  /\bin (?:my|his|her|their) (?:good |bad )?books?\b|\bby the book\b|\b(?:for|in) the (?:record )?books\b|\b(?:cook|check|cheque)s?books?\b/gi,
  /\b(?:piece of cake|icing on the cake|take(?:s|n)? the cake|half[- ]baked|bread and butter)\b/gi,
  /\b(?:up in smoke|smoke and mirrors|smoke (?:alarm|detector|signal)s?|smoking gun|holy smoke)\b/gi,
  /\b(?:sleep|slept) on (?:it|that)\b|\b(?:in|lose|lost|losing) (?:my |any |no )?sleep over\b|\bin my sleep\b/gi,
  /\bsav(?:e|ed|ing) (?:the day|my (?:life|bacon|skin)|face|time|grace|it for|that for)\b/gi,
  /\b(?:its|his|her|their|my|dead|carr(?:y|ied)|pull(?:ed)?|own) weight (?:off|around)\b|\bweight off\b|\bcarr(?:y|ied) weight\b|\bdead weight\b/gi,
  /\b(?:second|first) fiddle\b|\bfit as a fiddle\b|\bface the music\b|\bmusic to my ears\b|\bblow(?:ing)? (?:my|his|her) own trumpet\b|\ball that jazz\b/gi,
  /\b(?:french (?:fries|toast|press|window|door)s?|pardon my french|spanish (?:omelette|flu|inquisition)|greek (?:salad|yogh?urt|to me)|danish pastr(?:y|ies)|german shepherd|double dutch|going dutch|italian (?:restaurant|dressing)|turkish (?:delight|bath)|polish(?:ed|ing))\b/gi,
  /\b(?:swim|swam|swimming) in (?:work|mail|emails?|paper|it)\b|\bsink or swim\b|\bcar ?pool\w*\b/gi,
  /\b(?:train of thought|on the same page|turn(?:ed)? the page|a novel (?:idea|way|approach))\b/gi,
  /\b(?:uphill|in) (?:climb|battle)s? (?:of|over|with)\b|\bclimb(?:ed|ing)? the walls?\b/gi,
  /\b(?:garden variety|garden path|common or garden)\b|\bdance(?:d)? around\b|\bsong and dance\b/gi,
  /\b(?:crash diet of|balanced? diet of)\b|\bgym (?:bag|kit|shoes?) (?:for|of)\b/gi,
]

/** A text without the turns of phrase that would mislead. */
export function withoutIdioms(text: string): string {
  return IDIOMS.reduce((left, idiom) => left.replace(idiom, ' — '), text)
}
