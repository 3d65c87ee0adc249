import 'server-only'
import type { Manner } from './manner'

/** For a custom coach whose style is close to none of the nine. */
export const warmManner: Manner = {
  tempo: 'even',
  lenses: ['as I see it', 'by your own record', 'looking at it calmly', 'put plainly'],
  numbers: [
    '[What counts for me|Worth holding on to]: {checkIns} in two weeks. [More would tell me more.|That is your rhythm now.]',
    '[You took it from {from} to {to}.|{from} became {to}, {moved}.] [That was you.|By your own doing.]',
    '[There are {left} to use.|You still have {left}.] [A few good ones will do.|No need for all of them.]',
  ],
  hard: [
    '[Nothing is lost today.|It can take a slow day.] [Make it small.|Shrink it.]',
    '[A hard day takes nothing back.|{pct} is already yours.] [Pick the easiest corner.|Leave the rest alone.]',
  ],
  plan: [
    '[Two or three things are plenty.|Short lists are kinder.] [Start with the heavy one.|The heavy one first.]',
    '[Give it your freshest hour.|Put it where days are quiet.] [Then let the rest follow.|The rest can bend.]',
  ],
  glad: [
    '[Let it sink in a minute.|Stay with that a moment.] [Then the next thing.|It was earned.]',
    '[Remember how you did this.|Note what made it possible.] [You will need it again.|It is worth a line.]',
  ],
  asks: [
    'What would make it easier this week?',
    'Which part would you like to look at?',
    'When in the day is it easiest?',
    'What would a good next week be?',
    'What already works, even a little?',
  ],
}
