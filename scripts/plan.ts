import type { Env } from '@/lib/server/env'

/** What the first stage needs in order to run the server, and what it says when the server answers. */
export function describePlan(command: 'start' | 'dev', settings: Env) {
  const { PORT, HOST, NEXTAUTH_SECRET, NEXTAUTH_URL, DATABASE_URL } = settings
  const address = NEXTAUTH_URL ?? `http://localhost:${PORT}`
  const host = HOST && HOST !== '0.0.0.0' && HOST !== '::' ? HOST : 'localhost'
  return {
    args: ['--port', String(PORT), ...(HOST ? ['--hostname', HOST] : [])],
    env: {
      NODE_ENV: command === 'start' ? 'production' : 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXTAUTH_SECRET,
      NEXTAUTH_URL: address,
      DATABASE_URL,
    },
    health: `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/health`,
    lines: [...warnings(settings), `Apogee is ready: ${address}`, coachLine(settings), ...backupLines(settings)],
  }
}

function coachLine({ ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL }: Env): string {
  if (ANTHROPIC_BASE_URL) return `Coach: ${ANTHROPIC_MODEL} at ${new URL(ANTHROPIC_BASE_URL).host}`
  return ANTHROPIC_API_KEY
    ? `Coach: Anthropic, ${ANTHROPIC_MODEL}`
    : 'Coach: built-in, unless a model was connected in Settings'
}

function backupLines({ BACKUP_DIR, BACKUP_KEEP }: Env): string[] {
  return BACKUP_DIR ? [`Backups: each night in ${BACKUP_DIR}, the newest ${BACKUP_KEEP} kept`] : []
}

function warnings({ RATE_LIMIT }: Env): string[] {
  return RATE_LIMIT === 'off' ? ['Warning: RATE_LIMIT is off, so nothing stops a flood of requests.'] : []
}
