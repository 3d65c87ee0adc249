/** Pages add their content security policy in middleware.ts, with a nonce of their own. */
const onEveryAnswer = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** For a container: a folder that runs without the checkout, with what `db:migrate` needs beside it (Dockerfile). */
const standalone = {
  output: 'standalone',
  outputFileTracingIncludes: {
    '/api/ready': [
      './prisma/migrations/**',
      './prisma/schema.prisma',
      './node_modules/@prisma/schema-engine-wasm/**',
      './node_modules/@prisma/driver-adapter-utils/**',
      './node_modules/@prisma/debug/**',
    ],
  },
}

const isForContainer = process.env.BUILD_STANDALONE === '1'

/** @type {import('next').NextConfig} */
const config = {
  ...(isForContainer && standalone),
  poweredByHeader: false,
  headers: async () => [
    { source: '/:path*', headers: onEveryAnswer },
    // The address of this page is a secret until it was used.
    { source: '/reset/:token', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
  reactStrictMode: true,
  // Native addons and drivers that must be required from disk, not bundled.
  serverExternalPackages: [
    '@libsql/client',
    '@prisma/adapter-libsql',
    '@prisma/adapter-pg',
    '@node-rs/argon2',
    'libsql',
    'nodemailer',
    'pg',
    'pino',
  ],
  // A build is about what it ships: the tests are type-checked by `npm run check`.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  turbopack: { root: import.meta.dirname },
  experimental: {
    // Nothing reads the maps of a production build: they were a sixth of its work and half of its size.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Turbopack would minify 85 copies of one chunk (see scripts/share-chunks.ts). An image has to be carried about.
    turbopackMinify: { client: true, server: isForContainer },
    // Read when they are first asked for: a start takes a third less time and memory.
    preloadEntriesOnStart: false,
  },
}

export default config
