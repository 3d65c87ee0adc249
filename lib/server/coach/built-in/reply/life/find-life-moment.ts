import 'server-only'
import { feelingMoments } from './feelings'
import { gladMoments } from './glad'
import { hardMoments } from './hard'
import type { LifeMoment } from './life-moment'
import { metaMoments } from './meta'
import { plainMoments } from './plain'
import { strainMoments } from './strain'

const moments = [...metaMoments, ...gladMoments, ...feelingMoments, ...hardMoments, ...strainMoments, ...plainMoments]

/** What a message tells of the user's life; null when it speaks of none of it. */
export function lifeMomentIn(text: string): LifeMoment | null {
  return moments.find(({ words, unless }) => words.test(text) && !unless?.test(text)) ?? null
}
