import { useSyncExternalStore } from 'react'
import { THEME_KEY } from './theme-script'

export type Theme = 'system' | 'light' | 'dark'

export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    return
  }
  // Storage events reach other tabs only: this one tells itself.
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

/** Keeps the `dark` class as the script in <head> does; gives what ends it. */
export function keepThemeClass(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const theme = readTheme()
    document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && system.matches))
  }
  apply()
  system.addEventListener('change', apply)
  const stop = subscribe(apply)
  return () => {
    system.removeEventListener('change', apply)
    stop()
  }
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
