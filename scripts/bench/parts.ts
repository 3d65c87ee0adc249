import { measureBytes } from './bytes'
import { measureCoach } from './coach'
import { measureColdStart } from './cold-start'
import type { Figure } from './figure'
import { measureGrowth } from './growth'
import { measureHealth } from './health'
import { measureHostile } from './hostile'
import { measureInstances } from './instances'
import { measureLighthouse } from './lighthouse'
import { measureMemory } from './memory'
import type { BenchOptions } from './options'
import { measureRecord } from './record'
import { measureRoutes } from './routes'
import { measureStream } from './stream'
import { measureTokens } from './tokens'
import { measureToolRounds } from './tool-rounds'

type Part = { about: string; measure(options: BenchOptions): Promise<Figure[]> }

/** What can be measured, in the order of the bars; each runs alone by its name. */
export const parts: Record<string, Part> = {
  routes: { about: 'routes and the dashboard against the bare route', measure: measureRoutes },
  growth: { about: 'a huge account against a small one', measure: measureGrowth },
  memory: { about: 'memory after many requests', measure: measureMemory },
  stream: { about: 'what is added to a model’s own stream', measure: measureStream },
  bytes: { about: 'JavaScript and CSS of every screen', measure: measureBytes },
  lighthouse: { about: 'Lighthouse for every screen', measure: measureLighthouse },
  'cold-start': { about: 'the start', measure: measureColdStart },
  coach: { about: 'the built-in coach', measure: measureCoach },
  tokens: { about: 'tokens of a chat turn', measure: measureTokens },
  tools: { about: 'a model’s rounds with tools over the demo year', measure: measureToolRounds },
  record: { about: 'questions to a record of ten years', measure: measureRecord },
  hostile: { about: 'hostile text at its limit', measure: measureHostile },
  health: { about: 'a gigabyte of health data', measure: measureHealth },
  instances: { about: 'two processes on one database', measure: measureInstances },
}
