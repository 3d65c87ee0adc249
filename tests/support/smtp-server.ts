import { createServer, type Socket } from 'node:net'

type Mail = { from: string; to: string[]; text: string }

export type SmtpServer = {
  url: string
  /** What was taken so far, oldest first. */
  mails: Mail[]
  /** Waits for the next mail to an address that was not waited for before. */
  next(to: string): Promise<Mail>
  /** While set, recipients are refused with the address in the words, as mail servers do. */
  refuses: boolean
  stop(): Promise<void>
}

/** A mail server on the loopback that keeps what it is sent (RFC 5321, as much of it as a sender needs). */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const taken = new Set<Mail>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A sender that is ended hangs up.
    socket.on('error', () => undefined)
    converse(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuses: false,
    async next(to) {
      const limit = Date.now() + 10_000
      for (;;) {
        const mail = smtp.mails.find((one) => one.to.includes(to) && !taken.has(one))
        if (mail) {
          taken.add(mail)
          return mail
        }
        if (Date.now() > limit) throw new Error(`No mail came to ${to}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function converse(socket: Socket): void {
    let buffer = ''
    let mail: Mail = { from: '', to: [], text: '' }
    let reading = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const obey = (line: string): void => {
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL') mail = { from: address, to: [], text: '' }
      if (verb === 'RCPT' && smtp.refuses) return void say(`550 5.1.1 <${address}> is not known here`)
      if (verb === 'RCPT') mail.to.push(address)
      if (verb === 'DATA') {
        reading = true
        return void say('354 Go on')
      }
      say(verb === 'QUIT' ? '221 Bye' : '250 OK')
    }
    say('220 localhost')
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = buffer.indexOf(reading ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (reading ? 5 : 2))
        if (!reading) {
          obey(part)
          continue
        }
        reading = false
        smtp.mails.push({ ...mail, text: plain(part) })
        say('250 Taken')
      }
    })
  }
  return smtp
}

/** Headers and body as they are read: quoted-printable is undone. */
function plain(mail: string): string {
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
