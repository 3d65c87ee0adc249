import { z } from 'zod'

/** What health and readiness answer while all is well. */
export const status = z.object({ status: z.literal('ok') })

/** What of an OpenAPI document holds whatever it describes. */
export const apiDescription = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

/** Prometheus' text exposition format. */
export const metricsText = z.string()
