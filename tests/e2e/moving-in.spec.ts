import AxeBuilder from '@axe-core/playwright'
import type { FileChooser, Page } from '@playwright/test'
import { importMessages } from '@/lib/contract/messages/imports'
import { expect, OPENS_PART, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { fixturePath } from '../support/fixture-path'
import { zipFolder } from '../support/make-zip'
import { told } from '../support/told'

test.use({ viewport: { width: 360, height: 780 } })

/** Chooses a file as people do, by a press: what then moves on the screen was asked for. */
async function choose(page: Page, file: Parameters<FileChooser['setFiles']>[0]) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await opened).setFiles(file)
}

test('a diary from Daylio is looked at, brought in, looked back on, and taken out', async ({ page, tolerate }) => {
  tolerate(/400 \(Bad Request\)/)
  tolerate(OPENS_PART)
  const { api } = await signedIn(page)
  await page.goto('/settings#moving')
  await choose(page, {
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  })
  await told(page, 'This file was not read')
  await expect(page.getByText('This file is not text. Choose a CSV file.')).toBeVisible()

  await choose(page, fixturePath('daylio.csv'))
  const panel = page.getByRole('region', { name: 'What daylio.csv would bring' })
  await expect(panel.getByRole('heading')).toHaveText('Daylio: daylio.csv')
  await expect(panel.getByText('It would bring 4 entries.')).toBeVisible()
  await expect(panel.getByText('1 cannot be read.')).toBeVisible()
  await panel.getByText('What cannot be read').click()
  await expect(panel.getByText('Line 6: The date cannot be later than today')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Bring it in' })).toBeDisabled()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await panel.getByLabel(/^so tired/).selectOption('2')
  await panel.getByRole('button', { name: 'Bring it in' }).click()
  const brought = page.getByRole('list', { name: 'Brought in' })
  await expect(brought.getByText('Daylio · all 4 brought in')).toBeVisible()
  expect(await api('GET', '/api/journal')).toHaveLength(4)

  await brought.getByRole('link', { name: '2024' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024')
  await expect(page.getByText('in 4 entries')).toBeVisible()
  await page.goBack()

  await brought.getByRole('button', { name: 'Take out daylio.csv' }).click()
  await expect(page.getByRole('heading', { name: importMessages.confirm.takeOutImport })).toBeVisible()
  await page.getByRole('button', { name: 'Take out', exact: true }).last().click()
  await told(page, 'Taken out', 'What it brought is gone from your record.')
  await expect(brought).toBeHidden()
  expect(await api('GET', '/api/journal')).toEqual([])
})

test('health values go to a new goal with its target, and the rest is left out', async ({ page, tolerate }) => {
  tolerate(OPENS_PART)
  const { api } = await signedIn(page)
  await page.goto('/settings#moving')
  const file = {
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: zipFolder(fixturePath('apple-health'), 'apple_health_export/'),
  }
  await choose(page, file)
  const panel = page.getByRole('region', { name: 'What export.zip would bring' })
  await expect(panel.getByText('Choose below what to bring.')).toBeVisible()
  await panel.getByLabel(/^Weight/).selectOption('new')
  await panel.getByLabel('Target, in kg').fill('74')
  await panel.getByLabel('Target, in kg').blur()
  await expect(panel.getByText('It would bring 1 new goal and 2 values.')).toBeVisible()
  await panel.getByRole('button', { name: 'Bring it in' }).click()
  await expect(page.getByText('Apple Health · all 3 brought in')).toBeVisible()
  const goals = await api('GET', '/api/goals')
  expect(goals).toMatchObject([{ title: 'Weight', reading: 77.9 }])
})
