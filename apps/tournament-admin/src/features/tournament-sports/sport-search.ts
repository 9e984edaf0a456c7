import type { TournamentSport } from '@torneo/contracts/tournament-sports'

/** Without accents and in lower case, so that 'futbol' finds 'Fútbol'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()
}

/** Whether every word of a search is somewhere in a sport's name or description. */
export function sportMatches({ name, description }: Pick<TournamentSport, 'name' | 'description'>, search: string): boolean {
  const text = plain(`${name} ${description}`)
  return plain(search).split(/\s+/).every((word) => text.includes(word))
}
