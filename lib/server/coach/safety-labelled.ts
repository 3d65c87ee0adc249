import 'server-only'
import { explicitCries, harmless, indirectCries } from './safety.cases'
import { eighthExplicitCries, eighthHarmless, eighthIndirectCries } from './safety.eighth-cases'
import { eleventhHarmless } from './safety.eleventh-cases'
import { fifthExplicitCries, fifthHarmless, fifthIndirectCries } from './safety.fifth-cases'
import { fourthExplicitCries, fourthHarmless, fourthIndirectCries } from './safety.fourth-cases'
import { furtherExplicitCries, furtherHarmless, furtherIndirectCries } from './safety.further-cases'
import { ninthExplicitCries, ninthHarmless, ninthIndirectCries } from './safety.ninth-cases'
import { seventhExplicitCries, seventhHarmless, seventhIndirectCries } from './safety.seventh-cases'
import { sixthExplicitCries, sixthHarmless, sixthIndirectCries } from './safety.sixth-cases'
import { tenthExplicitCries, tenthHarmless, tenthIndirectCries } from './safety.tenth-cases'
import { thirdExplicitCries, thirdHarmless, thirdIndirectCries } from './safety.third-cases'
import { twelfthHarmless } from './safety.twelfth-cases'

/** Every labelled sentence of the crisis check. One set, for the tests and `npm run eval`. */
export const labelledSentences = {
  explicit: [
    ...explicitCries,
    ...furtherExplicitCries,
    ...thirdExplicitCries,
    ...fourthExplicitCries,
    ...fifthExplicitCries,
    ...sixthExplicitCries,
    ...seventhExplicitCries,
    ...eighthExplicitCries,
    ...ninthExplicitCries,
    ...tenthExplicitCries,
  ],
  indirect: [
    ...indirectCries,
    ...furtherIndirectCries,
    ...thirdIndirectCries,
    ...fourthIndirectCries,
    ...fifthIndirectCries,
    ...sixthIndirectCries,
    ...seventhIndirectCries,
    ...eighthIndirectCries,
    ...ninthIndirectCries,
    ...tenthIndirectCries,
  ],
  harmless: [
    ...harmless,
    ...furtherHarmless,
    ...thirdHarmless,
    ...fourthHarmless,
    ...fifthHarmless,
    ...sixthHarmless,
    ...seventhHarmless,
    ...eighthHarmless,
    ...ninthHarmless,
    ...tenthHarmless,
    ...eleventhHarmless,
    ...twelfthHarmless,
  ],
}
