import 'server-only'
import { arabic } from './arabic'
import type { CareLanguage } from './care-language'
import { chinese } from './chinese'
import { dutch } from './dutch'
import { french } from './french'
import { german } from './german'
import { hindi } from './hindi'
import { italian } from './italian'
import { japanese } from './japanese'
import { polish } from './polish'
import { portuguese } from './portuguese'
import { russian } from './russian'
import { spanish } from './spanish'
import { turkish } from './turkish'

/** The languages in which a cry is heard where it is said outright, English aside. */
export const careLanguages: CareLanguage[] = [
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  russian,
  turkish,
  arabic,
  hindi,
  chinese,
  japanese,
]
