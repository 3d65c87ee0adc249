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
      /\bbe (?:nice|kind|gentle|tough|hard|strict|honest|direct|blunt)(?:er)? (?:to|with|on) me\b|\bstop being (?:so )?(?:nice|soft|hard|mean|strict)\b|\btell me the truth\b|\bno sugar-?coating\b|\bbe (?:more |less |a bit |a little )*(?:funn(?:y|ier)|serious|warm(?:er)?|friendl(?:y|ier)|positive|casual|formal|chill)\b|\b(?:don't|do not) like (?:your|the|this) (?:tone|style|manner|voice|way)\b|\b(?:change|drop|mind) your (?:tone|style|voice)\b|\btalk (?:like a )?(?:normal|differently|less like)\b/,
    tone: 'plain',
    heard: [
      '[Noted.|Understood.|Fair to ask.] [My manner belongs to the coach you chose, and Settings has nine of them.|For another manner, choose another coach in Settings, or describe your own.] [The facts stay the same.|What I say about your record stays as honest.]',
    ],
    asks: ['What do you need to hear today?', 'How would you have said it?', 'What should a good answer sound like?'],
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
    id: 'self-contempt',
    isFirm: true,
    words:
      /\bi(?:'m| am| feel) (?:so |just |such |too |really |a |an |the )*(?:fat|ugly|stupid|worthless|disgusting|pathetic|idiot|loser|dumb|hideous|useless human|joke of a)\b|\bi hate (?:myself|my body|how i look)\b/,
    tone: 'heavy',
    heard: [
      '[I would not let anyone else talk to you like that.|That is a hard way to speak of yourself.|You would not say that to a friend.] [It is a verdict, and not a fact.|No record of mine says so.|It explains nothing and it hurts.]',
    ],
    next: [
      '[We can leave the missions alone for now.|Nothing has to be done about it today.|A mission can wait while you are this hard on yourself.]',
    ],
    asks: [
      'What happened before that thought came?',
      'Whose words are those, really?',
      'Who is kind to you when it is like this?',
    ],
  },
  {
    id: 'percent',
    isFirm: true,
    words:
      /\bwho (?:decides|sets|makes up|chose) (?:the|my|this|that) (?:percent\w*|progress|numbers?)\b|\bwhat does (?:the )?\d+ ?(?:%|percent) (?:even |actually |really )?mean\b|\bhow is (?:my |the )?(?:progress|percentage|number) (?:calculated|measured|worked out|decided)\b|\bcan you (?:change|raise|move|fix) (?:it|the (?:number|percentage|progress))\b/,
    tone: 'plain',
    heard: [
      '[The percentage comes from your own answers.|It is judged from what you report on a mission.|Your check-ins set it.] [Open the mission, choose Get AI Coaching and say what was done.|You tell the mission what was done, and it is weighed against the whole.] [A chat does not move it.|From here I can only read it.]',
      '[No number moves from in here|From this chat no number moves]; [a report on the mission does it|an answer on the mission does].',
    ],
    asks: ['Does the number feel wrong to you?', 'What has it not heard of yet?', 'Which mission is it about?'],
  },
  {
    id: 'no-numbers',
    isFirm: true,
    words:
      /\b(?:no|without|stop (?:with )?(?:the|all the)?|enough (?:with |of )?(?:the|your)?|(?:don't|do not) (?:want|need|give me)(?: to hear)?(?: any| the| your)?|sick of (?:the|your)?) ?(?:more )?(?:numbers|percent\w*|figures|statistics|stats)\b/,
    tone: 'plain',
    heard: [
      '[No numbers, then.|All right, without figures.|Understood: words only.] [You know better than any figure how it feels.|What you notice counts too.|Tell me the part that no figure shows.]',
    ],
    asks: [
      'How does it feel when you are at it?',
      'What has been the best moment with it?',
      'What makes it heavy at present?',
    ],
  },
  {
    id: 'big-step',
    isFirm: true,
    words:
      /\b(?:quit|leave|give up) (?:my|the) (?:job|studies|degree|university|school)\b|\bdrop out\b|\b(?:move|emigrate) (?:abroad|to another)\b|\bsell (?:the|my|our) (?:house|flat|car)\b/,
    tone: 'plain',
    heard: [
      '[That is a big door.|Such a step deserves more than one evening.|That decision is yours, not mine.] [Write down what has to be true first.|Name the number that would make it safe.|Test the small version before the large one.]',
    ],
    ties: true,
    asks: [
      'What would have to be true for it to be safe?',
      'What is the smallest version you could test?',
      'Whom does it touch besides you?',
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
