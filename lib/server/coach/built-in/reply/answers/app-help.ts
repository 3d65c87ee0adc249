import 'server-only'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'

/** Where things are in the app. */
export function answerAppHelp(desk: Desk): Draft {
  const { writer, situation } = desk
  const place = PLACES.find(([words]) => words.test(situation.message.text))?.[1] ?? PLACE_UNKNOWN
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(place)],
    close: endWith(desk, situation.focus, {
      questions: ['Does that get you there?', 'Is that what you were looking for?'],
      ofTen: 9,
    }),
  }
}

const PLACES: [RegExp, readonly string[]][] = [
  [
    /\bremind\w*|wake me\b/,
    [
      '[I cannot ring you|A chat cannot tap your shoulder]. [The dashboard can: add one under Today’s Alerts|Put it under Today’s Alerts, on the dashboard].',
    ],
  ],
  [/\bprogress\b/, ['[Answer Get AI Coaching on the mission|Get AI Coaching on its card, then answer].']],
  [
    /\bcoach|style\b/,
    [
      '[You choose the coach under Settings|Coaching Style in Settings is the place]. [Your own is made there too|A custom one starts there too].',
    ],
  ],
  [
    /\bexport|download\b/,
    ['[Settings has a Data Export card|Under Settings, Data Export][ for journal and missions|].'],
  ],
  [/\baccount|password|email\b/, ['[Settings is where the account lives|Look in Settings, under Account Settings].']],
  [
    /\bjournal|entr(?:y|ies)|log\b/,
    ['[Journal entries live under Insights, Mission Logs|On Insights, Mission Logs, Add Entry].'],
  ],
  [/\bchats?|conversations?\b/, ['[The menu above holds your conversations|Look in the menu above this chat].']],
  [
    /\b(?:mark|done|close|rename|dates?|deadlines?)\b/,
    ['[Open the mission under Goals and edit it|It is edited on its card, under Goals].'],
  ],
  [/\bdelete|remove\b/, ['[Each mission card under Goals can be deleted|The delete button is on its card].']],
  [
    /\bgoals?|missions?|dates?|milestones?|history\b/,
    ['[Missions are made under Goals|The Goals page is the place for that].'],
  ],
]
const PLACE_UNKNOWN = ['[Settings and Goals hold most of it|Most switches are in Settings].']
