import { cachedAtHeader } from '@torneo/contracts/match/device-entries'
import type { PublicTournament } from '@torneo/contracts/site/public'

/**
 * The path rather than the contract's endpoint, whose module would include the schemas of all landing content. The
 * service validates its responses.
 */
const address = '/api/public/tournament'

const timeoutMs = 20_000

/**
 * A tournament. `cachedAt`: time of the response in milliseconds since 1970 if it was cached here
 * (docs/design/offline.md).
 */
export interface LoadedTournament {
  readonly tournament: PublicTournament
  readonly cachedAt: number | null
}

/** Loads the published tournament, that of the open edition or that of a year. Rejects without a response, on an error status, and on an invalid body. */
export async function loadTournament(edition: string | null = null): Promise<LoadedTournament> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const response = await fetch(edition === null ? address : `${address}?${new URLSearchParams({ edition })}`, {
      signal: controller.signal,
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const tournament = (await response.json()) as PublicTournament
    if (!Array.isArray(tournament.matches) || !Array.isArray(tournament.sports))
      throw new Error(`${address} answered no tournament`)
    return { tournament, cachedAt: Number(response.headers.get(cachedAtHeader)) || null }
  } finally {
    clearTimeout(timer)
  }
}
