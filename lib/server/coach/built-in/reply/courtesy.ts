import 'server-only'
import { AS_GOAL, NAME_THE_GOAL, WHAT_I_CAN_DO } from '@/lib/contract/unanswered'
import { headOf, phrases, says, saysOnly } from '@/lib/server/language/phrases'
import { capital } from '@/lib/server/language/questions/day-words'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { asksFact } from './looked-for'
import { pointsBack, type Said } from './said'

/** Words that may stand around a greeting or a thanks and say nothing more. */
const AROUND = wordSet(
  'hi hello hey hiya heya yo good morning evening afternoon night day there coach again to you all so then well just everyone and the ok okay right now much very really a lot for that this your help appreciate it lovely great nice amazing perfect cool brilliant wonderful awesome super helpful useful see ya soon later tomorrow next week time take care sleep tight bye goodbye cheers thanks thank ta thx ty speak talk back am is i me mate howdy sup greetings alright off bed gotta got go catch have one cheerio ha haha lol yes yeah no been great useful helpful much appreciated fair enough grand god wow omg gosh jeez blimey oh hm long',
)

const greeting = phrases(
  'hi|hello|hey|hiya|heya|yo|greetings|howdy, good? morning|afternoon|evening|evenin|day, sup|alright',
)
const goodbye = phrases(`
bye|goodbye|cya|cheerio, good|night night, see you|ya, talk|speak later|soon|tomorrow, take care,
gotta|got to? go, catch you, off to bed, have a good|nice, that is all for? today|now
`)
const thanks = phrases(`
thanks|thank|thx|ty|cheers|ta, that|this|you helps|helped, appreciated, been|was a? great|big|useful|helpful help?
`)
const unthankful = phrases('nothing|not|no|but|can|could')
const agreed = phrases(`
ok|okay|k|yes|yeah|yep|yup|no|nope|nah|sure|fine|right|cool|great|nice|perfect|good|maybe|hm|hmm|mm|meh|lol|haha|alright|understood,
got it, no problem|worries|prob|bother|rush|hurry, sounds good, i see, makes sense, dunno|unsure|idk, do not know, no idea, will do, all good, not really|sure, sorry, my bad, apologies
`)
/** What finds fault with an answer. */
const faulted = phrases(`
not what i meant|asked|said|wanted, you are|were|got|have it|that|this? wrong, no? that|thats is|was? wrong, wrong answer,
you|do never|dont|didnt|do|did|not not|listen|understand|get listen|understand|get?, you misread|misunderstood, makes no sense,
you are|were not helpful, this|that is useless|rubbish|stupid|dumb, you are|were no use|help|good,
you are|were so? useless|rubbish|hopeless|annoying|stupid|dumb|thick, stop going|banging|harping|keep on about
`)
const FILLING = wordSet('hm hmm oh well ah um')
const willing = phrases('i will|shall do|try|go|start|begin it|that|this|so? now|then? $, will do|try $')
const won = phrases('i|we finally|just? did|made|nailed|managed|cracked it $, done it $, yes|finally i did it')
const WELL_DONE = 'That is good to hear. What was it? Name the goal or the milestone, and I will draw up a card for it.'
const GOT_IT_WRONG =
  'Then I got it wrong. I go by words and miss some; nothing is changed but what you applied. What did you mean? Name the goal or the day, or use a word that you wrote.'
const whoAreYou = phrases(`
who|what are you exactly|really?, who am i talking|speaking to|with, who made|built you, do you have feelings|emotions, what|which model are you,
are|r|is|this|talking|with|to you|u|an|a|this even|a|an? real|human|robot|bot|ai|person|machine|chatgpt|gpt|alive|conscious, real|human person|human|there, are you really _, what is your name
`)
const abilities = phrases(`
what can|do you even|actually|really? do|help, how can|do you help|work, what can|should i ask|say|tell you?, how does this app work,
what sort|kind of things can|do, show me what you can do, examples of what to|i, how do i use this|you|it, how does this|it|that work, help
`)
const howAreYou = phrases(`
you are? there|here, still there|here, are you still? there|here|around, anyone|anybody there|here,
how are you doing|today|feeling?, what|whats is? up $, how is it going with you, how do you do|feel, you ok|okay|alright,
how have you been, how was|is your own? day|week|weekend|night|evening, are|hope you are? well
`)
const joking = phrases('joke|jokes|riddle, make me laugh')
const NO_JOKES = 'I know no jokes, only what you wrote. Some of that is funny, I am sure.'
const asksForRest = phrases(`
is it|that ok|okay|alright|fine|bad if|to i? just? do|doing? nothing|less, is it|that ok|okay|alright|fine|bad if|to i? just? rest|skip,
am i allowed to? rest|stop, can i just? do nothing, can i just? rest
`)
const MAY_REST = 'It is. A day off takes nothing back, and what is set can wait.'
const wishes = phrases(`
i want|hope|plan|wish|intend to, i would like|love to, i have always wanted to, i really want to, wish i could,
my dream is, thinking of|about ~ing, i am thinking of|about ~ing, i am going|planning to
`)
/** What is meant for one day or one hour is no goal. */
const noWish = phrases(
  'to quit|stop|give|die|sleep|cry|talk|know|ask|thank|say, today|tonight|tomorrow|later|now|instead',
)

