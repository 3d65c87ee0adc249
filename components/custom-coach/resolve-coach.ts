import type { FieldErrors, Resolver } from 'react-hook-form'
import { type CustomCoach, missingFields } from '@/lib/client/custom-coach/api'
import { lazyResolver, type Schema } from '@/lib/client/forms/lazy-resolver'

const lengths = lazyResolver<CustomCoach>(loadLengths)

export const prefetchCoachSchema = lengths.prefetch

/** What is missing is told at once; what is too long by the contract's schema, fetched when it is first needed. */
export const resolveCoach: Resolver<CustomCoach> = (values, context, options) => {
  const missing = missingFields(values)
  if (missing.length === 0) return lengths.resolver(values, context, options)
  const errors: FieldErrors<CustomCoach> = {}
  for (const { field, description } of missing) {
    errors[field] = { type: 'required', message: description, ref: options.fields[field]?.ref }
  }
  return { values: {}, errors }
}

/** The profile's schema, told the form's fields under their names there. */
async function loadLengths(): Promise<Schema> {
  const { profilePatch } = await import('@/lib/contract/user')
  const { customCoachName, customCoachStyle, customCoachPrompt } = profilePatch.shape
  const fields = { name: customCoachName, style: customCoachStyle, prompt: customCoachPrompt }
  return {
    '~standard': {
      async validate(values) {
        const issues = []
        for (const [field, schema] of Object.entries(fields)) {
          const result = await schema['~standard'].validate((values as CustomCoach)[field as keyof CustomCoach].trim())
          for (const { message } of result.issues ?? []) issues.push({ message, path: [field] })
        }
        return { issues }
      },
    },
  }
}
