import 'server-only'

/**
 * A photo as it is told to a browser: asked for anew each time, since another account may be signed in by then, but sent
 * once, and nothing but a picture, however it is opened.
 */
export function photoAnswer(bytes: Buffer, tag: string, request: Request): Response {
  const etag = `"${tag}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
