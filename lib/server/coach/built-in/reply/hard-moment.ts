import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import type { ChatContext } from '../../context'
import { asksFact } from './looked-for'
import { readSaid, type Said } from './said'

const I_AM =
  "am|feel|feeling|felt|was|been|being|get|got|just|so|is|it's so|very|really|just|a|bit|pretty|too|quite|completely|totally|like|utterly|all? so|bit|little|total|complete|such|a? "
const WHO = 'him|her|them|me|us|each|myself'
const KIN = 'mum|mom|mam|dad|wife|husband|partner|sister|brother|son|daughter|gran|nan|grandma|grandpa|friend'

/** What is told of a mission as well: it is met as a set-back. */
const RELAPSE = phrases(`
relapse|relapsed, drank|smoked|gambled|vaped|drinking|smoking|vaping again, fell off the wagon, caved,
one|two|# became|turned into|to two|three|four|five|#, on the bottle,
had|took a|one|another drink|cigarette|smoke|puff|drag|hit, broke my streak, slipped up, back to zero,
missed days|training|practice|again
`)
const RELAPSE_WORDS =
  'Thank you for saying it. It is a set-back, and the days before it still count. What would make the next few hours easier?'

/** A hard moment, by what people say of it. It is met in one way, kind and plain: what it is of is not guessed at. */
const HARD = phrases(`
would have been|turned, without he|she|they|him|her|${KIN} died|passed|went?, i miss him|her|${KIN},
miss him|her so|today|tonight, in|into|to|at the|a? hospital|hospice|icu|a&e, intensive care,
biopsy|scan|lump|sectioned|stroke, at the vet, ambulance, collapsed,
had a|an bad|nasty? fall|seizure|operation|accident|surgery|crash,
broke|broken|fractured his|her|their hip|leg|arm|wrist|ankle|back, left me|us, walked|moved|storming|stormed out,
wants|wanted|asked|filed for? a? divorce|separation, broke|split up, dumped me, needs|wants space|time|a, cheating on,
row|rowed|argued|arguing|fought with,
a|an|another|huge|big|massive|horrible|awful|terrible|bad|stupid row|fight|argument, lost my temper, hates me,
screamed|shouted|yelled|snapped at ${WHO}|my|the, got|been|was screamed|shouted|yelled at, told off, had words,
not speaking|talking to me, hate|hated|loathe|despise myself, ashamed|disgusted|disappointed of|with|at|in myself,
let everyone|them|him|her|myself down,
${I_AM}a|an|such? total|complete|terrible|awful|bad|lousy|rubbish|horrible|useless? mother|father|parent|friend|partner|person|fraud|failure|burden|idiot|mess|impostor,
${I_AM}stupid|pathetic|disgusting|ashamed|useless|worthless|guilty, not good enough, can not do anything right,
lost my job, did not pass|get|make, went really? badly,
fired|sacked|redundant|redundancy|rejected|rejection|failed|failing|flunked|bombed, turned|passed me? down|over,
let me|us|him|her? go, messed|screwed|cocked up, blew it, chose|picked someone|somebody else, to someone|somebody else,
stuck|blocked, round in circles, hit a wall, not focus|concentrate, can not start|begin|move|continue|cope,
no motivation, keep putting it off, can not stop $, ${I_AM}overwhelmed|drowning|swamped|stretched|overloaded,
all|just|everything|is too much? for? me?, at my limit, burnt|burned|burning out, falling apart,
${I_AM}lonely|alone|isolated|invisible, nobody|noone cares|calls|came|called|showed|remembered|texted|asked, no friends,
no one|nobody to, left out, ${I_AM}anxious|scared|afraid|nervous|worried|terrified|stressed|panicking|dreading,
heart is? racing|pounding, shaking|trembling, can not breathe|calm, worried sick, on edge,
${I_AM}sad|low|down|depressed|miserable|unhappy|heartbroken|hopeless|empty|numb|flat|lost|gutted|devastated|broken,
in|to|into tears|pieces|bits, crying|cried|cry|sobbing,
${I_AM}tired|exhausted|knackered|ill|sick|shattered|drained|unwell|wrecked, could|can|did not sleep,
slept badly|terribly, up all night, in bed with, no|hardly|barely any? sleep|slept,
have|got|caught a|the? cold|flu|fever|migraine|headache|bug,
${I_AM}angry|furious|annoyed|frustrated|irritated|fuming|livid|fed|pissed|raging, so done with, tired|sick of,
drives|drive|makes me so? mad|angry, hate this|my|it|everything,
worst day|week|night, nothing works|helps, everything _? _? is|went|goes|going wrong,
everything is|feels pointless|awful|shit, i give up, giving up, failure|loser|hopeless|nightmare
`)

const ROUGH = phrases(`
bad|terrible|awful|horrible|rough|hard|rotten|shitty|crap|crappy|rubbish|hell|tough|lousy|poor|difficult day|week|night|time|morning|month|shift|patch|spell|stretch|run
`)
const FALLING = phrases(`
felt|feel|feeling|was really|so|very|pretty? awful|terrible|horrible|rough|rotten|lousy,
fell|fallen|falling|slipped|slid|gone|went right? behind|back|backwards
`)

/** Whether an answer tells of a hard time. What is offered then is not only more. */
export function isHardTime(answer: string): boolean {
  return readSaid(answer).sentences.some(({ words }) => says(words, ROUGH) || says(words, FALLING))
}

