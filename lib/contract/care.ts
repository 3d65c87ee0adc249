import { z } from 'zod'

/** What a text says of a crisis: outright, or so that it is unclear. Null for neither. */
export const careLevels = ['explicit', 'unclear'] as const
export type CareLevel = (typeof careLevels)[number]

/** Stands beside `care`, the words of help, which come with `explicit` alone. */
export const careLevel = z.enum(careLevels).nullable()
