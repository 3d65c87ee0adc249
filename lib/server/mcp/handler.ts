import 'server-only'
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server'

type Make = Parameters<typeof createMcpHandler>[0]
type Options = Parameters<ReturnType<typeof createMcpHandler>['fetch']>[1]

/**
 * Answers programs that speak the Model Context Protocol, of either era, with a server that is made for each request. It
 * is asked under this machine's own names and `hosts` alone, so that no page of another site reaches it through a name
 * that it made lead here.
 */
export function mcpHandler(make: Make, onFault: (err: Error) => void) {
  const handler = createMcpHandler(make, { onerror: onFault })
  return async (request: Request, hosts: readonly string[] = [], options: Options = {}): Promise<Response> => {
    const names = [...localhostAllowedHostnames(), ...hosts]
    const refused = hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names)
    return refused ?? handler.fetch(request, options)
  }
}
