import type { PublicTournament } from '@torneo/contracts/public'

/** By its words and not by its endpoint: that would bring the shapes of all landing content along. The service checks what it answers. */
const address = '/api/public/tournament'

/** Milliseconds: on a line this slow, asking anew is better than waiting on. */
const patience = 20_000

/** The published tournament as it is now. Rejects when there is no answer, a refusal, or something else than a tournament. */
export async function loadTournament(): Promise<PublicTournament> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    const response = await fetch(address, { signal: controller.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const answer = await response.json() as PublicTournament
    if (!Array.isArray(answer.matches) || !Array.isArray(answer.sports)) throw new Error(`${address} answered no tournament`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}
