import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startSite } from '../../tests/harness/site-process.ts'
import { cpuSecondsOf } from './cpu-time.ts'
import { load } from './load.ts'

const WARM_UP_MS = 1500
const MEASURE_MS = 5000
const HEADERS = { 'accept-encoding': 'br' }

/** Requests per CPU second for the cached home page, and for a bare node:http server that sends as many bytes. */
export async function measurePageThroughput() {
  const site = await startSite({ LOG_LEVEL: 'info' })
  const bare = await startBareServer(await compressedSize(site.address))
  const results = []
  for (const { address, pid } of [{ address: `${site.address}/`, pid: site.process.pid as number }, bare]) {
    await load(address, WARM_UP_MS, HEADERS)
    const before = cpuSecondsOf(pid)
    const answered = await load(address, MEASURE_MS, HEADERS)
    results.push(answered / (cpuSecondsOf(pid) - before))
  }
  await site.stop()
  bare.process.kill()
  const [ours = 0, theirs = 1] = results
  return {
    'cached / per CPU s': Math.round(ours),
    'bare node:http per CPU s': Math.round(theirs),
    ratio: Number((ours / theirs).toFixed(2)),
  }
}

const compressedSize = async (address: string): Promise<number> =>
  Number((await fetch(address, { method: 'HEAD', headers: HEADERS })).headers.get('content-length'))

async function startBareServer(size: number): Promise<{ address: string; pid: number; process: ChildProcess }> {
  const program = `
    const body = Buffer.alloc(${size}, 'x')
    require('node:http').createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
      response.end(body)
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  return { address: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid as number, process: child }
}
