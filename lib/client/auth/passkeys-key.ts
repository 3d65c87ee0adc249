// Apart from the hooks, which a page on the server cannot import.
export const passkeysKey = ['/api/auth/passkeys'] as const
