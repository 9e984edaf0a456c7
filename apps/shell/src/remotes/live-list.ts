import type { ContractState } from '@torneo/contracts/endpoint/serves'
import { check } from '@torneo/contracts/fields/validation'
import { type LiveRemote, readRemotes } from '@torneo/contracts/releases/remotes'
import { servedHere, Version } from '@torneo/contracts/site/system'

/** Milliseconds for the list of sections. */
const timeoutMs = 4000

export type ReadJson = (path: string, signal: AbortSignal) => Promise<unknown>

/** Reads which sections are live, and what the service serves to them. */
export function createLiveList(readJson: ReadJson) {
  let served: ContractState = servedHere
  let duration = 0
  /** Release of the shell when this page started, and the latest known one. */
  let [shellHere, shellNow]: (string | undefined)[] = []

  async function readVersion(signal: AbortSignal): Promise<void> {
    const version = check(Version, await readJson('/api/version', signal))
    if (!version.ok) return
    const { api, apiFrom, apiAdditions } = version.value.contracts
    served = { ...served, api, apiFrom, apiAdditions }
  }

  return {
    async read(): Promise<LiveRemote[]> {
      const signal = AbortSignal.timeout(timeoutMs)
      const startedAt = performance.now()
      const [file] = await Promise.all([readJson('/remotes.json', signal), readVersion(signal).catch(() => undefined)])
      duration = performance.now() - startedAt
      shellNow = (file as { shell?: string } | null)?.shell
      shellHere ??= shellNow
      return readRemotes(file)
    },
    served: () => served,
    /** Milliseconds that the last list took. */
    duration: () => duration,
    isShellOld: () => shellNow !== shellHere,
  }
}
