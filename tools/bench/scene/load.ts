import { runTool } from '../../shared/run-tool.ts'
import { toolPath } from '../../shared/workspace.ts'

export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** The status that every response must have. */
  readonly status?: number
}

interface Report {
  readonly errors: number
  readonly requests: { readonly total: number }
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
}

const connections = 8
const warmUpSeconds = 2

/** Runs eight callers in a separate process; returns the number of responses. */
async function run({ url, headers = {}, status = 200 }: Load, bound: readonly string[]): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { code, output } = await runTool(process.execPath, [
    toolPath('autocannon'),
    '-c',
    String(connections),
    ...bound,
    '-j',
    ...given,
    url,
  ])
  const text = /^\{.*\}$/m.exec(output)?.[0]
  const { errors, requests, statusCodeStats } = JSON.parse(
    text ?? '{"errors":-1,"requests":{"total":0},"statusCodeStats":{}}',
  ) as Report
  const isClean = code === 0 && errors === 0 && Object.keys(statusCodeStats).join() === String(status)
  if (!isClean)
    throw new Error(`the load on ${url} went wrong: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`)
  return requests.total
}

/** Warms an address up, and returns the number of calls that take about a second. */
export const callsInSecond = async (load: Load) =>
  Math.max(50, Math.round((await run(load, ['-d', String(warmUpSeconds)])) / warmUpSeconds))

/** Makes exactly `calls` calls. */
export const loadWith = (load: Load, calls: number) => run(load, ['-a', String(calls)])
