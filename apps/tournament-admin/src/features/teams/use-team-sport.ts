import { useSearchParams } from '@torneo/router'

const parameter = 'deporte'

/** The sport whose teams are shown, '' for all; kept in the address, as the search is. */
export function useTeamSport(): readonly [sportId: string, change: (sportId: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (sportId: string) => setParams((before) => {
    const next = new URLSearchParams(before)
    if (sportId === '') next.delete(parameter)
    else next.set(parameter, sportId)
    return next
  }, { replace: true })
  return [params.get(parameter) ?? '', change]
}
