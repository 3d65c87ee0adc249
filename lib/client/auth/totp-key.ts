// Apart from the hooks, which a page on the server cannot import.
export const totpKey = ['/api/auth/totp'] as const
