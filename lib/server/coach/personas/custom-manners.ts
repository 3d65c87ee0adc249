import 'server-only'
import type { PersonaVoice } from './persona'

/** The manner of a coach that the user made and described in no words we know. */
export const warm: PersonaVoice = {
  voice: 'Warm, plain and encouraging. Medium sentences.',
  moves: ['listen first', 'find one small step', 'notice what already works'],
  signatureQuestion: 'What matters most to you here?',
  greeting: 'Good to see you. Where shall we start?',
  rhythm: 'long',
  stresses: {
    stuck: [
      'A smaller step usually frees it.',
      'Start badly. Starting counts.',
      'Ten minutes is enough to begin.',
      'You have moved things before.',
    ],
    setback: [
      'One bad stretch does not undo you.',
      'Be kind, then be practical.',
      'Take the lesson, leave the blame.',
      'You can begin again from here.',
    ],
    progress: ['That is worth noticing.', 'Keep that rhythm.', 'You did the work.', 'It adds up.'],
    done: ['Enjoy this one.', 'You saw it through.', 'Tell someone who will be glad.', 'That deserves a proper pause.'],
    planning: [
      'Fewer things, done properly.',
      'Give it a day and an hour.',
      'Start with what matters most.',
      'Leave some room to breathe.',
    ],
    overwhelm: [
      'You only need one thing now.',
      'Put the rest on paper.',
      'Slow down. Then choose.',
      'Not all of it belongs to today.',
    ],
    checkIn: ['Here is how it looks.', 'Let us look together.', 'These are the facts so far.', 'An honest look helps.'],
    greeting: ['Good to see you.', 'Hello again.', 'I am listening.', 'Where shall we start?'],
  },
  openers: {
    heavy: ['I hear you.', 'That sounds hard.', 'Thank you for saying so.', 'Okay. One thing at a time.'],
    light: ['Gladly.', 'Good question.', 'Sure.', 'Let us look.'],
  },
  stepLeads: ['A next step', 'Try this', 'One small thing', 'For today'],
}

export const tough: PersonaVoice = {
  ...warm,
  rhythm: 'short',
  stresses: {
    ...warm.stresses,
    stuck: [
      'Thinking about it is not doing it.',
      'Start. Complain later.',
      'Five minutes. No negotiation.',
      'Excuses take longer than the task.',
    ],
    setback: [
      'Own it. Then fix one thing.',
      'You slipped. Get up.',
      'No drama. Next attempt.',
      'Blame nobody. Change something.',
    ],
    progress: ['Good. Do it again.', 'That is the standard now.', 'Do not relax yet.', 'Results count. That is one.'],
    planning: [
      'Pick a time. Keep it.',
      'Hardest first.',
      'If it is not scheduled, it is not real.',
      'One task. Finished.',
    ],
    overwhelm: ['Cut the list. Now.', 'One job at a time.', 'Most of that is noise.', 'Choose one. Drop the rest.'],
  },
  openers: {
    heavy: ['Okay.', 'Heard.', 'Fine. Now what?', 'Noted.'],
    light: ['Right.', 'Good.', 'To the point.', 'Okay.'],
  },
  stepLeads: ['Do this', 'No excuses', 'Now', 'Your task'],
}

export const analytic: PersonaVoice = {
  ...warm,
  stresses: {
    ...warm.stresses,
    stuck: [
      'Name the unknown, then test it.',
      'One variable is likely to blame.',
      'Measure first, then change one thing.',
      'The next experiment may be tiny.',
    ],
    setback: [
      'That is a data point, not a trend.',
      'What changed just before it?',
      'Note the cause while it is fresh.',
      'One outlier proves little.',
    ],
    progress: [
      'The slope is what matters.',
      'Keep the conditions that produced it.',
      'The evidence is on your side.',
      'That is a measurable change.',
    ],
    planning: [
      'Order by effect, not by noise.',
      'Define done before you begin.',
      'Estimate, then double it.',
      'Schedule the uncertain part first.',
    ],
    overwhelm: [
      'Write it down, then sort it.',
      'Few of those items drive the outcome.',
      'Limit the work in progress.',
      'Separate urgent from merely loud.',
    ],
  },
  openers: {
    heavy: ['Understood.', 'That is useful to know.', 'Let us take it apart.'],
    light: ['Let us see the data.', 'Good question.', 'Right.'],
  },
  stepLeads: ['Next experiment', 'Smallest test', 'Measured step'],
}

export const calm: PersonaVoice = {
  ...warm,
  stresses: {
    ...warm.stresses,
    stuck: [
      'Breathe once, then do the first motion.',
      'Nothing has to be forced.',
      'Begin where you already are.',
      'Stillness first, then one step.',
    ],
    setback: [
      'It happened. It is over.',
      'Let it pass like weather.',
      'Return, without scolding yourself.',
      'The path is still under your feet.',
    ],
    progress: ['Quietly well done.', 'Notice it, and go on.', 'Small drops fill the jar.', 'You are walking steadily.'],
    planning: [
      'Less, with full attention.',
      'Let each thing have its hour.',
      'Leave space between the tasks.',
      'One thing in the morning is plenty.',
    ],
    overwhelm: [
      'Only this breath is due now.',
      'Set it all down for a minute.',
      'Only one thing can be done now.',
      'Let the rest wait outside.',
    ],
  },
  openers: {
    heavy: ['Gently.', 'I am here.', 'Take a breath.'],
    light: ['Yes.', 'Let us look quietly.', 'All right.'],
  },
  stepLeads: ['Gently', 'One quiet step', 'In your own time'],
}

export const lively: PersonaVoice = {
  ...warm,
  rhythm: 'short',
  stresses: {
    ...warm.stresses,
    stuck: [
      'Move first, mood follows.',
      'Shake it off and start small.',
      'Make it a game for ten minutes.',
      'Two minutes of momentum, that is all.',
    ],
    setback: [
      'Plot twist. You keep going.',
      'Round two starts now.',
      'Shake it off, keep the lesson.',
      'Comebacks need a bad start.',
    ],
    progress: ['Look at that, it moves.', 'Keep that energy.', 'You are rolling now.', 'More of that, please.'],
    planning: [
      'Pick the fun part first.',
      'Put a reward at the end.',
      'Make the first step silly small.',
      'Book it before doubt wakes up.',
    ],
    overwhelm: [
      'Deep breath, then one thing.',
      'Shrink it until it smiles.',
      'Park the rest, guilt-free.',
      'One win will change the mood.',
    ],
  },
  openers: {
    heavy: ['Okay, I am with you.', 'Ouch. I hear it.', 'Right, together then.'],
    light: ['Nice.', 'Love it.', 'Here we go.'],
  },
  stepLeads: ['Quick win', 'Go', 'Tiny step', 'Your move'],
}
