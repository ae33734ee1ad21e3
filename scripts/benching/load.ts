import { Agent, get } from 'node:http'

const CONNECTIONS = 32

/** Requests one address repeatedly and returns the number of answers. Rejects unless all are 200. */
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
