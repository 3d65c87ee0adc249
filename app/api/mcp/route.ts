import { clientHandler } from '@/lib/server/http/route'
import { serveMcp } from '@/lib/server/mcp/serve'

const handler = clientHandler(serveMcp)

/** The Model Context Protocol over HTTP, for programs with a personal token. */
export { handler as DELETE, handler as GET, handler as POST }
