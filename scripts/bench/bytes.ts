import { gzipSync } from 'node:zlib'
import { startBareApp } from './bare-app'
import { atMost, type Figure, toRead } from './figure'
import { SCREEN_SIZES, screens } from './screens'
import { withSubject } from './subject'
import { signIn } from './visitor'

const MOST_CSS = 15

type Weight = { javascript: number; css: number }

/** First-load JavaScript of every screen over a bare page of the same Next, and its CSS; kB after gzip. */
export async function measureBytes(): Promise<Figure[]> {
  const bareApp = await startBareApp()
  const bare = await weigh(bareApp.url, {}).finally(bareApp.stop)
  return withSubject('sqlite', SCREEN_SIZES, async ({ url }) => {
    const visitor = await signIn(url, 0)
    const figures = [toRead(9, 'JavaScript of a bare page', `${bare.javascript.toFixed(1)} kB`)]
    for (const { path, signedIn, javascript } of screens) {
      const weight = await weigh(url + path, signedIn ? visitor.cookie : {})
      const own = weight.javascript - bare.javascript
      figures.push(
        atMost({
          bar: 9,
          name: `JavaScript of ${path} over it`,
          value: own,
          limit: javascript,
          unit: ' kB',
          digits: 1,
        }),
        atMost({ bar: 9, name: `CSS of ${path}`, value: weight.css, limit: MOST_CSS, unit: ' kB', digits: 1 }),
      )
    }
    return figures
  })
}

/** What a page's HTML names, each file compressed by itself, as it is sent. What only old browsers load does not count. */
async function weigh(url: string, headers: Record<string, string>): Promise<Weight> {
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
    weight[file.endsWith('.css') ? 'css' : 'javascript'] += gzipSync(Buffer.from(body)).length / 1000
  }
  return weight
}
