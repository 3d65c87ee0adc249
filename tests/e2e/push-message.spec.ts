import { paths } from '@/lib/contract/paths'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { findWholeChromium } from '../support/chromium'
import { openAndKeep } from '../support/kept-pages'

test.use({ serviceWorkers: 'allow', launchOptions: findWholeChromium() ?? {} })

test('the worker shows a message, takes it away when it is withdrawn, and shows nothing twice', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  const { user } = await signedIn(page)
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await openAndKeep(page, user.id)
  const registrationId = await registered
  const push = (data: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL ?? '').origin,
      registrationId,
      data: JSON.stringify(data),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  const dentist = { id: 'x', tag: 'a-tag', title: 'Ring the dentist', body: 'It is time.', path: paths.dashboard }
  await push(dentist)
  await push(dentist)
  await expect.poll(shown).toEqual(['Ring the dentist: It is time.'])
  await push({ withdraw: 'another-tag' })
  await push({ withdraw: 'a-tag' })
  await expect.poll(shown).toEqual([])
})
