import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

// Every file of tests has a database of its own, and `db` finds it without being told.
const template = inject('unitDatabase')
const copy = path.join(path.dirname(template), `${randomUUID()}.db`)
copyFileSync(template, copy)
process.env.DATABASE_URL = `file:${copy}`
