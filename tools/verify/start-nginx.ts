import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isPortFree } from '../shared/free-port.ts'
import { PlainError } from '../shared/plain-error.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

interface NginxOptions {
  /** Empty folder for configuration, cache and logs. */
  readonly dir: string
  readonly port: number
  readonly nodes: readonly number[]
  /** Ports of the nodes of the public side. */
  readonly sites: readonly number[]
  /** Proxies whose X-Forwarded-For is trusted, and the files of a certificate, in the template's format. */
  readonly proxies?: string
  readonly tls?: { readonly certificate: string; readonly key: string }
}

/** Waits until the port is in use; `fetch` would reject our own certificate. */
async function waitUntilTaken(port: number): Promise<void> {
  while (await isPortFree(port, '127.0.0.1')) await delay(20)
}

/**
 * Starts the machine's nginx with our template in front of these nodes, as this user and on loopback. Returns a
 * function that stops it.
 */
export async function startNginx({
  dir,
  port,
  nodes,
  sites,
  proxies = '',
  tls,
}: NginxOptions): Promise<() => Promise<void>> {
  const serversAt = (ports: readonly number[]) => ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')
  const values: Record<string, string> = {
    TORNEO_NODES: serversAt(nodes),
    TORNEO_SITES: serversAt(sites),
    TORNEO_CACHE: join(dir, 'cache'),
    TORNEO_LISTEN: `127.0.0.1:${port}${tls ? ' ssl' : ''}`,
    TORNEO_LOG: join(dir, 'access.log'),
    TORNEO_PROXIES: proxies && `set_real_ip_from ${proxies};`,
    TORNEO_TLS: tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : '',
  }
  const template = await readFile(join(workspace, 'deploy/nginx/torneo.conf.template'), 'utf8')
  const site = template.replaceAll(/\$\{(TORNEO_[A-Z]+)\}/g, (_, name: string) => values[name] ?? '')
  await mkdir(join(dir, 'temp'), { recursive: true })
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(dir, 'temp', kind)};`)
    .join('\n')
  // Runs workers as root if started by root: under another user they could not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(
    join(dir, 'nginx.conf'),
    `${user}daemon off;\npid ${join(dir, 'pid')};\nerror_log ${join(dir, 'error.log')};\nevents { worker_connections 4096; }\n` +
      `http {\n${temps}\n${site}\n}\n`,
  )
  const child = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new PlainError('This proof needs nginx: apt-get install nginx-light')))
    child.once('close', () => resolve())
  })
  const answers = tls ? waitUntilTaken(port) : waitForHttp(`http://127.0.0.1:${port}/healthz`, 10_000)
  await Promise.race([
    answers,
    ended.then(() => {
      throw new PlainError('nginx ended: see its error above')
    }),
  ])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
