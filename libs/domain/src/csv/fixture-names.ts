import { plainText } from '../format/search'
import type { CsvSide } from './csv-fixture'
import { createNames, type Named } from './csv-names'
import { csvTexts as texts } from './csv-texts'

export interface KnownNames {
  readonly sports: readonly Named[]
  readonly teams: readonly (Named & { readonly sportId: string })[]
}

const free = /^(?:fecha\s+)?(?:libre|descansan?|descanso|bye)\s*(?:[:(–-].*)?$/i
const freeTeam = /^(?:libre|descansan?|bye)\s+/i
/** '1º Zona A', '1° A', '2B', 'Mejor tercero', 'Otro tercero', 'Ganador SF1'. */
const place =
  /^(\d{1,2}\s*[.]?[º°ª]|\d{1,2}[a-z]\b|[a-z]\d{1,2}$|mejor\b|otro (?:primero|segundo|tercero|cuarto|\d)|ganador\b|perdedor\b|winner\b|loser\b)/i

/** Looks up the sports and sides that a sheet of fixtures names. */
export function createFixtureNames({ sports, teams }: KnownNames) {
  const sportNames = createNames(sports)
  const teamNames = createNames(teams)
  const isTeam = (name: string) => teamNames.all(name).length > 0
  return {
    isSport: (name: string): boolean => sportNames.all(name).length > 0,
    sport: (name: string): Named | undefined => sportNames.all(name)[0],
    /** Message about an unknown sport, with those whose name begins so. */
    unknownSport: (name: string): string => {
      const longer = sports.filter((sport) => plainText(sport.name).startsWith(plainText(name)))
      return longer.length > 0
        ? texts.unknown(
            name,
            longer.map((sport) => sport.name),
          )
        : sportNames.unknown(name)
    },
    isSide: (name: string): boolean => isTeam(name) || place.test(name),
    /** True for a side that does not play: 'Libre', 'Descansa Promo 98'. */
    isFree: (side: string): boolean =>
      !isTeam(side) && (free.test(side) || (freeTeam.test(side) && isTeam(side.replace(freeTeam, '')))),
    /**
     * Finds a side; a message says why there is none. `sport` is null where no column names it, undefined for one that
     * is unknown, whose own message is enough.
     */
    side: (name: string, sport: Named | null | undefined): CsvSide | { readonly message: string } | null => {
      const isOfSport = (team: { readonly sportId: string }) => !sport || team.sportId === sport.id
      const found = teamNames.all(name).filter(isOfSport)
      if (found.length > 1) return sport === undefined ? null : { message: texts.severalSports(name) }
      if (found[0]) return { teamId: found[0].id }
      return place.test(name) ? { place: name } : { message: teamNames.unknown(name, isOfSport) }
    },
    sportIdOf: (teamIds: readonly (string | null)[]): string | null =>
      teams.find(({ id }) => teamIds.includes(id))?.sportId ?? null,
  }
}
