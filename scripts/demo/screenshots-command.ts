// Takes pictures of a running app that holds the demo account: npm run demo:screenshots -- --url http://localhost:3000
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium'
import { ROOT } from '../root.mjs'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { readOptions } from './options'
import { everyPicture, shownPictures } from './pictures'
import { requireApp } from './seed-account'
import { signIn, takePictures } from './take-screenshots'

await runStep('take the screenshots', async () => {
  const { only, width, docs, ...account } = readOptions({
    only: { type: 'string' },
    width: { type: 'string' },
    docs: { type: 'boolean' },
  })
  await requireApp(account.url)
  const launch = findChromium()
  if (!launch) throw new StepFailed('No Chromium was found: `npm test` installs one, or name yours in CHROMIUM_PATH.')
  // The browser's own language words its date fields.
  const browser = await chromium.launch({ ...launch, args: [...launch.args, '--lang=en-GB'] })
  const visit = await signIn(browser, account)
  const series = docs ? shownPictures() : everyPicture({ ...(only && { only }), ...(width && { width }) })
  const failures: string[] = []
  for (const pictures of series) failures.push(...(await takePictures(browser, account.url, visit, pictures)))
  await visit.end()
  await browser.close()
  const wanted = series.flat()
  const folder = path.relative(ROOT, path.dirname(wanted[0]?.file ?? ROOT))
  console.log(`${wanted.length - failures.length} pictures in ${docs ? folder : path.dirname(folder)}/.`)
  if (failures.length > 0) throw new StepFailed(`Not taken:\n${failures.join('\n')}`)
})
