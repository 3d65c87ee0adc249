import 'server-only'
import { headOf, phrases, says, saysOnly } from '@/lib/server/language/phrases'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { asksFact } from './looked-for'
import { readSaid, type Said } from './said'

/** What is told of a mission as well: it is met as a set-back. */
const RELAPSE = phrases(`
relapse|relapsed, drank|smoked|gambled|vaped|drinking|smoking|vaping again, fell off the wagon, caved, slipped up,
had|took a|one|another drink|cigarette|smoke|puff|drag|hit, broke my streak
`)
const RELAPSE_WORDS =
  'Thank you for saying it. It is a set-back, and the days before it still count. What would make the next few hours easier?'

/** How one is: a hard moment where it is said of oneself. What it is of is not guessed at. */
const FEELING = wordSet(
  'stressed worried invisible alone lonely tired angry frustrated useless stupid guilty idiot rubbish terrible burden stretched ashamed humiliated pathetic worthless failure failing overwhelmed swamped drowning exhausted shattered knackered drained scared terrified frightened afraid anxious panicking miserable numb hopeless heartbroken gutted depressed furious fuming livid struggling sad horrible garbage dirt crap shit devastated crying sobbing grieving',
)
/** "I am flat out", "stuck on the intro" tell of no feeling, "I feel stuck" does. */
const FELT = wordSet('flat lost empty low down sick thick awful nothing rotten lousy nervous')
const BEING = wordSet('am feel feeling felt was been being getting stayed remained')
const SHADING = wordSet(
  'so a an very really quite completely totally like utterly pretty too just total complete such all honestly have still',
)
/** Before "I", or before "feeling", they make it another's, of another day, or what is only named. */
const BESIDE = wordSet(
  'since before after until when where if because that time times days about of for you they people others nobody who',
)
/** Words of a loss or a fright: by themselves where nothing else is said. */
const HEAVY = wordSet(
  'died dead death funeral grief divorce nightmare disaster hell miserable heartbroken gutted crying tears sacked redundant rejected ghosted panic dread migraine fuming livid exhausted shattered knackered',
)
/** What happened to the person or to who is theirs. */
const HAPPENED = phrases(`
would have been|turned, taken|rushed|admitted to the|a? hospital|hospice|icu, is|am in the? hospital|hospice|icu,
had a|another row|fight|argument, had a|an bad|nasty? fall|seizure|operation|accident|stroke|crash, scan|biopsy|results came back, left|dumped me|us, walked|stormed out on, cheated|cheating on me,
wants|needs a|some break|divorce|space, split up, row|rowed|argued|arguing|fought with, not speaking|talking to me,
huge|big|massive|horrible|awful|terrible|bad|stupid row|fight|argument, i|we|got|and again? snapped|shouted|screamed|yelled at,
hate|hated|despise myself, disappointed in myself, not good enough, lost my job|temper, did not pass|get|make the|my, let me|us go,
failed my|the|again, is eating me alive, burnt|burned|burning out, falling apart, can not stop $, can not stop shaking|crying,
nobody|noone cares|calls|came|called|showed|remembered|texted|asked, heart is? racing|pounding|going, in|to|into tears, i am|was|went|fell in|to|into? pieces|bits,
can|could not breathe|cope, can not sleep, can not do this, i cried, greetin, so done with, everything _? _? is|went|goes|going wrong,
i give up, at my limit, everything|all at once, all|just|everything is too much
`)
const LOUD = phrases('snapped|shouted|screamed|yelled at')
const SPEECHLESS = phrases('ugh|god|honestly? i? can not')
const ROUGH = phrases(`
bad|terrible|awful|horrible|rough|hard|rotten|shitty|crap|crappy|rubbish|hell|tough|lousy|poor|difficult day|week|night|time|morning|month|shift|patch|spell|stretch|run
`)
const FALLING = phrases(`
felt|feel|feeling|was really|so|very|pretty? awful|terrible|horrible|rough|rotten|lousy,
fell|fallen|falling|slipped|slid|gone|went right? behind|back|backwards
`)
const HARD_WORDS = 'I am sorry, that sounds hard. Is there somebody you could tell about it today?'
const QUARREL = wordSet('row rowed fight fought argument argued arguing snapped shouted screamed yelled')
const QUARREL_WORDS = 'I am sorry. That is a lot for one day; nothing here has to be done today.'
const DENIES = /^\W*(?:no|nah|nope|not)\b/i
const NOT_SO_WORDS = 'All right, then I took it for more. Ask “What is next?”, and I will name one thing to begin with.'
/** Said to who has been met so before: the same sentence once more would be a machine's. */
const STILL_HARD_WORDS =
  'I am sorry that it goes on being so hard. Please do not carry it alone: tell someone near you today, or a doctor if it lasts. At findahelpline.com people answer at any hour.'

