// Apart from the hooks, which a page on the server cannot import.
export const experimentsKey = ['/api/experiments'] as const
