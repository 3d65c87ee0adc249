import 'server-only'
import type { LifeMoment } from './life-moment'

/** What gets in people's way: body, bad luck, slips, urges, decisions. */
export const strainMoments: LifeMoment[] = [
  {
    id: 'ill',
    isFirm: true,
    words:
      /\b(?:a cold|the flu|fever|covid|migraine|stomach bug|food poisoning|a virus|sore throat|bronchitis|headache)\b|\bi'm (?:sick|ill|in bed)\b|\bfeel(?:ing)? (?:sick|ill)\b/,
    unless: /\?$|\b(?:before|every|of it|and tired of)\b/,
    tone: 'heavy',
    heard: [
      '[Then the plan is soup and sleep.|Bed beats discipline now.|Get well first.] [A body at war has no spare hours.|Lost days are cheap, relapses are not.]',
    ],
    next: ['[The missions will not run off.|Nothing here needs you feverish.|Dates can be moved.]'],
    asks: ['What at home helps you get well?', 'Who could bring you something?', 'What can be cancelled for two days?'],
  },
  {
    id: 'hurt-body',
    isFirm: true,
    words:
      /\b(?:bad|sore|twisted|swollen|torn|sprained|injured|pulled|hurt) (?:my )?(?:knee|back|shoulder|ankle|hip|wrist|neck|foot|hamstring|calf|achilles|elbow|muscle)\b|\bmy (?:knee|back|shoulder|ankle|hip|wrist|neck|foot|elbow) (?:hurts|is (?:sore|swollen|bad|killing me)|aches)\b/,
    tone: 'heavy',
    heard: [
      '[A joint sets its own pace.|Pain is a referee, not a coach.|That comes before any plan.] [Someone medical should look before you load it.|Ask a physio what it may do.]',
    ],
    next: [
      '[Until then, train what does not hurt.|What stays free of pain stays allowed.|Skipping is part of training now.]',
    ],
    asks: [
      'Since when, and what brings it on?',
      'What can you do without feeling it?',
      'When could somebody look at it?',
    ],
  },
  {
    id: 'bad-luck',
    isFirm: true,
    words:
      /\b(?:laptop|phone|computer|car|bike|oven|kiln|machine|boiler|printer|heating|hard drive|wifi)\b.{0,16}\b(?:died|broke|broken|crashed|gone|stolen|is dead|won't start)\b|\b(?:gym|pool|studio|library|office|school) is closed\b|\braining\b|\bsnowing\b|\bbad weather\b|\bmoney is tight\b|\bbroke(?: lol)?$|\btrain (?:strike|was late)\b|\bpower cut\b|\bleaking\b/,
    unless: /\?$/,
    tone: 'plain',
    heard: [
      '[Annoying, and none of it your doing.|That is plain bad luck.|Of all the timing.] [Plans are made for weather like this.|Then we plan around it.]',
      '[{mirror}.|That one is out of your hands.] [So the plan bends, not you.|Then plan B gets its day.]',
    ],
    asks: [
      'What still works without it?',
      'What would ten minutes at home be?',
      'What is the part you can still steer?',
      'How long will it last, do you think?',
    ],
  },
  {
    id: 'slip',
    voice: 'setback',
    words:
      /\b(?:ate (?:a |the )?(?:whole|entire)|binged?|smoked (?:one|two|a|three|again)|(?:had|took|bought) (?:a|an|one|two|three|just one|another|some) (?:drinks?|beers?|glass(?:es)? of wine|cigarettes?|cigs?|smokes?|joints?|puffs?|cookies?|donuts?|bag of|soda|cake|pizza|burger)|drank (?:too|again)|spent \W?\d+ on|overslept|scrolled|wasted (?:the|my|a) (?:day|evening|hour))\b/,
    tone: 'heavy',
    heard: [
      '[One evening does not make a direction.|That happens to people who are trying.|It is one dot on a long line.] [What you do next weighs more.|The next choice is the one that counts.]',
      '[{mirror}: said plainly, half solved.|Thank you for not hiding it.] [No penance needed.|No making up for it.]',
    ],
    asks: [
      'What was going on just before?',
      'What would have made it easier not to?',
      'What is the very next good choice?',
    ],
  },
  {
    id: 'trying-again',
    voice: 'stuck',
    words:
      /\b(?:keep|always) (?:starting|beginning|quitting|stopping|avoiding)\b.*|\bnever (?:finish|finishing)\b|\bend up on my phone\b|\binstead of (?:working|studying|writing|training)\b|\bsteps? (?:forward|back)\b|\bdidn't touch (?:it|the)\b|\bhaven't touched\b/,
    tone: 'heavy',
    ties: true,
    heard: [
      '[That pattern is common and breakable.|You noticed it, which is half.|It is a loop, not a flaw.] [Loops break at their smallest point.|We look for the weakest spot in it.]',
      '[{mirror}.|You see it clearly.] [Then the start has to get smaller.|So the doorway must be lower.]',
    ],
    asks: [
      'What happens in the minute before it slips?',
      'What would be almost too easy to skip?',
      'Where is your phone in that moment?',
      'What did the last good run have?',
    ],
  },
  {
    id: 'big-decision',
    isFirm: true,
    words:
      /\bshould i (?:quit|leave|break up|divorce|move (?:to|out|in)|marry|propose|have (?:a |another )?(?:kid|baby|child)|drop out|change (?:jobs|careers)|go back to (?:school|university))/,
    tone: 'plain',
    heard: [
      '[That decision is yours alone.|I will not make that one for you.|Too big for a coach in a chat.] [I can look at it with you.|But I can ask good questions.]',
    ],
    asks: [
      'What would make staying right?',
      'Which answer would you regret less?',
      'What are you hoping somebody says?',
      'What do you lose either way?',
    ],
  },
  {
    id: 'body-image',
    isFirm: true,
    words:
      /\bhate (?:my (?:body|face|belly|stomach|legs|looks)|how i look|the way i look)\b|\bfeel(?:ing)? (?:so )?(?:fat|ugly|disgusting)\b/,
    tone: 'heavy',
    heard: [
      '[I am sorry you see yourself so.|That is a harsh voice to live with.|Nobody thrives under that voice.] [Your body carries you through all of this.|A number says nothing about your worth.]',
    ],
    next: [
      '[A doctor can help with such thoughts.|If it takes over, please tell a doctor.|Let someone you trust hear it, too.]',
    ],
    asks: ['When is that voice loudest?', 'Who speaks kindly about you?', 'What has your body made possible lately?'],
  },
  {
    id: 'urge',
    isFirm: true,
    words:
      /\b(?:craving|tempted|an urge|the urge|urges)\b|\bdistract me\b|\bone cigarette left\b|\babout to (?:smoke|drink|binge|give in)\b/,
    tone: 'plain',
    heard: [
      '[An urge is a wave.|It rises, it peaks, it falls.|You need not fight it, only outlast it.] [Do not decide anything while it is high.|Leave the room it lives in.|Hands busy, feet moving.]',
    ],
    asks: [
      'What can your hands do for five minutes?',
      'What set it off?',
      'Who could you call while it passes?',
      'What helped the last time it passed?',
    ],
  },
]
