import { Agent, get } from 'node:http'

const CONNECTIONS = 32

/** Asks for one address over and over on kept connections for a time. Rejects on any answer that is not 200. */
export async function load(address: string, durationMs: number, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + durationMs
  let answered = 0
  const visitor = async () => {
    while (performance.now() < until) {
      await once(address, agent, headers)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
  return answered
}

const once = (address: string, agent: Agent, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
