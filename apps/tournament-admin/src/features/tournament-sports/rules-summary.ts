import type { SportRules } from '@torneo/contracts/tournament-sports'

/** The rules that matter on the pitch, on one line: '11 jugadores · 90 min · 2 tiempos'. */
export function rulesSummary({ playersPerTeam, matchDuration, hasHalves }: SportRules): string {
  const players = playersPerTeam === 1 ? '1 jugador' : `${playersPerTeam} jugadores`
  return `${players} · ${matchDuration} min · ${hasHalves ? '2 tiempos' : '1 tiempo'}`
}
