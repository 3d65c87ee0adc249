import 'server-only'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Line } from '../line'

/** A table of the record: reads some of its rows by their ids as lines. Those that are gone are left out. */
export type Source = (tx: Prisma.TransactionClient, ids: string[]) => Promise<Line[]>
