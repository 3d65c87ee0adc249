/** Where the server under test answers: one in this process, or the production build that a whole run shares. */
export function baseUrl(): string {
  const url = process.env.TEST_BASE_URL
  if (!url) throw new Error('A setup of the tests must start a server, or name one.')
  return url
}
