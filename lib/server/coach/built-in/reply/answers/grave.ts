import 'server-only'
import type { Desk, Draft } from '../draft'
import type { GraveMatter } from '../grave/grave-matter'

/** The person and nothing else: what is grave is met the same way by every coach, and no mission is named beside it. */
export function answerGrave(desk: Desk, matter: GraveMatter): Draft {
  const { writer } = desk
  const plain = { moment: null, opening: 'none', isQuiet: true } as const
  if (matter.kind === 'danger')
    // Fixed words: none of them may be missing, however often it is asked.
    return { ...plain, lines: [writer.chance.pick(SERIOUS) ?? ''], list: DANGER, close: IS_ANYBODY_THERE }
  if (matter.kind === 'person') {
    const them = /^(?:he|she)$/.test(matter.name) ? 'them' : matter.name.replace(/^my /, 'your ')
    return {
      ...plain,
      lines: [writer.say(NOT_MY_JUDGEMENT), writer.say(SIGNS, { them })],
      close: writer.say(PERSON_ASKS, { them }),
    }
  }
  const { heard, next, asks } = WORDS[matter.kind]
  return { ...plain, lines: [writer.say(heard), writer.say(next)], close: writer.say(asks) }
}

const SERIOUS = [
  'Take it seriously. It is good that they have you, and you need not carry this alone.',
  'That is frightening, and you are right to take it seriously. You do not have to carry it alone.',
  'I am glad you are looking out for them. Please take it seriously, and get help beside you.',
]
const DANGER = [
  '**If danger is near**, or they have done or taken something: call emergency services (911 in the US and Canada, 999 in the UK, 112 in Europe) and do not leave them alone. Put pills and weapons out of reach if that is safe for you.',
  '**Ask directly**: “Are you thinking about killing yourself?” Asking does not plant the idea; it opens the door.',
  '**Listen and stay with them.** No arguing, no quick advice, and no promise to keep it secret.',
  '**Call a crisis line yourself**; they help the worried, too: 988 in the US (call or text), Samaritans on 116 123 in the UK and Ireland, elsewhere findahelpline.com.',
]
const IS_ANYBODY_THERE = 'Is somebody with them right now?'

const WORDS: Record<
  Exclude<GraveMatter['kind'], 'danger' | 'person'>,
  { heard: readonly string[]; next: readonly string[]; asks: readonly string[] }
> = {
  medication: {
    heard: [
      '[That is not mine to answer.|I do not advise on medicines or doses.|I leave medicines to those who know yours.] [A pharmacist can tell you today, often by phone.|Please ask a pharmacist or your doctor.|Your pharmacist or doctor can, and quickly.]',
    ],
    next: [
      '[Until then, keep to the leaflet and to what was prescribed.|Please change nothing before you have asked.] If too much was taken, call your emergency number now.',
    ],
    asks: [
      'Who prescribed it, and can you reach them today?',
      'Which pharmacy could you call now?',
      'When could you ask them?',
    ],
  },
  panic: {
    heard: [
      '[I am sorry, that is frightening.|That is a frightening thing to go through.|I am sorry you went through that.] [It passes, even when it does not feel so.|You came through it.|It takes a lot out of a person.]',
    ],
    next: [
      '[Be gentle with yourself today: water, air, slow breaths out.|Today may be small and slow.] [If it was the first, or your chest hurt, let a doctor look.|If they come again, a doctor can really help with them.]',
    ],
    asks: ['How are you now?', 'Is somebody with you?', 'What would help you feel safe for the next hour?'],
  },
  loss: {
    heard: [
      '[I am so sorry.|I am deeply sorry.|I am so sorry for your loss.] [There is nothing you have to do here.|Nothing here is urgent now.|Everything else waits.]',
    ],
    next: [
      '[Grief has no schedule, and no right way.|Take all the time it takes.|It may hurt as much as it hurts.] [Let people near you carry some of it.|You need not be strong here.|If you want to talk about it, I am listening.]',
    ],
    asks: [
      'Who is with you in this?',
      'How are you holding up?',
      'Is there somebody you can lean on today?',
      'Do you want to tell me about it?',
    ],
  },
  illness: {
    heard: [
      '[I am so sorry to hear it.|I am sorry, that is heavy news.|That is a lot to take in, and I am sorry.] [There is nothing you have to do here.|Nothing here is urgent now.|Everything else waits.]',
    ],
    next: [
      '[Shock, fear, numbness: all of it is allowed.|It may take days to sink in.|You do not have to be brave about it here.] [What you feel has room here.|Let somebody be with you in it.|One hour at a time is enough.]',
    ],
    asks: [
      'How are you holding up?',
      'Who is with you in this?',
      'What do you need most today?',
      'Who can you talk to tonight?',
    ],
  },
  overcome: {
    heard: [
      '[Thank you for trusting me with that.|Thank you for telling me.] [You came through something very heavy.|That was a hard road, and you walked it.] [I am glad you are here.|It is good that you are well now.]',
    ],
    next: [
      'Should it ever come back, tell somebody the same day: 988 in the US, 116 123 in the UK and Ireland, findahelpline.com elsewhere.',
    ],
    asks: ['What helped you through?', 'Who stood by you then?', 'What keeps you well now?'],
  },
}

const NOT_MY_JUDGEMENT = [
  '[I will not judge a person from a chat.|That is yours to say, not mine.|I know too little to judge a person.] [But you have the evidence.|You know more than you may think.]',
]
const SIGNS = [
  '[Look at how you are after an hour with {them}|Notice who you are around {them}|Watch what happens when you say no to {them}]: [lighter or smaller|calmer or on guard|more yourself, or less].',
]
const PERSON_ASKS = [
  'How do you feel after time with {them}?',
  'What made you ask today?',
  'What would you tell a friend who asked you that?',
]
