// Apart from the hooks, which a page on the server cannot import.
export const recoveryCodesKey = ['/api/auth/recovery-codes'] as const
