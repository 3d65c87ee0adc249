import 'server-only'
import type { Theme } from './theme'

export const peopleThemes: Theme[] = [
  {
    id: 'parenting',
    domain: 'relationships',
    words:
      /\b(?:(?:calm\w*|better|patient|present|good|kinder) (?:parent|father|mother|mum|mom|dad)|parenting|bedtime stor\w+|(?:time|play\w*|patien\w+|homework|shout\w*) (?:with|at|on) (?:my |the |our )?(?:kids?|children|son|daughter|toddler)|stop (?:yelling|shouting))\b/i,
    steps: [
      'play for twenty minutes with the phone in another room, and let them choose',
      'agree on one evening rule with them and write it on the door',
      'note the hour at which it usually gets loud, and put dinner or a break before it',
    ],
    tiny: ['ask one question about their day and only listen', 'take three breaths before you answer'],
    counts: ['evenings without shouting', 'minutes of play with no phone'],
    snags: ['the hour before bed', 'coming home tired and late', 'rules that change by the day'],
    done: 'What would they tell a friend about you?',
  },
  {
    id: 'family',
    domain: 'relationships',
    words:
      /\b(?:mother|father|mum|mom|dad|parents?|grand\w+|sister|brother|kids?|children|son|daughter|family|aunt|uncle|call (?:my )?\w+ (?:every|each|once))\b/i,
    steps: [
      'call and ask one question you do not know the answer to',
      'put a fixed hour for it in the week and tell them',
      'plan one hour together with the phones away',
    ],
    tiny: ['send one photo and a line', 'text them a day to call'],
    counts: ['calls made', 'hours without a phone', 'visits'],
    snags: ['waiting for a quiet evening', 'old arguments in the first minute', 'time zones and busy weekends'],
    done: 'What would they notice if it worked?',
  },
  {
    id: 'partner',
    domain: 'relationships',
    words:
      /\b(?:partner|wife|husband|girlfriend|boyfriend|marriage|date night|dating|date|relationship|wedding|love|couple)\b/i,
    steps: [
      'propose one evening, with a day and a place',
      'ask what would have made this week easier, and only listen',
      'plan something small the two of you have not done yet',
    ],
    tiny: ['say one thing you liked', 'leave a small note'],
    counts: ['evenings for two', 'talks without a screen', 'plans kept'],
    snags: ['evenings that end on the sofa', 'talking only about logistics', 'leaving the planning to chance'],
    done: 'What would an ordinary good week look like for both?',
  },
  {
    id: 'friends',
    domain: 'relationships',
    words:
      /\b(?:friends?|friendships?|social|network(?:ing)?|meet (?:new )?people|reconnect|community|neighbou?rs?|club|lonely|loneliness|host|dinner party)\b/i,
    steps: [
      'invite one person for a walk, with a day and an hour',
      'answer the oldest unanswered message',
      'sign up for one thing where the same people come each week',
    ],
    tiny: ['send one message', 'write down three names'],
    counts: ['invitations sent', 'meetings held', 'people you called'],
    snags: ['waiting for them to write first', 'plans that stay vague', 'feeling it has been too long'],
    done: 'With whom, and how often, would it feel right?',
  },
  {
    id: 'giving',
    domain: 'relationships',
    words: /\b(?:volunteer\w*|charity|donat\w*|help others|mentor\w*|church|service|give back|teach)\b/i,
    steps: [
      'write to one place and ask when they need hands',
      'offer one hour to one person by name',
      'block one fixed hour for it this month',
    ],
    tiny: ['look up one place nearby', 'ask one person what helps'],
    counts: ['hours given', 'people helped', 'months kept'],
    snags: ['looking for the perfect cause', 'promising more than the week holds', 'no fixed hour'],
    done: 'Who is better off, and how would you know?',
  },
]

/** For a goal whose words fit none of the kinds: what its domain can say. */
export const domainThemes: Theme[] = [
  {
    id: 'any-career',
    domain: 'career',
    words: /$^/,
    steps: ['do the one part that others wait for', 'block thirty minutes and write the next deliverable down'],
    tiny: ['write the next action down', 'ask one colleague one question'],
    counts: ['things delivered', 'focused blocks', 'talks had'],
    snags: ['meetings that eat the morning', 'no one asking for it by a date', 'urgent mail'],
    done: 'What could you show a colleague on the last day?',
  },
  {
    id: 'any-health',
    domain: 'health',
    words: /$^/,
    steps: ['do twenty minutes of it at an hour you can repeat', 'prepare tonight what tomorrow’s session needs'],
    tiny: ['do two minutes of it', 'put what you need out'],
    counts: ['sessions a week', 'days kept', 'minutes a day'],
    snags: ['the first tired evening', 'travel and odd weeks', 'starting too hard'],
    done: 'Which number on which day would you be content with?',
  },
  {
    id: 'any-relationships',
    domain: 'relationships',
    words: /$^/,
    steps: ['write to the person it is about and name a day', 'keep half an hour for them with the phone away'],
    tiny: ['send them one honest line', 'ask them one question'],
    counts: ['conversations', 'hours together', 'promises kept'],
    snags: ['waiting for the right moment', 'tired evenings', 'assuming they know'],
    done: 'What would the other person say has changed?',
  },
  {
    id: 'any-growth',
    domain: 'personal-growth',
    words: /$^/,
    steps: ['give it twenty-five minutes at a fixed hour', 'do the part you have been putting off, first'],
    tiny: ['do the first two minutes', 'write the very next action down'],
    counts: ['sessions a week', 'pieces finished', 'days kept'],
    snags: ['no fixed hour', 'wanting to do it perfectly', 'a phone nearby'],
    done: 'What will you be able to do that you cannot do now?',
  },
]
