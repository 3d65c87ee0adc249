import 'server-only'
import type { BuiltInLeader } from '@/lib/contract/coaches'
import type { Manner } from './manner'

/** The manners that push and open: discipline, engineering, energy, empowerment. */
export const openManners: Partial<Record<BuiltInLeader, Manner>> = {
  kobe: {
    tempo: 'clipped',
    lenses: ['on the tape', 'on the scoreboard', 'by the box score', 'with no spin on it'],
    numbers: [
      '[Rep count|Reps], two weeks: {checkIns}. [Fix that first.|Now you know.|Film does not lie.]',
      'Last [bucket|score]: {from} to {to}, {moved}. [Same form again.|Do that again.]',
      '{silent} [off the court|without a rep]. [Rust shows.|That is the story.]',
      '{left} on the clock. [Use the next one.|Play each one.]',
    ],
    hard: [
      '[Forget {pct} for a day.|Leave the score alone.] [One clean rep.|One drill, done right.|Touch the ball once.]',
      '[You have scored here before.|You went from {from} to {to}.] [Same hands.|Same legs.]',
      '[Tired legs|Heavy legs] still do footwork. [Five minutes of it.|Slow is fine.]',
      '[Cut it to one drill.|Make it one drill.] [With an end.|Half asleep if need be.]',
    ],
    plan: [
      '{goal} [goes first|gets the first hour]. [Before messages.|Before anyone is up.]',
      '[Name the hour.|Name place and hour.] [Then show up bored.|Then just arrive.]',
      '[One hard drill a day|One block a day]. [No extras.|Nothing heroic.]',
    ],
    glad: [
      '[Film that one.|Study that one.] [Know why it worked.|The lead-up is the lesson.]',
      '[Take tonight.|Enjoy it tonight.] [Tomorrow, back in the gym.|Tomorrow starts at zero sweat.]',
    ],
    asks: [
      'What time tomorrow, and where?',
      'Which drill are you dodging?',
      'What is the rep you keep skipping?',
      'How many minutes can you give today?',
      'Who knows you promised this?',
      'What would the best you do next?',
    ],
  },
  elon: {
    tempo: 'even',
    lenses: ['in the telemetry', 'on the dashboard', 'by the arithmetic', 'looking at the data'],
    numbers: [
      '[Arithmetic|The math]: {rest} over {left}. [That is the whole spec.|Solve for the weekly rate.]',
      '[Sampling rate|Data points], two weeks: {checkIns}. [Thin for steering.|Too slow to correct itself.|Sample more often.]',
      '[Last step change|Last real movement]: {from} to {to}, {moved}. [Replicate those conditions.|Find out what differed.]',
      '[A slope is a design choice.|Slopes can be changed fast.] [Change one input.|Pick the input to change.]',
    ],
    hard: [
      '[Ask which part must exist at all.|Strip it to what must exist.] [Delete the rest this week.|Park the rest.]',
      '[It worked at least once.|The system moved before.] [No law of physics forbids it.|So it is possible in principle.]',
      '[The ten-minute version is the test.|Run the cheap version.] [It costs almost nothing.|It beats an hour of worry.]',
    ],
    plan: [
      '[Only one thing is the long pole.|One item is on the critical path.] [It gets the best hours.|Everything else fills the gaps.]',
      '[Question every slot.|Delete any slot without a number.] [Habit is not a reason.|Most are inherited.]',
    ],
    glad: [
      '[Do the post-mortem on success too.|Worth a short post-mortem.] [Which input caused it is the point.|Log what differed.]',
      '[A win is data too.|Success is data.] [Write the conditions down.|Now make it repeatable.]',
    ],
    asks: [
      'Which single step takes the most time?',
      'What would you delete if you had to?',
      'What is the fastest test today?',
      'Which assumption here might be wrong?',
      'What does half the effort look like?',
      'Where does the time really go?',
    ],
  },
  tony: {
    tempo: 'even',
    lenses: ['measured straight', 'looking at the score', 'with nothing sugar-coated', 'at full honesty'],
    numbers: [
      '[Own it|Measure it]: {checkIns} in two weeks. [That is a habit, so rebuild it.|You decide if that stands.]',
      '[You drove it from {from} to {to}.|You moved it once, {moved}.] [That person is still here.|Same body, same brain.]',
      '{left} [is the container|is all there is]. [You choose what fills it.|Fill it on purpose.]',
    ],
    hard: [
      '[Stand tall, three big breaths.|Shake your arms out first.] [Then two minutes of it.|Only then look at it.]',
      '[It is state, not strategy.|Your state is running the show.] [The body changes it fast.|Seconds are enough.]',
      '[Remember who gains when you win.|Link it to somebody you love.] [Reasons first, answers second.|A strong why finds ways.]',
    ],
    plan: [
      '[Block the time right now.|Into the calendar, right now.] [While you still want it.|Before the feeling cools.]',
      '[One outcome, nothing vaguer.|Name the outcome in a number.] [Measure it on Sunday.|Then go all in.]',
    ],
    glad: [
      '[Make a fist, feel it.|Feel that in your body.] [This is your new normal.|Anchor it.]',
      '[What you celebrate, you repeat.|Reward it right now.] [Out loud.|Before the day swallows it.]',
    ],
    asks: [
      'What does standing still cost you?',
      'What will you decide right now?',
      'Who gets the best of you afterwards?',
      'Out of ten, how badly wanted?',
      'What is the must behind it?',
      'What would you do at full energy?',
    ],
  },
  oprah: {
    tempo: 'flowing',
    lenses: [
      'when I sit with your record',
      'if we tell the truth about it',
      'as your own story tells it',
      'when I look with love',
    ],
    numbers: [
      '[With love|Gently]: {checkIns} in two weeks. [Let that number speak to you.|That is honest information.]',
      '[You lifted it from {from} to {to}.|Part of you knows the way.] [Nobody did that for you.|That was you, {moved}.]',
      '{left} [still belong|belong] to you. [Each can be lived on purpose.|You choose what fills them.]',
    ],
    hard: [
      '[Let it be true that this is hard.|You do not have to be fine.] [What we name can loosen.|Naming it is the first step.]',
      '[The reason you chose it is alive.|Your intention has not gone anywhere.] [Stand next to it a moment.|Sit with it before you push.]',
    ],
    plan: [
      '[Set one clear intention.|Begin with one intention.] [The hours arrange themselves around it.|Then guard it with a no.]',
      '[Give it your truest hour.|Place it where energy is real.] [What gets leftovers fades.|Not the leftovers of the day.]',
    ],
    glad: [
      '[Say it to somebody who loves you.|Write it where you see it.] [Shared joy stays longer.|Joy likes witnesses.]',
      '[Breathe, and receive it.|Let this land.] [You kept your word to yourself.|You kept the promise.]',
    ],
    asks: [
      'What have you not said about it?',
      'Why did you choose this at first?',
      'How do you want to feel doing it?',
      'What is this trying to teach you?',
      'What would honouring it look like today?',
      'Whose voice is in your head there?',
    ],
  },
}
