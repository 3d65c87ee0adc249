import 'server-only'
import type { Concept } from './concepts'
import type { CrisisKind } from './crisis-pattern'
import { everyday } from './everyday'

/** Notions that together are a cry, in whatever order they stand, unless the sentence has an everyday cause. */
export type ConceptRule = { kind: CrisisKind; all: Concept[]; unless: RegExp }

function rules(kind: CrisisKind, unless: RegExp, together: Concept[][]): ConceptRule[] {
  return together.map((all) => ({ kind, all, unless }))
}

export const conceptRules: ConceptRule[] = [
  ...rules('suicide', everyday.burden, [
    ['dear', 'relieved', 'absent'],
    ['self', 'load', 'dear'],
    ['mourn', 'absent'],
  ]),
  ...rules('suicide', everyday.farewell, [
    ['tidying', 'leaving'],
    ['tidying', 'sparing', 'self'],
    ['fault', 'leaving'],
    ['sparing', 'leaving'],
    ['parting'],
    ['endsNow', 'fault'],
    ['fault', 'dear', 'ending', 'self'],
    ['absent', 'leaving', 'dear'],
  ]),
  ...rules('suicide', everyday.notBeing, [
    ['wish', 'sleep', 'never'],
    ['sleep', 'dismay', 'never', 'self'],
    ['wakeDismay'],
    ['survivalRegret'],
    ['wish', 'fate', 'taken'],
    ['wish', 'living', 'onlyWay'],
    ['fate', 'taken', 'relieved', 'self'],
  ]),
  ...rules('suicide', everyday.hopeless, [
    ['future', 'blank', 'self', 'suffer'],
    ['noFuture'],
    ['drive', 'lacking', 'living', 'self'],
    ['nothingHere'],
    ['whyLive'],
    ['deathThought'],
    ['onlyWay', 'suffer', 'ending'],
    ['living', 'suffer', 'self', 'lacking', 'dear'],
  ]),
  ...rules('suicide', everyday.means, [
    ['laidOut', 'self'],
    ['medicine', 'laidOut'],
    ['weapon', 'dwelling', 'self'],
    ['height', 'brink', 'standing', 'self'],
    ['wheel', 'swerve', 'self'],
  ]),
  ...rules('self-harm', everyday.injury, [
    ['blade', 'limb', 'self'],
    ['blade', 'hide', 'self'],
    ['blade', 'soothed'],
    ['blood', 'soothed', 'self'],
    ['wound', 'limb', 'hide'],
    ['hide', 'limb', 'self', 'selfHate'],
    ['coverUp'],
    ['blade', 'selfHate', 'limb'],
    ['hurting', 'limb', 'selfHate'],
    ['hurting', 'limb', 'soothed', 'self'],
    ['again', 'secretPlace', 'self', 'wound'],
    ['again', 'blood'],
  ]),
  ...rules('eating-disorder', everyday.eating, [
    ['food', 'conceal', 'self', 'compelled'],
    ['conceal', 'pretence'],
    ['pretence', 'food', 'dear', 'compelled'],
    ['lying', 'food'],
    ['food', 'conceal', 'bodyHate'],
    ['food', 'outOfMe', 'compelled'],
    ['food', 'burnOff', 'unworthy', 'self'],
    ['starving', 'prize', 'self'],
    ['weighing', 'bodyHate', 'food', 'self'],
    ['weighing', 'selfLoathing'],
    ['selfLoathing', 'refuse', 'self'],
    ['starving', 'bodyHate', 'self'],
    ['outOfMe', 'compelled', 'prize'],
    ['outOfMe', 'unheard', 'self'],
  ]),
  ...rules('abuse', everyday.violence, [
    ['abuser', 'strikeMe'],
    ['abuser', 'watched', 'self'],
    ['abuser', 'confined', 'confinedFrom', 'rage'],
    ['abuser', 'confined', 'confinedFrom', 'afraid'],
    ['abuser', 'afraid', 'rage', 'self'],
    ['abuser', 'atNight', 'afraid'],
    ['bruising', 'hide', 'self'],
  ]),
  ...rules('overdose', everyday.overdose, [
    ['medicine', 'swallowed', 'plenty'],
    ['medicine', 'alcohol', 'drank'],
    ['swallowed', 'plenty', 'self', 'soothed'],
    ['swallowCount'],
    ['swallowed', 'packet', 'self'],
  ]),
]
