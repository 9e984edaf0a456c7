import { runTool } from '../shared/run-tool.ts'

/** What a step found: null when all is well, else the text to show. */
export type Outcome = string | null

/** Runs a program to its end; its output (both streams, in order) when it failed. */
export async function runProgram(args: readonly string[], cwd: string): Promise<Outcome> {
  const { code, output } = await runTool(process.execPath, args, { cwd, env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } })
  return code === 0 ? null : `${output}\n(${code === null ? 'it was ended' : `exit ${code}`})`
}

async function outcomeOf(step: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  try {
    return await step()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs one step and prints its line: name, verdict, seconds, and what it found. Gives whether it passed. */
export async function runStep(name: string, step: () => Promise<Outcome> | Outcome): Promise<boolean> {
  const since = performance.now()
  const outcome = await outcomeOf(step)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  if (outcome !== null) console.log(outcome.trimEnd())
  console.log(`${outcome === null ? 'ok    ' : 'failed'}  ${name.padEnd(12)} ${seconds.padStart(5)} s`)
  return outcome === null
}
