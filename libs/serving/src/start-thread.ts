import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread from the file of this name beside `from`: the built one, or from source (.ts), which first gets
 * the loader of TypeScript that the tools use.
 */
export function startThread(name: string, from: string, options: WorkerOptions): Worker {
  const isSource = from.endsWith('.ts')
  const file = new URL(`./${name}${/\.(?:ts|mjs)$/.exec(from)?.[0] ?? '.js'}`, from)
  const loader = () => new URL('./index.mjs', pathToFileURL(createRequire(from).resolve('tsx/esm/api')))
  const program = isSource
    ? `import('${loader().href}').then(({ register }) => register()).then(() => import('${file.href}'))`
    : file
  const thread = new Worker(program, { eval: isSource, ...options })
  thread.unref()
  return thread
}
