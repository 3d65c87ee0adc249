import { gzipSync } from 'node:zlib'

type Weight = { javascript: number; css: number }

/** kB of 1,000 bytes, after gzip. */
export function weightOf(file: Buffer): number {
  return gzipSync(file).length / 1000
}

/** What a page's HTML names, each file compressed by itself, as it is sent. What only old browsers load does not count. */
export async function weigh(url: string, headers: Record<string, string>): Promise<Weight> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  const html = await answer.text()
  const named = [
    ...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]*\/_next\/static\/[^"]+\.(?:js|css))[^"]*"[^>]*>/g),
  ]
  const files = new Set(named.filter(([tag]) => !/nomodule/i.test(tag)).map(([, file = '']) => file))
  const weight = { javascript: 0, css: 0 }
  for (const file of files) {
    const body = await (await fetch(new URL(file, url))).arrayBuffer()
    weight[file.endsWith('.css') ? 'css' : 'javascript'] += weightOf(Buffer.from(body))
  }
  return weight
}
