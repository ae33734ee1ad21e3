import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../server/log/start-error.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const START_LIMIT_MS = 10_000

export interface Proxy {
  address: string
  stop(): Promise<void>
}

/** nginx in front of the processes, set up by deploy/nginx.conf, but for TLS. */
export async function startNginx(port: number, sitePorts: readonly number[]): Promise<Proxy> {
  const program = findNginx()
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  for (const name of ['body', 'proxy', 'other']) mkdirSync(join(folder, name))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, sitePorts))
  execFileSync(program, ['-t', '-q', '-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  for (const until = Date.now() + START_LIMIT_MS; !(await answers(address)); await pause(50))
    if (Date.now() > until) throw new StartError('nginx did not start.')
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (!found) throw new StartError('nginx is not installed: apt-get install nginx-light, or brew install nginx.')
  return found
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  )

const DEPLOYED = join(PROJECT_ROOT, 'deploy/nginx.conf')

const settings = (folder: string, port: number, sitePorts: readonly number[]): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/other;
  uwsgi_temp_path ${folder}/other;
  scgi_temp_path ${folder}/other;
${withoutTls(readFileSync(DEPLOYED, 'utf8'), port, sitePorts)}
}
`

/** What operators put in place, for these processes and on one port of this machine. */
function withoutTls(deployed: string, port: number, sitePorts: readonly number[]): string {
  const [, upstreamServer = ''] = deployed.match(/^( *server 127\.0\.0\.1:3000.*;)$/m) ?? []
  const servers = sitePorts.map((sitePort) => upstreamServer.replace('3000', String(sitePort)))
  return deployed
    .replace(upstreamServer, servers.join('\n'))
    .replace(/^server \{\n( {4}.*\n)*? {4}return .*\n\}$/m, '')
    .replace(/^ *(listen|ssl_\w+) .*$/gm, '')
    .replace(/^( *)server_name .*$/gm, `$1listen 127.0.0.1:${port};`)
}
