// Apart from the hooks, which a page on the server cannot import.

export const importsKey = ['/api/imports'] as const
