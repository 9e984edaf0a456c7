import { runTool } from '../shared/run-tool.ts'

/** Null when a step passed, else the text to print. */
export type Outcome = string | null

/** Runs a Node program; the outcome of a failure is its output, both streams in order. */
export async function runProgram(args: readonly string[], cwd: string): Promise<Outcome> {
  const { code, output } = await runTool(process.execPath, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  return code === 0 ? null : `${output}\n(${code === null ? 'killed by a signal' : `exit ${code}`})`
}

async function outcomeOf(step: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  try {
    return await step()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs one step, prints its output and a line with result, name and seconds, and returns whether it passed. */
export async function runStep(name: string, step: () => Promise<Outcome> | Outcome): Promise<boolean> {
  const startedAt = performance.now()
  const outcome = await outcomeOf(step)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (outcome !== null) console.log(outcome.trimEnd())
  console.log(`${outcome === null ? 'ok    ' : 'failed'}  ${name.padEnd(12)} ${seconds.padStart(5)} s`)
  return outcome === null
}
