import 'server-only'
import type { LifeMoment } from './life-moment'

/** Changes, moods, and what people say to a coach in between. */
export const plainMoments: LifeMoment[] = [
  {
    id: 'change',
    voice: 'planning',
    isFirm: true,
    words:
      /\b(?:exam|deadline|date|race|interview|meeting|test|wedding)\b.{0,16}\b(?:moved (?:up|forward|back|to|by)|postponed|brought forward|rescheduled|cancell?ed)\b|\b(?:i|we) (?:just )?(?:started (?:a|my|the) new|moved|am moving|changed (?:jobs|schools))\b|\b(?:new|first) (?:job|school|city|flat|apartment|schedule|shift|boss|baby)\b|\bmy (?:schedule|shifts?|hours|life|plans?|situation) (?:has |have )?(?:changed|shifted)\b|\bi (?:quit|left) my job\b/,
    unless: /\?$|\bshould\b|\bwant\b|\boffer\b/,
    tone: 'plain',
    heard: [
      '[Then the old week no longer applies.|A change like that resets every habit.|New ground, then.] [It is normal that things wobble.|Give the new shape two weeks.]',
      '[{mirror}.|Things have shifted.] [The plan may shift with it.|So the plan gets a second look.]',
    ],
    asks: [
      'What does a normal day look like now?',
      'Which hour of that could be yours?',
      'What has to give, and what must stay?',
    ],
  },
  {
    id: 'away',
    isFirm: true,
    words:
      /\bi(?:'m| am|'ll be) (?:on (?:holiday|vacation|leave|a trip)|away|travelling|traveling|abroad|off (?:work|until))\b|\bon holiday\b/,
    tone: 'plain',
    heard: [
      '[Good. Rest is part of it.|Enjoy it, and properly.|Then be away.] [Nothing here spoils meanwhile.|A pause is not a gap.]',
    ],
    asks: [
      'What comes first once you are back?',
      'Nothing at all, or a tiny bit?',
      'Which day do you pick it up again?',
    ],
  },
  {
    id: 'tired-happy',
    isFirm: true,
    words: /\btired but (?:happy|good|proud|content)\b|\bexhausted but\b|\b(?:happy|good|content) but tired\b/,
    tone: 'glad',
    heard: [
      '[The good kind of tired.|That is the best tired there is.|Tired for a reason.] [Sleep on it and let it count.|Let the body have its share now.]',
    ],
    asks: ['What made it that kind of day?', 'What was the best hour of it?'],
  },
  {
    id: 'so-so',
    words:
      /^(?:so[- ]so|could be better|same as always|same old|as (?:usual|always)|(?:a )?weird day|nothing special(?: today)?|(?:an? )?(?:ok|okay|normal|average|strange|long|slow) (?:day|week)|less than planned|half of it|not great|only once|twice this week|once|zero|nothing|none|a bit|a little)[.!]*$|\bmanaged half\b|\bhalf of what i planned\b/,
    tone: 'plain',
    heard: [
      '[Middling days make up most of any year.|Ordinary, then. Most days are.|Not every day has a headline.|Grey days belong to it.] [They decide more than the great ones.|They count all the same.|Showing up on those is the craft.|Nobody films them, and they matter.]',
      '[An honest answer.|Plainly said.|No drama, then.] [I can work with that.|That tells me enough to begin.|Honest is useful.]',
      '[Fair.|Good to know.|Thank you for the straight answer.] [Some is more than none.|A thin day can hold one good moment.]',
    ],
    asks: [
      'What got in the way, if anything?',
      'What was the best moment in it?',
      'What would have made it one notch better?',
      'What should tomorrow have that today lacked?',
    ],
  },
  {
    id: 'bad-word',
    words: /^(?:terrible|awful|horrible|bad|badly|shit|crap|not good|worse)[.!]*$|\bit went badly\b/,
    tone: 'heavy',
    heard: [
      '[I am sorry.|Then it was a rough one.|Noted without a sermon.] [You need not dress it up here.|That is allowed to be all.]',
    ],
    asks: ['What was the worst of it?', 'Fix something, or call it a day?', 'What would help tonight?'],
  },
  {
    id: 'choose-for-me',
    isFirm: true,
    words:
      /^(?:your call|surprise me|you (?:choose|pick|decide)|just tell me what to do|tell me what to do|pick (?:one|something)|up to you)[.!]*$/,
    tone: 'plain',
    heard: [
      '[All right, I choose.|My pick, then.|Good, no debate.] [You may overrule me.|Ten minutes, then you are free.|No second thoughts.]',
    ],
  },
  {
    id: 'short-please',
    isFirm: true,
    words: /\b(?:one sentence|make it short|keep it short|shorter|too long|tl;?dr|in short|briefly)\b/,
    tone: 'plain',
    ties: true,
    heard: ['[In short|Short version|Briefly]:'],
  },
  {
    id: 'beginning',
    voice: 'planning',
    isFirm: true,
    words: /^(?:new year,? new me|fresh start|day one|here we go again|let's go|let's start|i'm ready|ready)[.!]*$/,
    tone: 'glad',
    heard: [
      '[Good.|I like the sound of it.|Then let us use the wind.] [Start smaller than the mood suggests.|The trick is day nine, not day one.]',
    ],
    asks: ['What will you actually do first?', 'What made the last start fade?', 'What would still work on bad days?'],
  },
  {
    id: 'fluff',
    isFirm: true,
    words: /\btell me something nice\b|\bsay something (?:nice|inspiring|kind)\b|\bcheer me up\b/,
    tone: 'plain',
    ties: true,
    heard: [
      '[Gladly, and from your own record.|I only say what I can show.] [You keep coming back, unlike most.|You came here instead of scrolling.]',
    ],
    asks: ['What would you add to that?', 'What went well lately that I cannot see?'],
  },
  {
    id: 'party-piece',
    isFirm: true,
    words:
      /\btell me a (?:secret|story|joke)\b|^sing[.!]*$|\bsing (?:me|for)\b|\bdance\b.*\bfor me\b|\bentertain me\b|\bi(?:'m| am) bored\b|^bored[.!]*$/,
    unless: /\bbored (?:of|with)\b/,
    tone: 'plain',
    heard: [
      '[No talent for that, I am afraid.|I have no songs and no secrets.|My stage is small: plans and numbers.] [But boredom is free time in disguise.|I can offer ten useful minutes instead.]',
    ],
  },
  {
    id: 'lost-thread',
    words:
      /^(?:why|explain|go on|and then|the (?:second|first|other|next) (?:one|chapter|part)|and the other|never ?mind|forget it|nothing|tomorrow|tonight|my (?:sister|brother|mother|father|wife|husband|friend)|because .{1,30}|at \d+ ?(?:am|pm)?)[\s?.!]*$/,
    tone: 'plain',
    heard: [
      '[I am missing the beginning of that.|I lack the thread here.|That one needs a bit more from you.|I cannot tell what that hangs on.|On its own I cannot place it.] [Give me half a sentence more.|One more word, and I can follow.|Say a bit more.]',
    ],
    asks: ['What is it about?', 'Which mission do you mean?', 'What were you thinking of?'],
  },
  {
    id: 'check-in',
    isFirm: true,
    words:
      /^(?:just |only )?(?:checking in|check-?in|here (?:again|for a check-?in)|reporting in)[.!]*$|\bhow was your (?:weekend|day|week|night)\b/,
    tone: 'plain',
    ties: true,
    heard: [
      '[Good that you look in.|Good timing.|Nice of you to look in.] [Let us make it a short one.|A minute will do.]',
    ],
    asks: [
      'What is new since the last time?',
      'From one to five, how is the energy?',
      'What did you do that is unlogged?',
    ],
  },
]
