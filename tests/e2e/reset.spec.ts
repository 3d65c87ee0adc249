import { authMessages } from '@/lib/contract/messages/auth'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server'
import { type App, startApp } from '../support/start-app'
import { told } from '../support/told'
import { visit } from '../support/visit'

let smtp: SmtpServer
let app: App

test.beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'coach@apogee.test' } })
})
test.afterAll(async () => {
  await app?.stop()
  await smtp?.stop()
})

test('a forgotten password is set by a mailed link, once', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { email } = await signedIn(page, { baseUrl: app.url })
  await visit(page, `${app.url}/recover`)
  const mailMe = page.getByRole('button', { name: 'Mail me a link' })
  await mailMe.click()
  await expect(page.getByRole('alert').getByText('Enter your email', { exact: true })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  const allow = await refuse(page, 'POST /api/auth/reset', 'storage_full')
  await mailMe.click()
  await told(page, 'The link was not sent', 'There is no space left to save this. Nothing was changed.')
  allow()
  await mailMe.click()
  await told(page, 'Check your email', 'If this address has an account, a link is on its way.')

  const { text } = await smtp.next(email)
  const [link = ''] = /^http:\/\/localhost:\d+\/reset\/\S+$/m.exec(text) ?? []
  // No address of this page is told to what it asks for.
  const tells: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer?.includes('/reset/')) tells.push(request.url())
  })
  await visit(page, link)
  const field = page.getByLabel('New password', { exact: true })
  const set = page.getByRole('button', { name: 'Set new password' })
  await set.click()
  await expect(page.getByRole('alert').getByText('Choose a password')).toBeVisible()
  await field.fill('a new horse')
  await set.click()
  await page.waitForURL('**/login')
  await expect(page.getByText(authMessages.passwordRecovered.title, { exact: true })).toBeVisible()
  await expect(page.getByText(authMessages.passwordRecovered.description, { exact: true })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a new horse')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/dashboard')

  await visit(page, link)
  await field.fill('thief horse')
  await set.click()
  await told(page, 'Password not set', 'This link has expired or was already used. Ask for a new one.')
  expect(tells).toEqual([])
  await page.getByRole('link', { name: 'Ask for a new one' }).click()
  await page.waitForURL('**/recover')
})
