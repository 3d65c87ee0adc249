import 'server-only'
import type { LifeMoment } from './life-moment'

/** Good things that happened. */
export const gladMoments: LifeMoment[] = [
  {
    id: 'work-win',
    voice: 'done',
    isFirm: true,
    words:
      /\b(?:got|been|was|am getting|i'm getting) (?:the |a |my )?(?:promot\w+|raise|job|offer|hired|accepted|place|grant|contract)\b|\bpassed (?:the|my|a|all)\b|\bgot (?:the|my) (?:certificate|degree|licen[cs]e|results?)\b|\bi graduated\b|\bi got in\b/,
    unless: /\b(?:not|didn't|never|haven't|colleague|friend|brother|sister|else)\b/,
    tone: 'glad',
    heard: [
      '[Congratulations|That is a big one|What news|Oh, well done]. [Nobody gave you that for nothing.|You earned it in the quiet hours.|Months stand behind that sentence.]',
      '[{mirror}!|That happened!|You did that!] [Let it be true for a moment.|Take it in before you move on.|Read that sentence again.]',
    ],
    asks: [
      'Who was the first to hear?',
      'What did it [cost|take] that nobody saw?',
      'How will you mark it [tonight|this week]?',
      'What does it [open|change] for you?',
    ],
  },
  {
    id: 'family-joy',
    isFirm: true,
    words:
      /\b(?:daughter|son|baby|kid|child|girl|boy)\b.{0,30}\b(?:first|born|smiled|walked|steps|graduated|passed|laughed)\b|\bhad a baby\b|\b(?:got|getting|am|are|i'm|we're) (?:married|engaged)\b|\bi'm pregnant\b|\bwe're (?:expecting|pregnant)\b|\bbecame an? (?:aunt|uncle|father|mother|grand\w+)\b/,
    unless: /\bjealous|envious\b/,
    tone: 'glad',
    heard: [
      '[How lovely|What a thing to be told|That is wonderful|Congratulations]. [Some days are bigger than any plan.|This is what the plans are for.|Nothing on a list compares.]',
      '[That outranks every mission here.|The missions can stand back a moment.] [How lovely.|Congratulations.|I am glad you told me.]',
    ],
    next: [
      '[Your weeks may look different from here.|It may change what a good week is.] [We can make room for that.|We can resize things whenever you like.]',
    ],
    asks: [
      'How are you, in the middle of it?',
      'What do you want to remember of it?',
      'What should [wait|be smaller] for now?',
      'What was that moment like?',
    ],
  },
  {
    id: 'small-win',
    voice: 'progress',
    words:
      /\b(?:we|i) won\b|\bpersonal best\b|\bnew (?:record|pb|pr)\b|\bworks? again\b|\bit worked\b|\bsold (?:\w+ )?(?:one|two|three|four|five|\d+|my|a|the|pieces?)\b|\b(?:good|great|best|amazing|wonderful|perfect) (?:day|week|session|run|news|morning)\b|\bgot (?:a lot|so much|things) done\b|\bso proud of myself\b|\bi'm proud\b|\bdays? running\b|\b(?:days|weeks|months) (?:without|clean|sober|smoke-?free|in a row of)\b|\bproductive\b|\bis (?:done|live|finished|ready|published)\b|\bdone,? finally\b|\bfinally done\b|^(?:one|two|three|\d+) \w+ (?:to go|left)\b|^day \d+[ !.]*$|\b(?:is|are|feels?|i'm) (?:all |completely |much |finally )*(?:fine|better|healed|recovered|well) (?:now|again)\b|\bsold\b|\bonly \d+ \w+ (?:to go|left)\b|^\d[\w ]{2,30}!!+$|\b(?:got|getting|is) (?:so much |a lot |much )?better\b|\bfinally went\b/,
    unless: /\b(?:not|didn't|wasn't|isn't|no|never|missed|without (?:a|any) (?:result|progress|word))\b|\?$/,
    tone: 'glad',
    heard: [
      '[Keep that one.|Hold on to that.|Worth a line in the journal.|{mirror}, and that is worth keeping.] [Days like that teach more than bad ones.|There is a recipe in it.|It did not happen by itself.]',
      '[Good|Lovely|Now that is something|I like hearing that]. [Something you did made it likely.|You had a hand in that.|That is no accident.]',
    ],
    asks: [
      'What [made the difference|was different] this time?',
      'What would you do the same again?',
      'What part of it was your doing?',
      'How do you make the next one likely?',
    ],
  },
  {
    id: 'with-people',
    words:
      /^(?:i |we )?(?:talked to|spoke (?:to|with)|called|met|visited|saw|had (?:dinner|lunch|coffee|a call) with|apologi[sz]ed to|wrote to) (?:my )?[a-z]+(?: (?:today|yesterday|last night|again|finally|at last))?[.!]*$|\b(?:trained|ran|cooked|worked|walked|studied|climbed) with me\b/,
    tone: 'glad',
    heard: [
      '[That counts|Good that it happened|I am glad]. [Those are the minutes that stay.|Easy to put off, and you did not.|People remember that.]',
      '[{mirror}|You reached out|You had company]: [good|better than any tick].',
    ],
    asks: [
      'How was it, [honestly|afterwards]?',
      'What did it [do to|change in] you?',
      'When is the next time?',
      'Did anything in it surprise you?',
    ],
  },
  {
    id: 'further',
    voice: 'progress',
    words:
      /\b(?:further|farther|better|more) than (?:i )?(?:thought|planned|expected|before)\b|\bmore than planned\b|^not bad[.!]*$|^(?:amazing|great|fantastic|awesome|wonderful|brilliant|super)[.!]*$|\bahead of (?:my )?plan\b/,
    tone: 'glad',
    heard: [
      '[Good|That is good to hear|I will take that]. [Better than feared is a result.|Then the plan was too modest.|Most of that was you, not the plan.]',
      '[Better than expected.|A good reading.] [I want to know why.|There is something to learn in that.]',
    ],
    asks: ['What [helped|carried it]?', 'What should stay exactly as it is?', 'Which part went best?'],
  },
  {
    id: 'compliment',
    isFirm: true,
    words:
      /\byou(?:'re| are) (?:the best|great|amazing|awesome|good|so (?:nice|kind|helpful)|my favou?rite)\b|\bi (?:love|like) you\b|\bgood (?:bot|coach)\b|\blove this app\b/,
    tone: 'plain',
    heard: [
      '[That is kind.|Kind of you.|Thank you.] [The work is yours, though.|I only hold the mirror.|You do the moving.]',
      '[I will take it|Gladly taken]. [You do the hard part.|Most of it is you.]',
    ],
    asks: ['What shall we use the good mood for?', 'What do you want to move next?', 'What should I keep doing?'],
  },
  {
    id: 'deed',
    words:
      /^(?:today |just |also |finally |yesterday |this morning )*(?:i(?:'ve| have)? |we )?(?:just |finally |also |already )*(?:ran|read|wrote|went|saved|swam|walked|sent|published|submitted|trained|meditated|practi[cs]ed|studied|finished|completed|cooked|worked|learned|learnt|cleaned|paid|booked|lifted|cycled|recorded|played|painted|built|fixed|did (?!nothing|not|i))\b/,
    unless: /\b(?:not|n't|never|nothing|instead|only|nobody|wrong|out of|late|away)\b|\?$/,
    tone: 'glad',
    heard: [
      '[{mirror}|Done is done]: [good|that is real|it is in the bank|nobody can take it back].',
      '[So {mirror}|I hear that {mirror}|{mirror}], [and it counts|and I am glad of it|which is more than most plans get|and that is how it moves].',
      '[That is work, not talk.|There it is.|Something moved.|Good to hear.] [Give yourself the credit.|Hold on to how you got there.|The hard part was beginning.]',
    ],
    asks: [
      'How did it feel while doing it?',
      'What got you to begin?',
      'What is the next piece of it?',
      'Was it harder or easier than expected?',
      'Does it belong to one of your missions?',
    ],
  },
]
