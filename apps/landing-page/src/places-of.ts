import { own } from '@torneo/contracts/fields/own'
import type { PublicTournament } from '@torneo/contracts/site/public'
import { isWithdrawn, withdrawnLabel } from '@torneo/domain/competition/withdrawn'
import { pageTexts as texts } from './page-texts'

interface Place {
  /** '2.º en Zona A', 'Campeón: Promo 98' or 'Retirado'; '' before the first match. */
  readonly words: string
  /** Address of the team's path, or of its sport's table. */
  readonly href: string
  readonly hasPath: boolean
}

/** Describes the place of a team in its sport. */
export function placesOf(
  tournament: PublicTournament,
  { id, name, sportId }: { readonly id: string; readonly name: string; readonly sportId: string },
): Place {
  const competition = own(tournament.competitions, sportId)
  const row = own(tournament.standings, sportId)?.find(({ team }) => team.id === id)
  const isChampion = (competition?.podium ?? []).some(
    ({ place, team }) => place === 1 && [team].flat().some((one) => one.id === id),
  )
  const zones = (competition?.phases ?? []).flatMap((phase) => (phase.kind === 'league' ? phase.zones : []))
  const zone = zones.find((one) => one.id === row?.zoneId)
  const hasPath = (competition?.phases ?? []).some(({ kind }) => kind === 'knockout')
  const sport = encodeURIComponent(sportId)
  return {
    words: isChampion
      ? texts.champion(name)
      : isWithdrawn(competition, id)
        ? withdrawnLabel
        : row && row.played > 0
          ? texts.position(row.position, zones.length > 1 ? (zone?.name ?? '') : '')
          : '',
    href: hasPath
      ? `/en-vivo?deporte=${sport}&vista=camino&equipo=${encodeURIComponent(id)}`
      : `/en-vivo?deporte=${sport}`,
    hasPath,
  }
}
