import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  subject: string
  /** The whole message as it came, soft line breaks undone. */
  text: string
}

export interface MailServer {
  url: string
  mails: readonly ReceivedMail[]
  /** Mails that came and got no answer. */
  unanswered: readonly ReceivedMail[]
  leaveNextUnanswered(): void
  /** The newest mail to an address after the ones already taken; waits until it comes. */
  next(to: string): Promise<ReceivedMail>
  stop(): Promise<void>
}

/** A real mail server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const unanswered: ReceivedMail[] = []
  let isSilent = false
  const taken = new Map<string, number>()
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const mail = readMail(to, Buffer.concat(chunks).toString())
        if (isSilent) {
          isSilent = false
          unanswered.push(mail)
          return
        }
        mails.push(mail)
        for (const look of waiting) look()
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }

  const untaken = (to: string) => mails.filter((mail) => mail.to === to)[taken.get(to) ?? 0]
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    unanswered,
    leaveNextUnanswered: () => {
      isSilent = true
    },
    next: (to) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = untaken(to)
          if (!mail) return
          waiting.delete(look)
          taken.set(to, (taken.get(to) ?? 0) + 1)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readMail(to: string, raw: string): ReceivedMail {
  const text = raw
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString())
  return { to, subject: text.match(/^Subject: (.*)$/m)?.[1]?.trim() ?? '', text }
}

/** The code and the link that a mail carries. */
export const codeIn = ({ subject }: Pick<ReceivedMail, 'subject'>): string => subject.match(/^\d{6}/)?.[0] ?? ''
export const resetPathIn = ({ text }: ReceivedMail): string =>
  text.match(/https?:\/\/[^/\s]+(\/reset-password\?lang=\w\w#[\w-]+)/)?.[1] ?? ''
