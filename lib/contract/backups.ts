import { z } from 'zod'

/** GET /api/backups: how the server keeps copies of its database, for its owner. */
export const backupState = z.object({
  /** Who makes them: the server by itself, a person with `npm run backup`, or the tools of Postgres. */
  by: z.enum(['server', 'hand', 'postgres']),
  /** How many are kept, where the server makes them. */
  keep: z.number().int().nullable(),
  /** Whether the database has a key, which its copies have too. */
  isEncrypted: z.boolean(),
  /** When the server makes the next one. */
  next: z.iso.datetime().nullable(),
  /** The last one that failed since the server started, while none has succeeded after it. */
  failure: z.object({ at: z.iso.datetime(), words: z.string() }).nullable(),
  /** The newest first, at most ten. */
  backups: z.array(z.object({ name: z.string(), at: z.iso.datetime(), bytes: z.number().int() })),
})
export type BackupState = z.infer<typeof backupState>
