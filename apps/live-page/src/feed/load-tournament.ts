import { keptAtHeader } from '@torneo/contracts/device-entries'
import type { PublicTournament } from '@torneo/contracts/public'

/** The path and not the contract's endpoint, whose module would bring the schemas of all landing content along. The service checks its responses. */
const address = '/api/public/tournament'

const timeoutMs = 20_000

/** A tournament, and when the service gave it, in milliseconds since 1970, where it comes from this device (docs/adr/0038-service-worker.md). */
export interface LoadedTournament {
  readonly tournament: PublicTournament
  readonly keptAt: number | null
}

/** The published tournament. Rejects without a response, for an error status, and for a body that is no tournament. */
export async function loadTournament(): Promise<LoadedTournament> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const response = await fetch(address, { signal: controller.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const tournament = await response.json() as PublicTournament
    if (!Array.isArray(tournament.matches) || !Array.isArray(tournament.sports)) throw new Error(`${address} answered no tournament`)
    return { tournament, keptAt: Number(response.headers.get(keptAtHeader)) || null }
  } finally {
    clearTimeout(timer)
  }
}
