// Apart from the hook, which a page on the server cannot import.
export const backupsKey = ['/api/backups'] as const
