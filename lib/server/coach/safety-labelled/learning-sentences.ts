import 'server-only'
import { labelledSentences } from './labelled-sentences'
import { closeCalls } from './learning-close-calls.cases'
import { deathWishes } from './learning-death-wishes.cases'
import { diary } from './learning-diary.cases'
import { farewells } from './learning-farewells.cases'
import { harmByOthers } from './learning-harm-by-others.cases'
import { ownBody } from './learning-own-body.cases'

const cries = [deathWishes, farewells, ownBody, harmByOthers]

/** What the second opinion learns from: the labelled sentences and those written for learning alone. */
export const learningSentences = {
  cries: [
    ...labelledSentences.explicit,
    ...labelledSentences.indirect,
    ...cries.flatMap(({ explicit, indirect }) => [...explicit, ...indirect]),
  ],
  nearCries: [...labelledSentences.harmless, ...closeCalls],
  diary,
}