/** A hospital that is a place of work, or that somebody has left; crying with laughter. */
const OTHERWISE = phrases(`
work|works|worked|working|shift|volunteer|volunteered|job|interview _? _? _? hospital|hospice|icu|a&e,
hospital shift|job|work|interview|radio, out of hospital, home|back from the? hospital, laughing|laughter,
phone|laptop|battery|car|bike|plant|engine|boiler|tv|computer has|is? died|dead|gone|dying,
not tired|sad|worried|scared|stuck|anxious|lonely|bad|ill|sick, nobody|never|without crying|cried|cry,
no one crying|cried, no tears|crying, said yes,
kind|sort of scared|nervous|anxious|worried|terrified|afraid, bit|little|slightly scared|nervous|anxious|worried|afraid, in a row, nearly|almost|happy cried|crying|cry, but|yet|still so|very? happy|glad|proud|good|content|relieved
`)
/** What looks the record up, whatever it is about: "the last time I was anxious". */
const LOOKUP = phrases(`
show|find|list|search|count, entries|entry|notes|days|times|weeks about|where|when|with|of|on|i, last|first time,
when i was|am|felt|feel|last|first, how often|many|much|long
`)
const GLAD = phrases(`
i did it, nailed|smashed|aced it|that|the, passed my|the|with,
got the|that|a|my job|promotion|offer|place|visa|flat|house, best day|week,
great|good|lovely|wonderful|fantastic|amazing|brilliant day|week|run|session,
day|today|it was lovely|great|brilliant|wonderful, best _? _? ever|yet,
${I_AM}happy|proud|glad|excited|thrilled|chuffed|buzzing|delighted|relieved, but|yet happy|glad|proud|relieved, personal best, new pb, over the moon,
woohoo|yay|hooray, got in $, he|she|they said yes, having a baby, accepted my, we won, celebrate, got promoted|engaged|married,
so pleased|proud
`)
const GLAD_WORDS = 'That is good to read. Who else would be glad to hear it?'

/** Words that by themselves say that it is hard, in whatever sentence; they meet it where no row above does. */
const HEAVY = phrases(
  'died|dead|death|buried|funeral|cemetery|grief|grieving|divorce|cheated|ghosted|dumped|screamed|yelled|ashamed|embarrassed|humiliated|guilty|pathetic|worthless|failure|sacked|redundant|rejected|overwhelmed|swamped|drowning|exhausted|shattered|knackered|drained|migraine|lonely|scared|terrified|anxious|panic|panicking|dread|dreading|stressed|crying|tears|miserable|numb|hopeless|heartbroken|gutted|furious|fuming|livid|nightmare|hurting|struggling',
)
/** Words that may be said of anything: they count where a message is about nothing else that can be answered. */
const PERHAPS_HEAVY = phrases(`
hospital|argued|useless|idiot|thick|failed|sad|angry|unfair|disaster|hell|awful|horrible|terrible|worst|shit|ruined|nervous|afraid|cope|rotten|rubbish|brutal|mess|gone|confused|wrong|worse|sleepless|hurts,
lost her|him|them|it|my, fed up, miss|missing|without him|her, can not do it|this, to pieces|bits,
hard|tough|rough one|time|day|week, no one|person to
`)
const HARD_WORDS = 'I am sorry, that sounds hard. Is there somebody you could tell about it today?'

/** Said to who has been met so before: the same sentence once more would be a machine's. */
const STILL_HARD_WORDS =
  'I am sorry that it goes on being so hard. Please do not carry it alone: tell someone near you today, or a doctor if it lasts. At findahelpline.com people answer at any hour.'

/** What is longer tells of more than a moment. */
const MOST_WORDS = 20

/** One or two kind sentences for a hard moment, or a glad one; null where the message is about something else. */
export function momentAnswer(said: Said, turns: ChatContext['turns']): string | null {
  const met = metOnce(said)
  const isAgain = turns.some(({ text, isFromUser }) => !isFromUser && text.includes(HARD_WORDS))
  return met === HARD_WORDS && isAgain ? STILL_HARD_WORDS : met
}

function metOnce(said: Said): string | null {
  const told = toldIn(said)
  if (told.some(({ words }) => says(words, RELAPSE))) return RELAPSE_WORDS
  if (told.some(isHardSentence)) return HARD_WORDS
  if (toldIn(said, []).some(({ words }) => says(words, GLAD))) return GLAD_WORDS
  return told.some(isPerhapsHeavy) ? HARD_WORDS : null
}

/** "That was wrong, it was 90.3" puts a figure right. */
function isPerhapsHeavy({ sentence, words }: Said['sentences'][number]): boolean {
  const hasFigure = sentence.tokens.some(({ kind }) => kind === 'number')
  return words.length <= MOST_WORDS && !hasFigure && says(words, PERHAPS_HEAVY)
}

/** Whether a message tells of a moment beside which no figure is asked for. A relapse is told of a mission. */
export function isHard(said: Said): boolean {
  const told = toldIn(said)
  return told.some(isHardSentence) && !told.some(({ words }) => says(words, RELAPSE))
}

function toldIn({ sentences }: Said, unless = OTHERWISE) {
  return sentences.filter(({ sentence, words }) => {
    const asks = sentence.isQuestion || asksFact(sentence) || words[0] === 'any'
    return !asks && !says(words, LOOKUP) && !says(words, unless)
  })
}

function isHardSentence({ words }: Said['sentences'][number]): boolean {
  return says(words, HARD) || says(words, ROUGH) || says(words, HEAVY)
}