/** A sentence of no more is bare of anything else. */
const [BARE, BRIEF] = [3, 5]

/** Whether an answer tells of a hard time. What is offered then is not only more. */
export function isHardTime(answer: string): boolean {
  // "The keys went back to the landlord".
  const falls = (words: readonly string[]) => says(words, FALLING) && !GIVEN_BACK.test(words.join(' '))
  return readSaid(answer).sentences.some(({ words }) => says(words, ROUGH) || falls(words))
}

const GIVEN_BACK = /\bback to (?:the|my|our|his|her|their) /

const AFRESH = phrases('start|starting|started all? again|over, back to square|day one|zero')

/** Whether an answer tells of a set-back, or that there was none: "snapped at her twice", "no row this week". */
export function setBackIn({ sentences }: Said): 'told' | 'denied' | null {
  const tells = (words: readonly string[]) =>
    says(words, RELAPSE) || says(words, AFRESH) || says(words, HAPPENED) || headOf(words, LOUD) > 0
  const told = sentences.flatMap(({ words }) => {
    const bare = words.filter((word) => !NOT.has(word))
    // "We rowed, but I stayed calm" may be either.
    if (words.includes('but')) return []
    if (bare.length < words.length && tells(bare)) return ['denied' as const]
    return tells(words) ? ['told' as const] : []
  })
  return told.find((one) => one === 'told') ?? told[0] ?? null
}

/** One or two kind sentences for a hard moment; null where the message is about something else. */
export function momentAnswer(said: Said, turns: ChatContext['turns']): string | null {
  const told = toldIn(said)
  if (told.some((words) => says(words, RELAPSE))) return RELAPSE_WORDS
  if (!told.some(isHardSentence)) return null
  // "No, not like that, just work": it was taken for more than it is.
  if (DENIES.test(said.text) && turns.at(-1)?.text.includes(HARD_WORDS)) return NOT_SO_WORDS
  const met = (words: string) => turns.some(({ text, isFromUser }) => !isFromUser && text.includes(words))
  if (!met(HARD_WORDS)) return HARD_WORDS
  // A quarrel on top of a bad day is no sign that it goes on being too much.
  const isQuarrel = told.some((words) => words.some((word) => QUARREL.has(word)))
  return isQuarrel && !met(QUARREL_WORDS) ? QUARREL_WORDS : STILL_HARD_WORDS
}

/** Whether a message tells of a moment beside which no figure is asked for. A relapse is told of a mission. */
export function isHard(said: Said): boolean {
  const told = toldIn(said)
  return told.some(isHardSentence) && !told.some((words) => says(words, RELAPSE))
}

function toldIn({ sentences }: Said): (readonly string[])[] {
  return sentences.flatMap(({ sentence, words }) => {
    const isLookup = /^(?:any|show|list|find|search|count|entries|notes|days|times)$/.test(words[0] ?? '')
    return sentence.isQuestion || asksFact(sentence) || isLookup ? [] : [words]
  })
}

