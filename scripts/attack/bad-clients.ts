import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const AT_ONCE = 40
const LISTENS_MS = 300

interface Bad {
  /** What each client sends at first. */
  bytes: string
  /** How it goes on, until it breaks off. */
  behave(socket: Socket): Promise<void>
}

const request = (path: string, cookie: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`

/** Clients that break off, never read, or write byte by byte. Afterwards the site must answer as before. */
export const badClients = (cookie: string, document: string): Record<string, Bad> => ({
  'downloads broken off': {
    bytes: request(document, cookie),
    behave: (socket) =>
      new Promise((resolve) => {
        socket.once('data', () => resolve())
        socket.once('close', () => resolve())
      }),
  },
  'clients that never read': {
    bytes: request(document, cookie).repeat(5),
    behave: async (socket) => {
      socket.pause()
      await pause(LISTENS_MS)
    },
  },
  'clients that write slowly': {
    bytes:
      'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
    behave: async (socket) => {
      for (const byte of '{"a":1') {
        socket.write(byte)
        await pause(LISTENS_MS / 6)
      }
    },
  },
})

export async function sendBadClients(address: string, { bytes, behave }: Bad, clients: number): Promise<void> {
  for (let done = 0; done < clients; done += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, clients - done) }, () => one(address, bytes, behave)))
  }
}

async function one(address: string, bytes: string, behave: Bad['behave']): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve())
    socket.once('close', () => resolve())
  })
  socket.write(bytes)
  await behave(socket)
  socket.destroy()
}
