import 'server-only'
import { labelledSentences } from './labelled-sentences'
import { closeCalls } from './learning-close-calls.cases'
import { deathWishes } from './learning-death-wishes.cases'
import { diary } from './learning-diary.cases'
import { farewells } from './learning-farewells.cases'
import { goalQuestions } from './learning-goal-questions.cases'
import { criesByHand } from './learning-hands-cries.cases'
import { daysByHand } from './learning-hands-days.cases'
import { harmByOthers } from './learning-harm-by-others.cases'
import { ownBody } from './learning-own-body.cases'

const cries = [deathWishes, farewells, ownBody, harmByOthers]

/**
 * What the second opinion learns from: the labelled sentences and those written for learning alone; of some it is known
 * which belong to one hand.
 */
export const learningSentences = {
  explicit: [...labelledSentences.explicit, ...cries.flatMap(({ explicit }) => explicit)],
  indirect: [...labelledSentences.indirect, ...cries.flatMap(({ indirect }) => indirect)],
  nearCries: [...labelledSentences.harmless, ...closeCalls, ...goalQuestions],
  diary,
  criesByHand,
  daysByHand,
}
