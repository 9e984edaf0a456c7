import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isPortFree } from '../shared/free-port.ts'
import { PlainError } from '../shared/plain-error.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

interface NginxOptions {
  /** A folder of its own: configuration, cache, logs. */
  readonly dir: string
  readonly port: number
  readonly nodes: readonly number[]
  /** Whose X-Forwarded-For is believed, and the files of a certificate: as the template takes them. */
  readonly proxies?: string
  readonly tls?: { readonly certificate: string; readonly key: string }
}

/** `fetch` trusts no certificate of our own. */
async function waitUntilTaken(port: number): Promise<void> {
  while (await isPortFree(port, '127.0.0.1')) await delay(20)
}

/** The machine's nginx with our template, in front of these nodes, as this user and on loopback. Gives the way to end it. */
export async function startNginx({ dir, port, nodes, proxies = '', tls }: NginxOptions): Promise<() => Promise<void>> {
  const values: Record<string, string> = {
    TORNEO_NODES: nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(' '), TORNEO_CACHE: join(dir, 'cache'), TORNEO_LISTEN: `127.0.0.1:${port}${tls ? ' ssl' : ''}`,
    TORNEO_LOG: join(dir, 'access.log'), TORNEO_PROXIES: proxies && `set_real_ip_from ${proxies};`,
    TORNEO_TLS: tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : '',
  }
  const template = await readFile(join(workspace, 'deploy/nginx/torneo.conf.template'), 'utf8')
  const site = template.replaceAll(/\$\{(TORNEO_[A-Z]+)\}/g, (_, name: string) => values[name] ?? '')
  await mkdir(join(dir, 'temp'), { recursive: true })
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(dir, 'temp', kind)};`).join('\n')
  // Started by root, its workers would be somebody else and not reach our folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(join(dir, 'nginx.conf'), `${user}daemon off;\npid ${join(dir, 'pid')};\nerror_log ${join(dir, 'error.log')};\nevents { worker_connections 4096; }\n`
    + `http {\n${temps}\n${site}\n}\n`)
  const child = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new PlainError('This proof needs nginx: apt-get install nginx-light')))
    child.once('close', () => resolve())
  })
  const answers = tls ? waitUntilTaken(port) : waitForHttp(`http://127.0.0.1:${port}/healthz`, 10_000)
  await Promise.race([answers, ended.then(() => { throw new PlainError('nginx ended: see its error above') })])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
