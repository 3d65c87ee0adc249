import { vi } from 'vitest'

/**
 * The one router of all screens in a DOM: files share their modules, so a router of a file's own is not that of a
 * component which another file has loaded before.
 */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }
