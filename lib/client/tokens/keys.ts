// Apart from the hooks, which a page on the server cannot import.

export const tokensKey = ['/api/tokens'] as const
export const feedKey = ['/api/feeds'] as const
