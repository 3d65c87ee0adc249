import type { QueryClient } from '@tanstack/react-query'
import { emptyMeasureForm, measureFormOf } from '@/lib/client/values/measure-form'
import { readMeasureOf } from '@/lib/client/values/measures'
import { type GoalFormValues, timeOf } from './form'

const NO_TIME = { begins: null, until: null }

/** The form with the measure of the very title that is sent: a title changed a moment ago is read only by now. */
export async function countedAsSent(client: QueryClient, values: GoalFormValues): Promise<GoalFormValues> {
  if (values.measure.isOwn) return values
  const read = await readMeasureOf(client, values.title, values.description)
  if (!read) return { ...values, measure: emptyMeasureForm, ...timeOf(NO_TIME, values) }
  return { ...values, measure: measureFormOf(read.measure, read.reading), ...timeOf(read, values) }
}
