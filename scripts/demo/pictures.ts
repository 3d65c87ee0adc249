import path from 'node:path'
import { ROOT } from '../root.mjs'
import { type Screen, screens } from './screens'
import type { Picture, View } from './take-screenshots'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const themes = ['light', 'dark'] as const
const views: View[] = sizes.flatMap((size) => themes.map((theme) => ({ ...size, theme })))

/** What the README shows: a screen, and how large the window is. Both themes of each are taken. */
const shown = [
  { name: 'dashboard', width: 1200, height: 760 },
  { name: 'goals', width: 1200, height: 760 },
  { name: 'insights-energy', width: 1200, height: 760 },
  { name: 'chat', width: 1200, height: 760 },
  { name: 'goals-history', width: 1200, height: 760 },
]

/** Every screen in every view, a folder a screen; only names that begin so, or only one width, where that is asked. */
export function everyPicture({ only = '', width }: { only?: string; width?: string }): Picture[][] {
  const wanted = screens.filter((screen) => screen.name.startsWith(only))
  const chosen = views.filter((view) => !width || view.width === Number(width))
  return chosen.map((view) =>
    wanted
      .filter(({ widths }) => widths?.includes(view.width) ?? true)
      .map((screen) => ({
        screen,
        view,
        file: path.join(ROOT, 'screenshots', screen.name, `${view.width}-${view.theme}.png`),
        type: 'png',
        whole: true,
        scale: 1,
      })),
  )
}

/** The few that the README shows, in both themes. */
export function shownPictures(): Picture[][] {
  return shown.flatMap(({ name, width, height }) =>
    themes.map((theme): Picture[] => [
      {
        screen: screenNamed(name),
        view: { width, height, theme },
        file: path.join(ROOT, 'docs/screenshots', `${name}-${theme}.webp`),
        type: 'webp',
        whole: false,
        scale: 1.5,
      },
    ]),
  )
}

function screenNamed(name: string): Screen {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`there is no screen “${name}”`)
  return screen
}
