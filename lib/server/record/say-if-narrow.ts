import 'server-only'
import { db, isPostgres } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'

/** Says so at the start where Postgres could not be given btree_gin: words are then looked up among everyone's lines. */
export async function sayIfNarrow(): Promise<void> {
  if (!isPostgres()) return
  const [index] = await db.$queryRaw<{ indexdef: string }[]>`
    SELECT "indexdef" FROM pg_indexes WHERE "schemaname" = current_schema() AND "indexname" = 'record_text_stems'`
  if (index && !index.indexdef.includes('userId')) {
    log.warn('Postgres has no btree_gin here, so searches read the lines of everyone with the same word')
  }
}
