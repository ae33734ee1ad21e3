import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../server/log/start-error.ts'

const START_LIMIT_MS = 10_000

export interface Proxy {
  address: string
  stop(): Promise<void>
}

/** nginx in front of the processes, set up as deploy/nginx.conf, but for TLS. */
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

/** A process that fails is left out for a second; a post goes on to another one only if the first never got it. */
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
  upstream site {
${sitePorts.map((sitePort) => `    server 127.0.0.1:${sitePort} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
