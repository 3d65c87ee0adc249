/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native addons and drivers that must be required from disk, not bundled.
  serverExternalPackages: ['@libsql/client', '@prisma/adapter-libsql', '@prisma/adapter-pg', '@node-rs/argon2', 'pg', 'pino'],
  turbopack: { root: import.meta.dirname },
}

export default config
