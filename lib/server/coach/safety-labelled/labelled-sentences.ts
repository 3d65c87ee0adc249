import 'server-only'
import { abuse } from './abuse.cases'
import { eatingDisorder } from './eating-disorder.cases'
import { everydayBodyAndFood } from './everyday-body-and-food.cases'
import { everydayChoresAndPlans } from './everyday-chores-and-plans.cases'
import { everydayFiguresOfSpeech } from './everyday-figures-of-speech.cases'
import { everydayLookAlikes } from './everyday-look-alikes.cases'
import { everydayMoods } from './everyday-moods.cases'
import { everydayNearSigns } from './everyday-near-signs.cases'
import { everydayPeople } from './everyday-people.cases'
import { overdose } from './overdose.cases'
import { selfHarm } from './self-harm.cases'
import { suicide } from './suicide.cases'
import { tellingSigns } from './telling-signs.cases'
import { warningSigns } from './warning-signs.cases'

const cries = [suicide, selfHarm, overdose, abuse, eatingDisorder, tellingSigns, warningSigns]

/**
 * Every labelled sentence of the crisis check: one set, for the tests and `npm run eval`. The rules were written while
 * looking at these and the second opinion learned from them, so the rate on them says that nothing broke, not how the
 * check does on sentences it has not seen; that is what `safety-held-out` is for.
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
    ...everydayLookAlikes,
    ...everydayNearSigns,
  ],
}
