import 'server-only'
import type { LifeMoment } from './life-moment'

/** What people say to a coach about the talk itself. */
export const metaMoments: LifeMoment[] = [
  {
    id: 'grounds',
    isFirm: true,
    ties: true,
    words:
      /\bhow sure are you\b|\bwhere (?:did|do) you get that\b|\bhow did you (?:get|calculate|work out)\b|\bwhat(?:'s| is) that (?:number|figure) (?:from|based)\b|\bprove it\b/,
    tone: 'plain',
    heard: [
      '[From your check-ins, nothing else.|It is plain arithmetic on your record.|I divide what is open by the days.] [It is as good as what was logged.|If a check-in is missing, it is off.|I guess nothing into it.]',
    ],
    asks: ['Which number looks off to you?', 'What is missing from the record?', 'Does it match your own feeling?'],
  },
  {
    id: 'wrong',
    isFirm: true,
    words:
      /\bthat(?:'s| is)? (?:number|figure|date)? ?(?:is )?(?:wrong|not (?:right|true|correct)|incorrect|false)\b|\bi never said\b|\bi disagree\b|\byou (?:forgot|missed|overlooked|mixed)\b|\byou don't (?:understand|get) (?:me|it)\b|\bnot true\b/,
    tone: 'plain',
    heard: [
      '[Then the record and you disagree.|Then I have it wrong.|You would know better.] [You are nearer to it than I am.|I only see what was logged.|Set me right.]',
      '[Point taken.|Fair.|Good that you say so.] [What counts is what happened.|Let us mend it at the source.]',
    ],
    asks: ['What is it really?', 'What should stand there instead?', 'What did I miss?'],
  },
  {
    id: 'earlier',
    isFirm: true,
    words:
      /\bwhat did we (?:agree|decide|say|talk)\b|\bremind me what i (?:said|told|wrote|promised)\b|\bdid i do what i said\b|\bwhat did i (?:promise|say i would)\b/,
    tone: 'plain',
    heard: [
      '[I only keep what stands in this talk.|What I still see is this conversation.] [And the facts listed under Memory, in Settings.|Older promises I know from my notes only.]',
    ],
    asks: ['What do you remember of it?', 'Which promise do you mean?', 'Shall we settle it anew?'],
  },
  {
    id: 'in-other-words',
    isFirm: true,
    ties: true,
    words: /\b(?:more|some) detail\b|\blike i'm (?:five|5)\b|\bsimpler words\b|\bin plain english\b/,
    tone: 'plain',
    heard: [
      '[In plain words|Put simply|As simple as I can]: [you want something, it has a date, and days pass|some is done, some is not, and days pass].',
    ],
    asks: ['Which part shall I open up?', 'Is it the date or the amount?', 'What is still unclear?'],
  },
  {
    id: 'style',
    isFirm: true,
    words:
      /\bbe (?:nice|kind|gentle|tough|hard|strict|honest|direct|blunt)(?:er)? (?:to|with|on) me\b|\bstop being (?:so )?(?:nice|soft|hard|mean|strict)\b|\btell me the truth\b|\bno sugar-?coating\b/,
    tone: 'plain',
    heard: [
      '[All right.|Understood.|As you like.] [Facts first, then, in that tone.|The facts stay, the tone can bend.|You will get it straight and decent.]',
    ],
    ties: true,
    asks: ['What do you need to hear today?', 'Where shall we begin?', 'What have you been avoiding?'],
  },
  {
    id: 'other-language',
    isFirm: true,
    words:
      /\b(?:speak|answer|reply|write|talk|continue) (?:to me )?(?:in )?(?:german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|chinese|japanese|arabic|hindi)\b/,
    tone: 'plain',
    ties: true,
    heard: [
      '[English is all I have.|I only read and write English.] [A model, once set up, speaks many languages.|Simple English is enough for me.]',
    ],
    asks: ['What would you like to say, in simple English?', 'Which mission is it about?'],
  },
  {
    id: 'smaller',
    isFirm: true,
    words:
      /\bmake (?:it|this|that) (?:a bit |much )?(?:smaller|easier|simpler|shorter)\b|\btoo (?:big|much) (?:a step|of a step)\b|\bsomething smaller\b/,
    tone: 'plain',
    heard: [
      '[Of course.|Gladly.|Smaller is smart.] [Half of the half counts.|So small it feels silly.|Small enough for a bad day.]',
    ],
  },
  {
    id: 'verdict',
    isFirm: true,
    words:
      /\b(?:do you think|am) i(?:'m| am)? (?:just )?(?:lazy|stupid|weak|crazy|hopeless|too slow|a failure)\b|\bwhat(?:'s| is) wrong with me\b/,
    tone: 'heavy',
    ties: true,
    heard: [
      '[No.|I would not say so.|Not from what I see.] [Lazy people do not ask.|A word like that explains nothing.|What I see is a plan that does not fit.]',
    ],
    asks: [
      'When did you start to think that?',
      'Who first said that to you?',
      'What is the thing that does not work, concretely?',
    ],
  },
  {
    id: 'question-of-habit',
    words: /\b(?:makes? a (?:good )?habit|form a habit|how long does it take)\b/,
    tone: 'plain',
    heard: [
      '[Longer than the posters say.|It differs a lot between people.] [Weeks for small things, months for big ones.|The same hour and place helps most.|Missing once hurts nothing, twice begins to.]',
    ],
    asks: [
      'Which habit do you have in mind?',
      'What would be its smallest form?',
      'After which daily thing could it come?',
    ],
  },
]
