import 'server-only'
import { stemOf } from '../stem'

export const stems = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf))

/** Words of asking, of time, of writing and of shading: they are in no answer. */
export const ASKING = stems(`
  time times day days date dates week weeks month months year years season weekday period moment while ago entry entries
  note notes journal diary record log thing things stuff anything everything something nothing word topic say write jot
  mention tell ask talk happen occur feature appear describe refer reference remember know find look show list search
  give count compare difference frequently regularly really actually exactly please ever yet already currently lately
  recently sometimes usually normally generally typically average total altogether separate different single whole
  entire maybe perhaps possibly probably way kind sort bit loads regard concern begin come start stop like versus else
  whenever exact around approximately roughly about side case mean tend overall hello thanks coach upcoming occasion urgent pressing
  name honest lol quick question get getting re wondering wonder curious idea hear pull fetch retrieve read bring earliest latest newest
  true dear darling ugh pal hour message anyway anyways tho though altogether
  common trick secret otherwise turn
  ok okay hm hmm right part better once realistically forever quote basically literally definitely honestly apparently often overview
`)

/** Verbs that tell little beside what they are done to. */
export const LIGHT = stems(`
  go have do make take get see meet visit play sing watch eat drink use attend spend try keep feel be enjoy practise hang spot
  encounter bump class session lesson appointment rehearsal game match glass cup bottle pint round trip put manage
  trouble problem issue matter business situation
`)
