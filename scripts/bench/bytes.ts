import { startBareApp } from './bare-app'
import { atMost, type Figure, toRead } from './figure'
import { SCREEN_SIZES, screens } from './screens'
import { withSubject } from './subject'
import { signIn } from './visitor'
import { weigh } from './weigh'

const MOST_CSS = 15

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
