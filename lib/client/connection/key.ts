// Apart from the hooks, which a page on the server cannot import.
export const connectionKey = ['/api/coach/connection'] as const
