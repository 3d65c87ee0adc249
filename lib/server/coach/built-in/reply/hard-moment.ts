import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import type { ChatContext } from '../../context'
import { asksFact } from './looked-for'
import { readSaid, type Said } from './said'

const I_AM =
  'am|feel|feeling|felt|was|been|being|get|got|just|so|very|really all? so|a|very|really|quite|completely|totally|like|utterly|pretty|too|just? bit|little|total|complete|such|a? '

/** What is told of a mission as well: it is met as a set-back. */
const RELAPSE = phrases(`
relapse|relapsed, drank|smoked|gambled|vaped|drinking|smoking|vaping again, fell off the wagon, caved, slipped up,
had|took a|one|another drink|cigarette|smoke|puff|drag|hit, broke my streak
`)
const RELAPSE_WORDS =
  'Thank you for saying it. It is a set-back, and the days before it still count. What would make the next few hours easier?'

/** A hard moment, by what people say of it. It is met in one way, kind and plain: what it is of is not guessed at. */
const HARD = phrases(`
would have been|turned, in|into|to|at the|a? hospital|hospice|icu|a&e, biopsy|scan|lump|stroke|ambulance|collapsed, at the vet,
had a|an bad|nasty? fall|seizure|operation|accident|surgery|crash, left me|us, walked|moved|stormed out, dumped me, cheating on,
wants|needs a|some? break|divorce|space, broke|split up, row|rowed|argued|arguing|fought with, not speaking|talking to me,
a|an|another|huge|big|massive|horrible|awful|terrible|bad|stupid row|fight|argument, snapped at my|the|him|her|them|each,
hate|hated|despise myself, disappointed in myself, not good enough, lost my job, did not pass|get|make, let me|us go,
failed|failing|flunked, ${I_AM}stuck|flat|lost|empty|low|down|stressed|worried|invisible|alone|tired|ill|sick|angry|frustrated|useless|stupid|guilty|idiot|rubbish|terrible|burden,
can not stop $, ${I_AM}stretched, all|just|everything|is too much, at my limit, burnt|burned|burning out, falling apart,
nobody|noone cares|calls|came|called|showed|remembered|texted|asked, heart is? racing|pounding|going, shaking|trembling, can not breathe|cope,
in|to|into tears|pieces|bits, cried|cry|sobbing|greetin, could|can|did not sleep, so done with, everything _? _? is|went|goes|going wrong, i give up
`)
const ROUGH = phrases(`
bad|terrible|awful|horrible|rough|hard|rotten|shitty|crap|crappy|rubbish|hell|tough|lousy|poor|difficult day|week|night|time|morning|month|shift|patch|spell|stretch|run
`)
const FALLING = phrases(`
felt|feel|feeling|was really|so|very|pretty? awful|terrible|horrible|rough|rotten|lousy,
fell|fallen|falling|slipped|slid|gone|went right? behind|back|backwards
`)
/** Words that by themselves say that it is hard, in whatever sentence. */
const HEAVY = phrases(
  'died|dead|death|buried|funeral|grief|grieving|divorce|cheated|ghosted|screamed|shouted|yelled|ashamed|humiliated|pathetic|worthless|failure|sacked|redundant|rejected|overwhelmed|swamped|drowning|exhausted|shattered|knackered|drained|migraine|lonely|scared|terrified|anxious|panic|panicking|dread|dreading|crying|tears|miserable|numb|hopeless|heartbroken|gutted|depressed|furious|fuming|livid|nightmare|struggling',
)
/** Words that may be said of anything: they count where a message is about nothing else that can be answered. */
const PERHAPS_HEAVY = phrases(`
hospital|useless|idiot|thick|failed|sad|angry|unfair|disaster|hell|awful|horrible|terrible|worst|shit|ruined|nervous|afraid|cope|rotten|rubbish|brutal|mess|gone|confused|wrong|worse|sleepless|hurts,
can not do it|this, fed up, hard|tough|rough one|time|day|week
`)

/** Whether an answer tells of a hard time. What is offered then is not only more. */
export function isHardTime(answer: string): boolean {
  return readSaid(answer).sentences.some(({ words }) => says(words, ROUGH) || says(words, FALLING))
}

/** What is no such moment: a place of work, a machine, what is denied, faint or over, tears of joy. */
const OTHERWISE = phrases(`
work|works|worked|working|shift|volunteer|job|interview _? _? _? hospital|hospice|icu|a&e, hospital shift|job|work|interview|radio,
home|back|out from|of the? hospital, laughing|laughter, in a row, said yes,
phone|laptop|battery|car|bike|plant|engine|boiler|tv|computer has|is? died|dead|gone|dying,
not|kind|sort of? tired|sad|worried|scared|stuck|anxious|nervous|terrified|lonely|bad|ill|sick, bit|little|slightly scared|nervous|anxious|worried|afraid,
nobody|never|without|one|nearly|almost|happy|good|no crying|cried|cry|tears, with joy|happiness,
since|before|after|until|when i|he|she|we|they|it was|were|got|felt|fell, but|yet|still so|very? happy|glad|proud|good|content|relieved
`)
/** What looks the record up, whatever it is about: "the last time I was anxious". */
const LOOKUP = phrases(`
show|find|list|search|count, entries|entry|notes|days|times|weeks about|where|when|with|of|on|i, last|first time,
when i was|am|felt|feel|last|first, how often|many|much|long
`)
const GLAD = phrases(`
i did it, nailed|smashed|aced it|that|the, passed my|the, got the|that|a|my job|promotion|offer|place|visa|flat|house,
best day|week, best _? _? ever|yet, ${I_AM}happy|proud|glad|excited|thrilled|chuffed|delighted|relieved, but|yet happy|glad|proud|relieved,
new pb, over the moon, woohoo|yay|hooray, he|she|they said yes, got promoted|engaged|married
`)
const GLAD_WORDS = 'That is good to read. Who else would be glad to hear it?'
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