const ofGoal = phrases('make|add|set|create|have|start a|another|one new? goal|mission $')

/** Longer messages with such words in them are about something. */
const [MOST_ABOUT, MOST_OF_THANKS, MOST_OF_SMALL_TALK, MOST_OF_QUESTION, MOST_OF_PRAISE] = [6, 9, 11, 14, 24]

/** The answer to a message that is courtesy and nothing else; null for any other. */
export function courtesyFor({ words, sentences }: Said, { persona, user }: ChatContext): string | null {
  // "Thanks. And when's the screws thing" asks, too.
  const asks = sentences.some(({ sentence }, at) => sentence.isQuestion || (at > 0 && asksFact(sentence)))
  const isOf = (most: number, wanted: Parameters<typeof says>[1]) => words.length < most && says(words, wanted)
  if (words.length === 0)
    return 'I can only read words. Ask me about your journal or your goals, or tell me what to set up.'
  if (isOf(MOST_OF_QUESTION, whoAreYou)) return whoIAm(persona.name, persona.id === 'custom')
  if (saysOnly(words, abilities) || isOf(MOST_OF_THANKS, abilities.slice(0, 2))) return ABILITIES
  if (isOf(MOST_OF_SMALL_TALK, howAreYou))
    return 'I am a program, so I am always here and fine. What would you like to look up or set up?'
  if (!asks && isOf(MOST_OF_SMALL_TALK, faulted)) return GOT_IT_WRONG
  if (!asks && isOf(MOST_ABOUT, won)) return WELL_DONE
  if (!asks && isOf(MOST_ABOUT, willing)) return 'Good. Tell me how it went.'
  if (isOf(MOST_ABOUT, joking)) return NO_JOKES
  if (isOf(MOST_OF_QUESTION, asksForRest)) return MAY_REST
  const isOnly = words.every((word) => AROUND.has(word) || word === user.firstName.toLowerCase())
  const isShort = !asks && words.length < MOST_OF_THANKS
  const isThanked = !asks && sentences.length <= 2 && words.length < MOST_OF_PRAISE
  if (
    (isOnly && says(words, thanks)) ||
    (headOf(words, thanks) > 0 && (isShort ? !says(words, unthankful) : isThanked))
  )
    return 'You are welcome.'
  const isLeaving = says(words.slice(words.length < MOST_ABOUT ? 0 : -2), goodbye)
  if ((isShort && isLeaving) || (isOnly && (says(words, goodbye) || words.at(-1) === 'night')))
    return words.includes('night') ? 'Good night.' : 'See you next time.'
  // "Good afternoon dear": one word more than is known.
  const met = /^(?:good|hi|hello|hey)$/.test(words[0] ?? '') ? headOf(words, greeting) : 0
  if ((met > 0 && words.length <= met + 1 && !asks) || (isOnly && says(words, greeting)))
    return `${user.firstName.trim() ? `Hello, ${user.firstName.trim()}.` : 'Hello.'} ${capital(persona.greeting.replace(HELLO, ''))}`
  const plainly = words.filter((word) => !FILLING.has(word))
  // "And now" asks on.
  const asksOn = /\band (?:now|then)$/.test(words.join(' '))
  return !asks && !asksOn && (isOnly || saysOnly(plainly, agreed))
    ? 'All right. Is there anything you want to look up or set up?'
    : null
}

/** A coach who greets so says it once. */
const HELLO = /^(?:hello|hey|hi)\b[,.!]* */i

/** What somebody would like to reach, put as no order. */
export function wishAnswer({ words }: Said): string | null {
  const isWish = words.length < 25 && says(words, wishes) && !says(words, noWish)
  if (!isWish || pointsBack(words)) return null
  return words.length < MOST_OF_SMALL_TALK && says(words, ofGoal) ? NAME_THE_GOAL : AS_GOAL
}

function whoIAm(name: string, isOwn: boolean): string {
  const style = isOwn ? `the one you named ${name}` : `in a style inspired by ${name}, and I am not ${name}`
  return `I am an AI coach: a program, ${style}.\n\n${ABILITIES}`
}

const ABILITIES = [
  WHAT_I_CAN_DO,
  [
    '- look things up in your journal and your goals: “When did I last swim?”',
    '- tell you how your goals stand: “Which goal is furthest behind?”',
    '- plan your day or your week',
    '- do sums: “50 a week, when do I have 2,000?”',
    '- set things up for you to confirm: alerts, goals, check-ins, journal entries',
  ].join('\n'),
].join('\n\n')
