import 'server-only'
import type { LifeMoment } from './life-moment'

/** Feelings named in a word or two, and what other people's lives do to one's own. */
export const feelingMoments: LifeMoment[] = [
  {
    id: 'birthday',
    isFirm: true,
    words:
      /\bmy birthday\b(?!.*\b(?:on|in|is) (?:the|\d|january|february|march|april|may|june|july|august|september|october|november|december))/,
    tone: 'glad',
    heard: [
      '[Happy birthday[, {name}|].|All the best for the new year of yours.] [Today owes nobody any progress.|Let someone else carry the plan today.]',
    ],
    asks: ['What would make it a good one?', 'What should the new year of yours hold?', 'Who is celebrating with you?'],
  },
  {
    id: 'glad-word',
    isFirm: true,
    words:
      /^(?:i'm |i am |i feel |feeling |so )*(?:excited|relieved|happy|hopeful|grateful|calm|content|light|motivated|optimistic|thankful)(?: today| now)?[\s!.]*$|\blaughed\b|\bslept (?:like a baby|so well|well|great)\b|\bfeel (?:stronger|better|lighter|fitter|more \w+)\b/,
    unless: /\bnot\b|\?$/,
    tone: 'glad',
    heard: [
      '[Good. Stay in it a moment.|That is worth noticing.|I like that.] [Such hours refill the tank.|Write it down before it fades.|It is information, too.]',
    ],
    asks: [
      'What brought it on?',
      'What does it make you want to do?',
      'How could there be more of that?',
      'Where do you feel the difference?',
    ],
  },
  {
    id: 'hard-word',
    isFirm: true,
    words:
      /^(?:i'm |i am |i feel |feeling |so |just )*(?:angry|furious|confused|lost|overwhelmed again|frustrated|annoyed|irritated|restless|hopeless|sad|disappointed|empty|bitter)(?: today| now| again)?[\s!.]*$|\bcried\b|\bin tears\b/,
    tone: 'heavy',
    heard: [
      '[That is allowed here.|Thank you for saying it straight.|Then let us not pretend otherwise.] [A feeling is a messenger, not a boss.|It will move if it may speak.|No fixing yet.]',
      '[I hear it.|That sounds raw.] [It has a reason, even if hidden.|You need not be reasonable right now.]',
    ],
    asks: [
      'What set it off?',
      'What is under it, do you think?',
      'Who or what is it about?',
      'What would take the edge off?',
    ],
  },
  {
    id: 'pain',
    isFirm: true,
    words: /\b(?:i'm|i am) in pain\b|\beverything hurts\b|\bhurts (?:so much|a lot|everywhere)\b/,
    tone: 'heavy',
    heard: [
      '[I am sorry.|That comes first.] [If it is your body, let a doctor look.|Pain that stays belongs to a doctor.]',
    ],
    asks: ['Where does it hurt, and since when?', 'Is it the body, or the heart?', 'Who could look after you today?'],
  },
  {
    id: 'unsupported',
    isFirm: true,
    words:
      /\b(?:nobody|no one|none of them) (?:supports|helps|believes|understands|listens)\b|\bon my own with\b|\bno support\b/,
    tone: 'heavy',
    heard: [
      '[Doing it alone costs double.|That is a lonely way to work.|It is harder without a witness.] [You have carried it this far, though.|One ally would change a lot.]',
    ],
    asks: [
      'Who comes closest to being on your side?',
      'What help would you ask for, if you could?',
      'What do you wish somebody would say?',
    ],
  },
  {
    id: 'others-trouble',
    isFirm: true,
    words:
      /\bmy (?:\w+ )?(?:husband|wife|partner|mother|father|mum|mom|dad|brother|sister|friend|son|daughter|kid|baby|child)\b.{0,20}\b(?:lost (?:his|her|their) job|is (?:sick|ill|struggling|depressed|having a hard)|was ill|had an accident|kept me up|is leaving)\b|\b(?:kid|baby|son|daughter|child|kids|toddler)\b.{0,16}\b(?:kept me up|is (?:ill|sick)|was (?:ill|sick)|are (?:ill|sick))\b/,
    tone: 'heavy',
    heard: [
      '[Then home comes first.|That changes the week.|Of course that takes everything.] [A smaller plan is the right plan.|The missions step back for now.]',
      '[I am sorry.|That is a lot for all of you.] [You are needed elsewhere, and that is fine.|Nothing here outranks that.]',
    ],
    asks: [
      'How are you holding up in it?',
      'What do you need yourself?',
      'Who helps the one who helps?',
      'What can wait until it is calmer?',
    ],
  },
  {
    id: 'passed-over',
    isFirm: true,
    words:
      /\b(?:got|took|has) (?:the|my) (?:job|place|spot|promotion|role|part) (?:that )?(?:i|we) (?:wanted|hoped|applied)\b|\bpassed over\b|\bdidn't get (?:the|it|in)\b|\bgot rejected\b|\brejected\b/,
    tone: 'heavy',
    heard: [
      '[Ouch. That one smarts.|That is a real loss.|I am sorry, that hurts.] [It says who was chosen, not your worth.|Wanting it was no mistake.]',
    ],
    asks: [
      'What did you hope it would give you?',
      'What can you learn from who got it?',
      'Is there another road to the same thing?',
    ],
  },
  {
    id: 'disaster-week',
    isFirm: true,
    words:
      /\b(?:today|day|week|month|weekend|morning) (?:was|has been|is) (?:a |an |such a )?(?:total |complete |absolute )?(?:disaster|mess|write-?off|nightmare|catastrophe|terrible|awful|horrible|chaos|(?:so |very |really |pretty )?(?:rough|tough|hard|bad|heavy))\b|\bran out of steam\b|\bwrote (?:only )?one line\b/,
    tone: 'heavy',
    voice: 'setback',
    heard: [
      '[Then let it be over.|Some weeks are for the bin.|It happens to the best plans.] [A bad one is data, not a verdict.|What survived it is worth a look.]',
    ],
    asks: [
      'What was the first thing to slip?',
      'What held, in spite of it?',
      'What would have saved an hour of it?',
      'What do you carry over, and what not?',
    ],
  },
]
