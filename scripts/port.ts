import { createServer } from 'node:net'

/** Why a server cannot listen on a port, in a sentence; null where it can. */
export function portProblem(port: number, host?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(explain(error, port, host)))
    server.listen({ port, host }, () => server.close(() => resolve(null)))
  })
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host?: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} may only be used by an administrator: choose one from 1024 on with PORT=3000 npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST must be an address of this machine, but it is "${host}".`
    default:
      return `Port ${port} cannot be used: ${message}.`
  }
}
