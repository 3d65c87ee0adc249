import 'server-only'
import type { LifeMoment } from './life-moment'

/** What weighs on people: doubt, quarrels, loneliness, too much at once. */
export const hardMoments: LifeMoment[] = [
  {
    id: 'not-talk',
    isFirm: true,
    words: /\b(?:don't|do not|rather not) (?:want to )?talk about it\b|\bleave it\b.*\bplease\b/,
    tone: 'heavy',
    heard: [
      '[Then we do not.|Then it stays with you.|That is all right.] [You do not owe me the story.|No report needed.|It can rest there.]',
    ],
    asks: ['What would [make the evening easier|be good for you now]?', 'Shall we talk about something lighter?'],
  },
  {
    id: 'nothing-fun',
    isFirm: true,
    words:
      /\bnothing (?:feels|is) (?:fun|good|worth|right|interesting)|\bcan't enjoy\b|\bfeel(?:ing)? (?:numb|nothing|empty)\b|\bno joy\b|\beverything (?:feels|is) (?:grey|gray|pointless|heavy)\b/,
    tone: 'heavy',
    heard: [
      '[I am sorry it is like that.|That is a hard place to be in.] [A flat stretch is not laziness.|It says nothing about your worth.]',
      '[Thank you for saying it.|I am glad you told me.] [It deserves more than a pep talk.|No mission fixes that, and none has to.]',
    ],
    next: [
      '[If it lasts, please tell a doctor.|Please let someone near you know, too.|A doctor should hear it if it lasts.]',
    ],
    asks: [
      'How long has it been this way?',
      'Who knows that you feel like this?',
      'When did you last feel a bit lighter?',
    ],
  },
  {
    id: 'lonely',
    isFirm: true,
    words:
      /\b(?:i'm|i am|feel(?:ing)?|so) (?:so |very |a bit |really )?(?:lonely|alone|isolated|left out)\b|\bhave no (?:friends|one)\b|\bnobody (?:to talk|cares|calls)\b/,
    tone: 'heavy',
    heard: [
      '[That is a heavy thing to carry.|Loneliness wears a person out.|I am glad you said it here.] [An app is thin company for it.|A voice would help more than I can.]',
    ],
    asks: [
      'Who would be glad to hear from you?',
      'Whom did you last laugh with?',
      'Whom could you write two lines to?',
    ],
  },
  {
    id: 'quarrel',
    isFirm: true,
    words:
      /\b(?:fight|fought|argu\w+|row|quarrel\w*|shouted|yelled|screamed) (?:with|at)\b|\bhad a (?:big |huge |stupid )?(?:fight|row|argument)\b|\b(?:is|are|was) (?:so )?(?:angry|mad|furious|disappointed) (?:at|with|in) me\b/,
    tone: 'heavy',
    heard: [
      '[Those linger in the body for hours.|That sits in the chest for a while.|Words like that echo.] [The list can wait until it has settled.|You need not be useful right after it.]',
      '[I am sorry.|That hurts.] [It is hardest with those who matter.|It shows that they matter.|Let it cool first.|Not everything is settled today.]',
    ],
    asks: [
      'What do you wish they had understood?',
      'What was it about underneath?',
      'Which one sentence would you tell them?',
      'How are you now?',
    ],
  },
  {
    id: 'judged',
    isFirm: true,
    words:
      /\bmy (?:\w+ )?(?:boss|manager|partner|wife|husband|mother|mum|mom|father|dad|teacher|friends?|parents|colleagues?|girlfriend|boyfriend|team|coach) (?:thinks?|says?|said|keeps? saying|tells? me|told me|believes?|complains?)\b|\bpeople expect\b|\beveryone expects\b|\bexpect(?:s)? too much of me\b/,
    unless: /\?$|\b(?:good|great|proud|should be|better|improved|well|love|slow down|rest)\b/,
    tone: 'heavy',
    heard: [
      '[That would gnaw at most people.|It is hard to shrug that off.|Other people’s verdicts stick.] [It may just be a mood of theirs.|It is one view, from one chair.]',
      '[So {mirror}, and it stays with you.|That stays with a person.|You carry that around.] [Thoughts of theirs are not on record.|I go by what you did.]',
    ],
    asks: [
      'Which part of it do you believe yourself?',
      'What would you like to answer?',
      'What do they not see?',
      'Fact, or a feeling of theirs?',
    ],
  },
  {
    id: 'behind-others',
    voice: 'checkIn',
    isFirm: true,
    words:
      /\b(?:everyone|everybody|others|all my friends|people my age|they)\b.{0,24}\b(?:ahead|further|better|faster|have it|done|successful)\b|\bcompar(?:e|ing) myself\b|\bjealous\b|\benvious\b|\benvy\b|\bstop comparing\b/,
    tone: 'heavy',
    heard: [
      '[You see their results and your own rehearsals.|Comparing is an unfair sport.|You know their highlights and your own Mondays.] [Your only honest rival is you in spring.|The fair yardstick is you, a month ago.]',
      '[Envy points at something you want.|That sting is information.] [It is worth reading, not feeding.|Look where it points.]',
    ],
    ties: true,
    asks: [
      'What exactly do they have that you want?',
      'Against yourself a month ago, how is it?',
      'What would you do if nobody else existed?',
    ],
  },
  {
    id: 'doubt',
    voice: 'stuck',
    isFirm: true,
    words:
      /\bdon't (?:believe|think) (?:that )?i can\b|\bcan i even\b|\bwhat if (?:it|all|this|i|nothing)\b|\bcomes to nothing\b|\bscared of success\b|\bimpost\w+\b|\bfraud\b|\bnot (?:good|smart|strong|disciplined) enough\b|\btoo (?:old|late|dumb|stupid|weak)\b|\bwhat if everyone\b/,
    tone: 'heavy',
    ties: true,
    heard: [
      '[Doubt is loudest right before something gets real.|That voice tends to come when it matters.|Everybody who does hard things knows it.] [It is not evidence.|It has been wrong before.|It does not get a vote.]',
      '[You do not need belief to begin.|Belief usually comes after the doing.] [Only the next small piece.|One proof at a time.]',
    ],
    asks: [
      'What would count as proof for you?',
      'When did you last surprise yourself?',
      'Which small piece do you trust yourself with?',
      'What is the likeliest outcome, soberly?',
    ],
  },
  {
    id: 'meaning',
    voice: 'stuck',
    isFirm: true,
    words:
      /\bwhy (?:am i|do i) (?:even |still )?(?:do|doing|bother|try|trying|here)\b|\bis (?:it|this|all this) (?:even |really )?worth (?:it|the)\b|\bwast(?:e|ing) (?:of )?(?:my )?time\b|\bwhat's it all for\b|\bno (?:sense|meaning)\b/,
    tone: 'heavy',
    ties: true,
    heard: [
      '[That question deserves a real answer.|It is fair to ask.|Asking it out loud is brave.] [What survives it is worth the hours.|If no reason is left, stopping is honest.]',
      '[Once, you had a reason for it.|There was a day you wanted it.] [That reason may have changed.|Check whether it is still yours.]',
    ],
    asks: [
      'What did you hope it would change?',
      'Whom is it for, honestly?',
      'Were it done today, what would differ?',
      'Which would you regret: stopping or staying?',
    ],
  },
  {
    id: 'self-blame',
    isFirm: true,
    words:
      /\b(?:feel|feeling|so|i'm) (?:so |really )?(?:guilty|ashamed|embarrassed)\b|\bi (?:lied|cheated|hid it|let \w+ down)\b|\bmy (?:own )?fault\b|\bi ruined\b/,
    tone: 'heavy',
    heard: [
      '[Thank you for saying that plainly.|That took some honesty.|It is said now, which is a start.] [One act is not a character.|You are more than that one thing.]',
      '[Guilt is useful for about an hour.|Guilt has one job: to point.] [After that it only costs strength.|Then it may leave.]',
    ],
    asks: [
      'What would set it right, even a little?',
      'What would you tell a friend here?',
      'Something to repair, or only to forgive?',
    ],
  },
  {
    id: 'confide',
    isFirm: true,
    words:
      /\bget something off my chest\b|\bpromise (?:me )?you won't\b|\bdon't judge\b|\bcan (?:we|i) (?:just )?(?:talk|vent|tell you)\b|\bneed to (?:talk|vent)\b|\bsomeone to talk to\b/,
    tone: 'plain',
    heard: [
      '[Go ahead.|I am listening.|Of course.] [No verdicts here.|No plan unless you ask for one.|Take all the lines you need.]',
    ],
    asks: ['What is it?', 'Where does it start?', 'What happened?'],
  },
  {
    id: 'too-much',
    voice: 'overwhelm',
    isFirm: true,
    words:
      /\bat my limit\b|\beating me alive\b|\bcan't see the end\b|\bhead is (?:so )?full\b|\bcan't (?:take|handle) (?:it|this|any) ?(?:any ?more|more)?\b|\b(?:two|three|four|five|\d) (?:\w+ )?(?:exams?|kids|jobs|deadlines|projects)(?:,| and)\b|\bno room to breathe\b|\bnever ends\b/,
    tone: 'heavy',
    heard: [
      '[That is more than one person should juggle.|No wonder you are worn.|Anyone would sag under that.] [First we take things off.|Nothing gets added today.|Something has to come off the pile.]',
      '[{mirror}, and I believe it.|I believe you.] [Then today is for surviving, not for winning.|Then less, not better.]',
    ],
    next: [
      '[Your missions, of all things, may wait.|Everything in this app can wait a day.|None of your missions will scold you.]',
    ],
    asks: [
      'What truly cannot wait?',
      'Who could take one thing off you?',
      'What falls away if you let it?',
      'What would “enough” be for today?',
    ],
  },
]
