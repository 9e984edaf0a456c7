import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { freePort } from '../shared/free-port.ts'
import { workspace } from '../shared/workspace.ts'

/** Seconds from the second `npm start` on a data folder to its announcement: nothing to install, build or seed. */
export async function secondStartSeconds(dataDir: string): Promise<number> {
  const port = await freePort()
  await startOnce(dataDir, port)
  return startOnce(dataDir, port)
}

function startOnce(dataDir: string, port: number): Promise<number> {
  const since = performance.now()
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'],
    { cwd: workspace, env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] })
  let seconds = Number.NaN
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.includes('Ctrl-C stops everything')) return
    seconds = (performance.now() - since) / 1000
    child.kill('SIGTERM')
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(seconds))
  })
}