/** "Sick with nerves before the call, and then it was nothing". */
const RELIEVED = phrases(`
then|but it|that was nothing|fine|ok|okay|grand|alright|easy, turned out fine|ok|okay|well|nothing|grand|alright
`)

function isHardSentence(words: readonly string[]): boolean {
  if (says(words, RELIEVED)) return false
  const isLoud = headOf(words, LOUD) > 0
  const isBare = words.length <= BARE && words.some((word) => HEAVY.has(word))
  return isLoud || isBare || saysOnly(words, SPEECHLESS) || says(words, HAPPENED) || isOwn(words)
}

/** Whether a feeling is said of who writes: "I am so tired", "feeling thick"; not "Ida was tired". */
function isOwn(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const isOnlyFelt = FELT.has(word)
    // "So tired today" is a day like others, "tired of all of it" is not.
    const isOnlyTired = word === 'tired' && words[at + 1] !== 'of'
    if ((!FEELING.has(word) && !isOnlyFelt) || isOnlyTired) return false
    const being = shadedFrom(words, at)
    const verb = BEING.has(words[being] ?? '') ? (words[being] ?? '') : ''
    if (isOnlyFelt && !/^fe(?:el|lt)/.test(verb)) return false
    const place = verb ? shadedFrom(words, being) : being
    if (place < 0) return verb !== '' || being < at - 1
    const who = words[place] ?? ''
    if (who === 'i' || who === 'we') return verb !== '' && !BESIDE.has(words[place - 1] ?? '')
    return /^(?:am|feel|feeling)$/.test(verb) && !BESIDE.has(who)
  })
}

/** What a day was like, said in passing: more than a word of it is not claimed to be understood. */
const LOW = wordSet(
  'tired flat nervous worried anxious sad down ill sick sore shattered knackered hurts hurt aches ache bad badly awful rough hard nothing failed missed skipped cancelled canceled behind stuck annoyed angry low exhausted bothered',
)
const HIGH = wordSet(
  'yay hooray hurray woohoo yippee great good happy proud pleased lovely finally won passed glad excited wonderful best fun nice brilliant amazing awesome fantastic calm',
)
const NOT = wordSet('not no never nothing without hardly')

/** Whether a word says how one is: beside how much energy there was that is the same thing told twice. */
export function isOfFeeling(word: string): boolean {
  return [FEELING, FELT, HEAVY, LOW, HIGH].some((words) => words.has(word))
}

/** A short kind word to what somebody tells of their day; null where it says neither, or both. */
export function kindWord(words: readonly string[]): string | null {
  if (isGood(words)) return 'That is good to hear.'
  return isOfDay(words, LOW, HIGH) || says(words, ROUGH) || says(words, DOWN) ? 'I am sorry to hear that.' : null
}
const DOWN = phrases('drags|dragged|dragging|gets|got|getting|brings|bringing me down')

/** Whether something good is told of one's own day, and nothing bad. */
export function isGood(words: readonly string[]): boolean {
  return isOfDay(words, HIGH, LOW)
}

/** Whether anything bad is told, whatever good stands beside it: "only two good nights, Finn was ill". It is no win. */
export function isTroubled({ sentences }: Said): boolean {
  return sentences.some(({ words }) => undenied(words, LOW))
}

function isOfDay(words: readonly string[], told: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  // "Daniel was exhausted after the launch" is of another.
  const isOwn = words.length <= BRIEF || /^(?:i|im|my|we|feel|feeling|so)$/.test(words[0] ?? '')
  return isOwn && undenied(words, told) && !undenied(words, other)
}

/** Whether one of some words is told and not denied. */
function undenied(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word, at) => set.has(word) && !NOT.has(words[at - 1] ?? ''))
}

/** The place of the word before those that only shade what stands at a place. */
function shadedFrom(words: readonly string[], at: number): number {
  let place = at - 1
  while (SHADING.has(words[place] ?? '')) place--
  return place
}
