/**
 * How people ask, by what they ask for. `read` is what the grammar was written with; `kept` is for measuring only and
 * no rule may be made for one of it. Slots: {base} {ing} {past} {noun} of something done, {person}, {in} a stretch of
 * time, {thing} written about, {a} and {b} two sides, {goal} a mission, {fact} and {whose} of something that changes.
 */
export type Wordings = { read: string[]; kept: string[] }

export const wordings = {
  last: {
    read: [
      'When did I last {base}?',
      'when was the last time i {past}',
      'How long is it since I {past}?',
      'What was the date of my last {noun}?',
      'last time I {past}?',
      'Can you tell me when I last {past}?',
      'How many days ago did I {base}?',
    ],
    kept: [
      'When have I most recently {done}?',
      'how long has it been since i last {past}',
      'Remind me, when did I {base} last?',
      'When was my most recent {noun}?',
      'whens the last time I {past}??',
      'On what day did I last {base}?',
      'I wonder when I {past} the last time.',
    ],
  },
  first: {
    read: [
      'When did I first {base}?',
      'When was the first time I {past}?',
      'when did i start {ing}',
      'Since when have I been {ing}?',
      'What was the day of my first {noun}?',
      'how long ago did I start {ing}?',
    ],
    kept: [
      'When did I {base} for the first time?',
      'When did I begin {ing}?',
      'Which day did I {base} the very first time?',
      'My first {noun}, when was that?',
      'What is the earliest entry where I {past}?',
    ],
  },
  lastWith: {
    read: [
      'When did I last see {person}?',
      'when was the last time i met {person}',
      'How long since I saw {person}?',
      'When did I last mention {person}?',
    ],
    kept: [
      'When was {person} last mentioned?',
      'how long is it that I have not seen {person}',
      'when did I meet up with {person} last?',
      'What is the latest I wrote about {person}?',
    ],
  },
  count: {
    read: [
      'How often did I {base} {in}?',
      'How many times did I {base} {in}?',
      'how many times have i {done} {in}',
      'On how many days did I {base} {in}?',
      'How many times I {past} {in}?',
      'Number of entries about {ing} {in}?',
    ],
    kept: [
      '{in}, how often have I {done}?',
      'how many days did i {base} {in}?',
      'Count the times I {past} {in}.',
      'How frequently did I {base} {in}?',
      'How many entries mention {ing} {in}?',
      'Tell me how often I {past} {in}',
    ],
  },
  countAll: {
    read: ['How often have I {done}?', 'How many times have I {done} so far?', 'how often did I {base} in total?'],
    kept: [
      'How many times did I {base} altogether?',
      'In how many entries do I mention {ing}?',
      'how often have i {done} up to now',
    ],
  },
  mean: {
    read: [
      'What was my average energy {in}?',
      'How was my energy {in}?',
      'average mood {in}',
      'How happy was I {in}?',
      'How did I feel {in} on average?',
      'Mean energy {in}?',
    ],
    kept: [
      'What did my energy average {in}?',
      'what was my mood like {in}',
      'On average, how energetic was I {in}?',
      '{in}, what was my typical energy?',
      'How have I been feeling {in}?',
      'my energy {in}?',
    ],
  },
  meanOn: {
    read: [
      'What is my average energy on {weekday}s?',
      'How do I feel on {weekday}s?',
      'average energy on a {weekday}',
      'How is my mood on {weekday}s?',
    ],
    kept: [
      'How happy am I on {weekday}s?',
      "What's my energy like on {weekday}s?",
      'On {weekday}s, how is my energy on average?',
      'what energy do I usually have on a {weekday}?',
    ],
  },
  meanWith: {
    read: [
      'What is my average energy on days when I {base}?',
      'How do I feel when I {base}?',
      'average energy on days with {ing}',
      'How happy am I on days I {base}?',
    ],
    kept: [
      'What is my mood on days that I {base}?',
      "how's my energy on the days I {past}?",
      'Mean energy of entries about {ing}?',
      'When I {base}, how is my energy on average?',
    ],
  },
  withWithout: {
    read: [
      'Is my energy higher when I {base}?',
      'Am I happier on days I {base}?',
      'Do I feel better on days with {ing} than on days without?',
      'Does {ing} make me happier?',
      'Compare my energy with and without {ing}',
    ],
    kept: [
      'Do I feel better when I {base}?',
      'Does {ing} help my mood?',
      'Energy on days with {ing} vs days without {ing}?',
      'am I in a better mood if I {base}',
      'What is the difference in energy between days I {base} and days I do not?',
    ],
  },
  thanBefore: {
    read: [
      'Am I happier {in} than {before}?',
      'Was my energy better {in} than {before}?',
      'Compare my energy {in} with {before}',
      'did I feel better {in} compared to {before}?',
    ],
    kept: [
      'Was I happier {in} or {before}?',
      'How does my energy {in} compare with {before}?',
      'my mood {in} vs {before}',
      'Is my average energy {in} higher than {before}?',
    ],
  },
  moreThan: {
    read: [
      'Did I {base} more {in} than {before}?',
      'Did I {base} more often {in} than {before}?',
      'how often did I {base} {in} compared to {before}',
    ],
    kept: [
      'Have I {done} more {in} than {before}?',
      'Did I {base} less {in} than {before}?',
      'Compare how many times I {past} {in} and {before}',
    ],
  },
  weekdays: {
    read: ['Am I happier on {weekday}s or {otherday}s?', 'Is my energy better on {weekday}s than on {otherday}s?'],
    kept: [
      'Do I feel better on {weekday}s than {otherday}s?',
      'Which are better for my mood, {weekday}s or {otherday}s?',
    ],
  },
  written: {
    read: [
      'What did I write about {thing} {in}?',
      'what did i say about {thing} {in}',
      'Show me what I wrote about {thing} {in}',
      'Find entries about {thing} {in}',
      '{in}, what did I write about {thing}?',
    ],
    kept: [
      'What have I noted on {thing} {in}?',
      'Which entries from {in0} mention {thing}?',
      'Anything about {thing} {in}?',
      'List everything I wrote {in} about {thing}.',
      'what was going on with {thing} {in}?',
    ],
  },
  onDay: {
    read: ['What did I do on {day}?', 'What happened on {day}?', 'what did i write on {day}', 'How was {day}?'],
    kept: [
      'Show me my entry of {day}',
      'What was {day} like?',
      'What did I note down on {day}?',
      'tell me about {day}',
    ],
  },
  order: {
    read: [
      'Which came first, {a} or {b}?',
      'Did I start {a} before {b}?',
      'What did I do first, {a} or {b}?',
      'Was {a} before or after {b}?',
    ],
    kept: [
      'Did {a} come before {b}?',
      'Which was earlier: {a} or {b}?',
      'did I do {a} first or {b}?',
      'Did I take up {a} after {b}?',
    ],
  },
  gap: {
    read: [
      'What is my longest gap without {ing}?',
      'What is the longest I went without {ing}?',
      'longest break from {ing}',
      'How long was my longest stretch without {ing}?',
    ],
    kept: [
      'What was the longest time I did not {base}?',
      'longest pause between {ing}?',
      "What's the longest period I've gone without {ing}?",
      'How long have I gone without {ing} at most?',
    ],
  },
  run: {
    read: [
      'What is my longest streak of {ing}?',
      'How many days in a row did I {base} at most?',
      'longest {ing} streak?',
    ],
    kept: [
      'What was my best streak of {ing}?',
      'Most days in a row that I {past}?',
      'For how many consecutive days did I {base} at the most?',
    ],
  },
  bestGroup: {
    read: [
      'Which {unit} was my best?',
      'In which {unit} was I happiest?',
      'What {unit} did I have the most energy?',
      'best {unit} for my mood?',
    ],
    kept: [
      'What was my happiest {unit}?',
      'Which {unit} did I feel best?',
      'Which {unit} was the worst for my energy?',
      'On average, what is my best {unit}?',
    ],
  },
  mostGroup: {
    read: [
      'In which {unit} did I {base} most?',
      'Which {unit} did I {base} the most often?',
      'What {unit} do I {base} most?',
    ],
    kept: [
      'During which {unit} did I {base} the most?',
      'What was the {unit} with most {ing}?',
      'Which {unit} had the most {ing}?',
    ],
  },
  fact: {
    read: ['{ask}?', '{ask} now?', 'Do you know {indirect}?'],
    kept: ['{ask} these days?', 'What did I last write about {indirect}?', '{ask} at the moment?'],
  },
  finished: {
    read: ['Which goals did I finish {in}?', 'What missions have I completed {in}?', 'what goals did i complete {in}'],
    kept: ['Which goals did I achieve {in}?', 'Did I finish any goals {in}?', 'List the missions that I got done {in}'],
  },
  left: {
    read: [
      "What's left on {goal}?",
      'Which milestones are still open for {goal}?',
      'what do I still have to do for {goal}',
    ],
    kept: ['What remains to be done on {goal}?', 'Which steps are left for {goal}?', 'open milestones of {goal}?'],
  },
  alerts: {
    read: ['What alerts do I have {in}?', 'Which reminders are set for {in0}?', 'do I have anything on {in}?'],
    kept: ['What reminders do I have {in}?', 'Any alerts {in}?', 'Show my alerts for {in0}'],
  },
  sum: {
    read: [
      'How many {units} did I {base} {in}?',
      'how many {units} have I {done} {in}',
      'What is the number of {units} I {past} {in}?',
    ],
    kept: [
      '{in}, how many {units} did I {base}?',
      'How many {units} in total did I {base} {in}?',
      'Sum up the {units} I {past} {in}',
    ],
  },
  told: {
    read: [
      'What did I tell you about {thing}?',
      'Did we talk about {thing}?',
      'When did I last tell you about {thing}?',
    ],
    kept: [
      'What have I told you of {thing}?',
      'In our chats, what did I say about {thing}?',
      'When did we last talk about {thing}?',
    ],
  },
  ever: {
    read: ['Did I ever {base}?', 'Have I ever {done}?', 'have i {done} {in}?'],
    kept: ['Have I at any time {done}?', 'Did I {base} {in}?', 'Is there any entry where I {past}?'],
  },
} satisfies Record<string, Wordings>
