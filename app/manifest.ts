import type { MetadataRoute } from 'next'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { openAt, paths } from '@/lib/contract/paths'

/** What a phone or a desktop needs to install the app, with what can be begun from its icon. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: 'Your goals, your journal and a coach that knows both.',
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Check in', url: openAt(paths.dashboard, 'check-in'), icons },
      { name: 'Journal entry', url: openAt(paths.journal, 'entry'), icons },
    ],
  }
}

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]
