import 'server-only'
import type { Theme } from './theme'

export const workThemes: Theme[] = [
  {
    id: 'job',
    domain: 'career',
    words:
      /\b(?:(?:new|find|get|land|change) (?:\w+ )?(?:job|role|position)|job|jobs|applications?|interviews?|hired|cv|resume|career change|linkedin|internship)\b/i,
    steps: [
      'pick one posting and send the application, imperfect',
      'write to one person who already does that work',
      'rewrite the top third of the CV for one posting',
    ],
    tiny: ['save one job posting', 'write down one name'],
    counts: ['applications sent', 'conversations had', 'interviews'],
    snags: ['polishing the CV for ever', 'silence after applying', 'evenings drained by the present job'],
    done: 'Is it a signed contract, an offer, or a first interview?',
  },
  {
    id: 'promotion',
    domain: 'career',
    words:
      /\b(?:promot\w*|raise|salary|senior|manager|lead(?:er|ership)?|boss|team|performance review|negotiat\w*|mentor)\b/i,
    steps: [
      'write down three results of this quarter, with numbers',
      'ask your manager what would have to be true by the review',
      'take on one visible piece that nobody owns',
    ],
    tiny: ['note one thing you solved', 'ask for the talk'],
    counts: ['results written down', 'talks with your manager', 'things delivered'],
    snags: ['waiting to be noticed', 'no dated talk in the calendar', 'firefighting that leaves no trace'],
    done: 'Who decides it, and what do they need to see?',
  },
  {
    id: 'business',
    domain: 'career',
    words:
      /\b(?:business|start-?up|launch|customers?|clients?|shop|store|saas|product|app|freelanc\w*|sell|sales|revenue|side project|website|followers|subscribers|company|etsy|mvp)\b/i,
    steps: [
      'show the roughest version to one possible customer',
      'ask one person to pay for it and listen to the answer',
      'cut one feature and ship the rest',
    ],
    tiny: ['write its one-line promise', 'message one possible customer'],
    counts: ['paying customers', 'people asked', 'versions shipped'],
    snags: ['building without asking anybody', 'logos and names before customers', 'a list of features that grows'],
    done: 'Which sale, user or date makes it real?',
  },
  {
    id: 'coding',
    domain: 'career',
    words:
      /\b(?:cod(?:e|ing)|program(?:ming|mer)?|python|javascript|typescript|rust|java|sql|software|developer|data science|machine learning|aws|github|open source)\b/i,
    steps: [
      'build the smallest thing that runs and commit it',
      'finish one exercise without looking at the solution',
      'fix one small issue in something real',
    ],
    tiny: ['make one test fail', 'name the next function'],
    counts: ['things that run', 'exercises solved', 'sessions a week'],
    snags: ['tutorials instead of building', 'a project too large to start', 'getting stuck alone'],
    done: 'What will run, and who will use it?',
  },
  {
    id: 'speaking',
    domain: 'career',
    words: /\b(?:speak(?:ing|er)?|present(?:ation|ing)?|talk|conference|toastmasters|pitch|speech|stage)\b/i,
    steps: [
      'say the opening aloud three times, standing',
      'record two minutes and watch it once',
      'offer to speak at the next small meeting',
    ],
    tiny: ['say your first sentence aloud', 'write your one message down'],
    counts: ['talks given', 'rehearsals aloud', 'minutes in front of people'],
    snags: ['slides instead of rehearsal', 'avoiding the small chances', 'the fear of the first minute'],
    done: 'Which audience, and on what day?',
  },
  {
    id: 'money',
    domain: 'personal-growth',
    words:
      /\b(?:sav(?:e|ing|ings)|saved \W?\d[\d,.]*|pa(?:y|id|ying) \W?\d[\d,.]*(?: \w+)? off|money|euros?|eur|dollars?|debts?|loan|mortgage|budget|invest\w*|emergency fund|pa(?:y|id|ying) (?:off|back)|pension|credit card|spend(?:ing)?)\b|[€$£]/i,
    steps: [
      'set up the transfer for the day after payday',
      'cancel one thing you pay for and do not use',
      'write down this week’s spending in three lines',
    ],
    tiny: ['move a small sum across', 'write the balance down'],
    counts: ['the balance on the first of the month', 'transfers made', 'weeks within budget'],
    snags: ['saving what is left instead of first', 'one-off costs that come every month', 'shopping when tired'],
    done: 'Which amount on which account closes it?',
  },
  {
    id: 'order',
    domain: 'personal-growth',
    words:
      /\b(?:declutter\w*|clean(?:ing)?|tidy|organi[sz]\w*|home|house|apartment|flat|garage|renovat\w*|paperwork|tax(?:es)?|inbox|move|moving)\b/i,
    steps: [
      'clear one drawer and carry the bag out the same hour',
      'set a timer for twenty minutes in one room',
      'deal with the oldest paper on the pile first',
    ],
    tiny: ['put five things away', 'fill one bag'],
    counts: ['rooms done', 'bags gone', 'timers run'],
    snags: ['taking everything out at once', 'things with memories', 'bags that stay in the hall'],
    done: 'Which room or pile, seen by you, says it is done?',
  },
]
