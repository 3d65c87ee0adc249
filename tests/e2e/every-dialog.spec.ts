import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe'
import { expect, OPENS_PART, test } from '../support/browser'
import type { BrowserAccount } from '../support/browser-account'
import { busyAccount, type Layer, layers } from '../support/layers'
import { visit } from '../support/visit'

/** Over a screen lies one of these; its menus and notices do not cover it. */
const COVERS = '[role=dialog], [role=alertdialog], [role=menu]'

test.describe('accessible in both themes, within the window, and still once it is open', () => {
  for (const layer of layers) {
    test(layer.name, async ({ page, tolerate }) => {
      test.slow()
      if (layer.brings) tolerate(layer.brings)
      if (layer.path.startsWith('/settings#')) tolerate(OPENS_PART)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const account = await busyAccount(page)
      for (const width of layer.width ? [layer.width] : [1440, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await expectSound(page, account, layer, width)
      }
    })
  }
})

async function expectSound(page: Page, account: BrowserAccount, layer: Layer, width: number): Promise<void> {
  await visit(page, layer.path)
  await layer.open(page, account)
  const content = page.getByText(layer.shows).or(page.getByRole('button', { name: layer.shows }))
  await expect(content.filter({ visible: true }).first()).toBeVisible()
  const covers = (await page.locator(COVERS).filter({ visible: true }).count()) > 0
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The screen below is inert, and looked at by itself.
    const told = await violationsOf(page, covers ? COVERS : undefined)
    expect(told, `at ${width}, ${colorScheme}`).toEqual([])
  }
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], .toast')]
    return [
      ...(scrollWidth > clientWidth ? ['the page'] : []),
      ...boxes
        .filter((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          return (
            left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || box.scrollWidth > box.clientWidth + 1
          )
        })
        .map((box) => box.outerHTML.slice(0, 120)),
    ]
  })
  expect(outside, `reaches out of the window at ${width}`).toEqual([])
  await layer.close?.(page, account)
}
