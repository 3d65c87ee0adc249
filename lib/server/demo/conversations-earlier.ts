import type { ConversationScript } from './conversation-script'

export const earlierConversations: ConversationScript[] = [
  {
    key: 'after-launch',
    title: 'After the launch',
    sittings: [
      {
        daysAgo: 61,
        hour: 9.4,
        turns: [
          [
            'Harbour 2.0 went live yesterday. Three ports, no roll-back. Why do I feel so flat?',
            'Done well. And the flatness is no sign of anything: you leaned on a wall for nine months, and the wall is gone.\n\nRest, as a soldier after watch. It is part of the watch. What has waited longest?',
          ],
          [
            'Sleep, the cello, and my children, in the wrong order.',
            'You know the right order. Today asks for one of them.',
          ],
          ['I will walk Finn to school.', 'Then the day has its work. Go without the telephone.'],
        ],
      },
      {
        daysAgo: 58,
        hour: 21.6,
        turns: [
          [
            'Played for twenty minutes. Rusty, but I found my way back to bar nine.',
            'Nothing was lost, then; it was only put down. You wrote that it “looks at you”. Let it look. When will you sit down with it again?',
          ],
          [
            'I don’t know. I think best when nobody has given me a date for it.',
            'Then it has none. Some things are kept by love and not by calendars. I will tell you when it has been silent for long, and nothing more.',
          ],
        ],
      },
    ],
  },
  {
    key: 'calf',
    title: 'The calf',
    archivedDaysAgo: 98,
    sittings: [
      {
        daysAgo: 159,
        hour: 22.1,
        turns: [
          [
            'Strained my calf. Six weeks without running, and the race is the only thing I was doing for myself.',
            'I understand. The event is a torn fibre. The opinion is that something was taken from you.\n\nSet the opinion aside for tonight. Which part of this is yours?',
          ],
          [
            'The exercises, I suppose. Sleep. Not being horrible to everyone.',
            'Three things, all within your control, none of them small. The calf itself is weather.\n\nHow long do the exercises take?',
          ],
          ['Twelve minutes, twice a day. They are unspeakably dull.', 'Good. Dull is easy to begin. When, and where?'],
          [
            'After brushing teeth, in the hall.',
            'Then the teeth will remind you. I would make it a mission of its own, so that the race does not stare at you for six weeks.',
          ],
        ],
      },
      {
        daysAgo: 146,
        hour: 20.4,
        turns: [
          [
            'Two weeks of exercises, none missed. And I swam. Badly.',
            'Twenty-eight of twenty-eight. Character is made of such days, not of races.\n\nWhat did the swimming give you?',
          ],
          [
            'Half an hour in which nothing hurt and nobody spoke.',
            'Then it is more than a substitute. Keep one a week when you run again.',
          ],
          [
            'My physio Conor says no running before he has seen me hop.',
            'He is right, and it is simple. You hop when he says hop.',
          ],
        ],
      },
      {
        daysAgo: 118,
        hour: 19.2,
        turns: [
          [
            'I hopped! He smiled at his clipboard.',
            'A small sign of a large thing. One minute running, one walking, says the plan. Do that, and not one minute more: restraint is the exercise now.',
          ],
        ],
      },
      {
        daysAgo: 104,
        hour: 10.1,
        turns: [
          [
            'Five kilometres. No pain. Thirty-three minutes. I bought the good coffee.',
            'You kept faith with yourself for ten weeks, most of them without a witness. Drink the good coffee slowly.\n\nWhat will you keep from these weeks?',
          ],
          [
            'Swimming once a week, and the hall after teeth.',
            'Then the strain has taught more than it took. Close this one, and return to the race.',
          ],
        ],
      },
    ],
  },
]
