import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNginx } from '../../scripts/cluster/nginx.ts'
import { freePort } from '../harness/postgres-server.ts'

const PROJECT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const known = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name))

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('the unit is understood by systemd, and locked up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-unit-'))
  const unit = join(folder, 'site.service')
  writeFileSync(unit, read('deploy/site.service').replaceAll('/opt/site', PROJECT))
  const analyse = (...words: string[]) =>
    execFileSync('systemd-analyze', [...words, unit], { encoding: 'utf8', stdio: 'pipe' })
  expect(analyse('verify')).toBe('')
  const exposure = analyse('security', '--offline=yes', '--no-pager').match(/exposure level[^\d]*([\d.]+)/)?.[1]
  expect(Number(exposure)).toBeLessThan(2)
  rmSync(folder, { recursive: true })
})

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0
/** The text of both streams; throws it if the program ends with a fault. */
function check(program: string, words: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout + stderr
}

test.skipIf(!isInstalled('caddy'))('the proxy of the containers is understood by Caddy', () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', join(PROJECT, 'deploy/Caddyfile')]
  expect(check('caddy', words, { SITE_HOST: 'www.example.com' })).toContain('Valid configuration')
})

test.skipIf(!isInstalled('nginx')).each([
  ['as it is', (conf: string) => conf],
  ['with its cache', (conf: string) => conf.replaceAll('# proxy_cache', 'proxy_cache')],
])('the proxy in deploy/nginx.conf is understood by nginx, %s', (_, change) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const subject = ['-subj', '/CN=www.example.com', '-keyout', join(folder, 'privkey.pem')]
  const made = ['-out', join(folder, 'fullchain.pem')]
  check('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...made])
  const site = change(read('deploy/nginx.conf'))
    .replaceAll('/etc/ssl/site', folder)
    .replaceAll('/var/cache/nginx', folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`)
  expect(check('nginx', ['-t', '-c', file, '-p', folder, '-e', join(folder, 'errors')])).toContain('test is successful')
  rmSync(folder, { recursive: true })
})

test.skipIf(!isInstalled('nginx')).each([
  ['/api/register', 200],
  ['/api/chat/capture-lead', 200],
  ['/api/word-lookup', 200],
  ['/api/chat', 502],
])(
  'a post to %s whose process dies is answered with %i: only what does nothing twice is sent to another',
  async (path, status) => {
    let posts = 0
    const servers = [0, 0].map(() =>
      createServer((request, response) => {
        if (request.method === 'POST') posts += 1
        if (request.method === 'POST' && posts === 1) request.socket.destroy()
        else response.end()
      }),
    )
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
    const proxy = await startNginx(
      await freePort(),
      servers.map((server) => (server.address() as AddressInfo).port),
    )
    try {
      expect((await fetch(new URL(path, proxy.address), { method: 'POST', body: '{}' })).status).toBe(status)
    } finally {
      await proxy.stop()
      for (const server of servers) server.close()
    }
  },
)

test.skipIf(!isInstalled('logrotate'))('the rotation of a log in a file is understood by logrotate', () => {
  expect(check('logrotate', ['--debug', join(PROJECT, 'deploy/logrotate.conf')])).not.toMatch(/error/)
})

test('unit, image and compose file set only variables that the site knows', () => {
  const unit =
    read('deploy/site.service')
      .match(/^Environment=(.*)$/m)?.[1]
      ?.match(/[A-Z_]+(?==)/g) ?? []
  const image =
    read('Dockerfile')
      .match(/^ENV (.*)$/m)?.[1]
      ?.match(/[A-Z_]+(?==)/g) ?? []
  const compose = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name as string)
  const ofOthers = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE_HOST']
  const set = [...unit, ...image, ...compose].filter((name) => !ofOthers.includes(name))
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

test('the image copies and runs files that are there, and leaves secrets and data out', () => {
  const files = read('Dockerfile').match(/(bin|deploy)\/[\w.-]+|package[\w.-]*json|\.npmrc/g) ?? []
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(existsSync(join(PROJECT, file)), file).toBe(true)
  for (const name of ['.env', 'data', '.git', 'node_modules']) expect(read('.dockerignore').split('\n')).toContain(name)
  expect(read('Dockerfile')).toMatch(/^USER site$/m)
})

test('the health check of the image follows the site', async () => {
  const check = (port: number) =>
    new Promise((resolve) => {
      const options = { env: { PORT: String(port) } }
      execFile(process.execPath, [join(PROJECT, 'deploy/healthcheck.mjs')], options, (error) =>
        resolve(error?.code ?? 0),
      )
    })
  let status = 200
  const server = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await check(port)).toBe(0)
  status = 500
  expect(await check(port)).toBe(1)
  server.close()
  expect(await check(await freePort())).toBe(1)
})
