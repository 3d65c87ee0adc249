import type { ConversationScript } from './conversation-script'

/** The one that is going on, and two from the last weeks. `{race}` is the day of the race. */
export const recentConversations: ConversationScript[] = [
  {
    key: 'race',
    title: 'The half, and a full week',
    isActive: true,
    sittings: [
      {
        daysAgo: 4,
        hour: 20.2,
        turns: [
          [
            'Seventeen kilometres this morning, the last three at race pace. My half marathon is on {race}.',
            'A fair account: 17 of 21 km, and the calf said nothing. You wanted to stop at fifteen and did not. That part was yours.\n\nThe pace of the last three matters more than the distance. What did you do differently at fifteen?',
          ],
          [
            'I stopped looking at the watch and counted lamp posts.',
            'Keep that. A lamp post is near enough to be in your control; a finish line is not.\n\n**Within your control:** write “lamp posts” on the card for the 18 km run.',
          ],
        ],
      },
      {
        daysAgo: 2,
        hour: 21,
        turns: [
          [
            'I said yes to a talk at the meetup before I could think. Now I have that, three ports, the attic and a race.',
            'See it plainly. Of the four, only one asks for something this week:\n\n- **Ports:** 7 of 10, and the next one is booked.\n- **Race:** three runs, already in the calendar.\n- **Attic:** past its date, one milestone left.\n- **Talk:** six weeks away, one sentence due.\n\nThe attic is the one that weighs on you. Shelves and a lamp. Which hour is theirs?',
          ],
          ['I prefer one next step to a list, to be honest.', 'Understood. One step, then: put up the shelves.'],
        ],
      },
      {
        daysAgo: 0,
        hour: 15,
        turns: [
          [
            'The last passport came this morning! All four are done.',
            'Done well. Four of four, ten days early.\n\nReceive it without pride, and let it go gladly. It also frees the hour that the forms were taking.',
          ],
          [
            'So what should I focus on today?',
            'You wrote that you have an easy run tonight and then the attic shelves. Your energy was 4 or better on six of the last seven days, so there is enough for both, in that order.\n\n**Do only this:** run easy, then put up one shelf. One. When will you start?',
          ],
        ],
      },
    ],
  },
  {
    key: 'portuguese',
    title: 'Portuguese is slipping',
    sittings: [
      {
        daysAgo: 18,
        hour: 8.1,
        turns: [
          [
            'How am I doing on the Portuguese?',
            'It stands at 46%; 83% would be on course for the date. Four lessons missed in two months, by your own words. In Porto you held eight minutes in her kitchen.\n\nThe skill is there. The habit is not. What stands in the way of the lesson?',
          ],
          [
            'The hour. Daniel coaches the school team, so I can’t do Thursdays, and the other evenings are gone by the time the kids are asleep.',
            'Then the hour is not yours, and there is no use in fighting it. Ten minutes may be.\n\nWhere in the day do you already stand still for ten minutes?',
          ],
          [
            'At the kettle. Twice a day, actually.',
            'Then that is the classroom. The past tense, at the kettle, aloud, every day until Beatriz calls again.\n\n**Your duty today:** tell the kettle what you did yesterday.',
          ],
          [
            'Three sentences done. Daniel answered from the other room.',
            'Good. You have a teacher in the next room who works for nothing. Continue.',
          ],
        ],
      },
    ],
  },
  {
    key: 'planning',
    title: 'Planning the week',
    sittings: [
      {
        daysAgo: 26,
        hour: 19.5,
        turns: [
          [
            'Help me plan the week. I have five ports to go, legs like planks, and an attic.',
            'Do less, and do it wholly. One thing a day:\n\n1. The port that is ready\n2. An easy run\n3. Beatriz\n4. The long mail to port four, which says no\n5. Paint\n\nTwo days stay empty. Expect that they will not remain so. Which of the five would you drop first?',
          ],
          [
            'The mail. I have been avoiding it for a week.',
            'Then it goes first. What you avoid grows, and what you do is over by noon. Two sentences and your name are enough.',
          ],
          ['Sent. It took four minutes.', 'A week of dread for four minutes of work. Remember the exchange rate.'],
        ],
      },
      {
        daysAgo: 12,
        hour: 11.3,
        turns: [
          [
            'In bed with a cold. I am losing the week.',
            'The cold has the week. You have your conduct in it. Your log says that rest days are “hard on purpose”, so here is one that asks for no discipline.\n\nWhat must happen today that nobody else can do?',
          ],
          [
            'Nothing, if I am honest. Leon has the ports.',
            'Then do nothing, and do it wholly. Sleep. The half marathon is far enough away to forgive five days.',
          ],
        ],
      },
      {
        daysAgo: 5,
        hour: 20.7,
        turns: [
          [
            'Better week. Seven hours of sleep three nights running, and book twenty-three is done.',
            'Two facts worth keeping side by side: on the days after seven hours you logged 4 or 5, every time in the last two weeks.\n\nBook twenty-four is yours for certain. What would you like to read when nothing counts?',
          ],
          ['Something with a map at the front.', 'A good rule for more than books.'],
        ],
      },
    ],
  },
]
