import { parentPort, workerData } from 'node:worker_threads'
import { createPageSandbox, type SandboxLimits, type SandboxOutput } from './page-sandbox'

const { code, limits } = workerData as { readonly code: string; readonly limits: SandboxLimits }
const ready = createPageSandbox(code, limits)

async function rendered(input: string): Promise<SandboxOutput> {
  try {
    return (await ready).render(input)
  } catch (error) {
    // The engine's own faults leave it in an unknown state.
    return { error: String(error), isOver: true }
  }
}

/** The thread of `createSandboxedProgram`: responds to each input with its page. */
parentPort?.on('message', (input: string) => void rendered(input).then((output) => parentPort?.postMessage(output)))
