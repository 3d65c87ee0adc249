import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { themeScript } from '@/lib/client/screen/theme-script'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { fontVariables } from './fonts'
import './globals.css'

/** The last element of what the server sends at once. */
const END = 'end-of-page'

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description:
    'Set ambitious goals, keep a journal and be coached: AI-powered guidance that knows your goals and says early when one is slipping.',
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f5' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0f18' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Before the first paint, so that the page never flashes in the other theme. */}
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        {/* A browser that paints while it still reads would centre half a screen first, and move it then. */}
        <link rel="expect" href={`#${END}`} blocking="render" />
      </head>
      <body>
        {children}
        <span id={END} hidden />
      </body>
    </html>
  )
}
