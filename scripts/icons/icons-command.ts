import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium'
import { ROOT } from '../root.mjs'

/** The mark's own ground: what a system that cuts the corners itself is given to cut. */
const GROUND = '#141925'

/** `inset` is what stays free around the mark, as a share of the side: a mask may take a fifth of each edge. */
const ICONS = [
  { file: 'public/icon-192.png', size: 192, inset: 0, isBare: true },
  { file: 'public/icon-512.png', size: 512, inset: 0, isBare: true },
  { file: 'public/icon-maskable-512.png', size: 512, inset: 0.12, isBare: false },
  { file: 'app/apple-icon.png', size: 180, inset: 0.06, isBare: false },
]

/** Draws the icons that a phone asks for out of app/icon.svg. */
const mark = readFileSync(path.join(ROOT, 'app/icon.svg'), 'utf8')
const browser = await chromium.launch(findChromium() ?? {})
const page = await browser.newPage()
for (const { file, size, inset, isBare } of ICONS) {
  const edge = Math.round(size * inset)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>html,body{margin:0;background:${isBare ? 'transparent' : GROUND}}svg{display:block;margin:${edge}px;width:${size - 2 * edge}px}</style>${mark}`,
  )
  writeFileSync(path.join(ROOT, file), await page.screenshot({ omitBackground: true }))
  console.log(`${file} ${size} × ${size}`)
}
await browser.close()
