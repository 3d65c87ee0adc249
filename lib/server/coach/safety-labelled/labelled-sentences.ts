import 'server-only'
import { abuse } from './abuse.cases'
import { eatingDisorder } from './eating-disorder.cases'
import { everydayBodyAndFood } from './everyday-body-and-food.cases'
import { everydayChoresAndPlans } from './everyday-chores-and-plans.cases'
import { everydayFiguresOfSpeech } from './everyday-figures-of-speech.cases'
import { everydayMoods } from './everyday-moods.cases'
import { everydayPeople } from './everyday-people.cases'
import { overdose } from './overdose.cases'
import { selfHarm } from './self-harm.cases'
import { suicide } from './suicide.cases'

const cries = [suicide, selfHarm, overdose, abuse, eatingDisorder]

/**
 * Every labelled sentence of the crisis check: one set, for the tests and `npm run eval`. The check was written while
 * looking at these, so its rate on them says that nothing broke, not how it does on sentences it has not seen.
 */
export const labelledSentences = {
  explicit: cries.flatMap((one) => one.explicit),
  indirect: cries.flatMap((one) => one.indirect),
  harmless: [
    ...everydayFiguresOfSpeech,
    ...everydayBodyAndFood,
    ...everydayPeople,
    ...everydayMoods,
    ...everydayChoresAndPlans,
  ],
}
