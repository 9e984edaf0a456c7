import { runTool } from '../shared/run-tool.ts'

/** The oldest server whose features the API may use. */
export const oldestMajor = 6

/**
 * The version a mongod says it has, such as `8.2.6`. Undefined when it is not usable here: not executable, a missing library, a foreign
 * processor, too old.
 */
export async function mongodVersion(binary: string): Promise<string | undefined> {
  const { code, output } = await runTool(binary, ['--version'])
  const version = code === 0 ? /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1] : undefined
  return version && majorOf(version) >= oldestMajor ? version : undefined
}

export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}
