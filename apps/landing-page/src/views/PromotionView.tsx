import { sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { matchesOfTeams } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Crest } from '../parts/Crest'
import { Icon } from '../parts/Icon'
import { MatchCard } from '../parts/MatchCard'
import { ViewHead } from '../parts/ViewHead'
import { placesOf } from '../places-of'
import { usePage } from '../use-page'

/** A promotion's part of the tournament: its matches, results, teams and places (B65). */
export function PromotionView({ id }: { readonly id: string }) {
  const { tournament, today } = usePage()
  const promotion = tournament.promotions.find((one) => one.id === id)
  if (!promotion) return null
  const teams = tournament.teams.filter(({ promotionId }) => promotionId === id)
  const { live, upcoming, results } = sortMatches(
    matchesOfTeams(tournament.matches, new Set(teams.map((team) => team.id))),
    today,
  )
  const next = [...live, ...upcoming]
  return (
    <ViewHead
      title={promotion.name}
      intro={promotion.description}
      before={<Crest name={promotion.name} year={promotion.year} color={promotion.color} />}
      after={
        <>
          <a className="button outline" href={`/en-vivo/calendario.ics?promocion=${encodeURIComponent(id)}`}>
            <Icon name="calendar" />
            {texts.addToCalendar}
          </a>
          <button className="button outline" type="button" data-share data-copied={texts.copied} hidden>
            <Icon name="share" />
            {texts.share}
          </button>
        </>
      }>
      <section className="part" aria-labelledby="viene-titulo">
        <h2 id="viene-titulo">{texts.nextMatches}</h2>
        {next.length > 0 ? (
          <div className="match-cards">
            {next.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
          </div>
        ) : (
          <p className="muted">{texts.noNextMatches}</p>
        )}
      </section>
      <section className="part" aria-labelledby="equipos-titulo">
        <h2 id="equipos-titulo">{texts.teamsOf}</h2>
        <ul className="cards">
          {teams.map((team) => {
            const sport = tournament.sports.find(({ id: sportId }) => sportId === team.sportId)
            const place = placesOf(tournament, team)
            return (
              <li key={team.id}>
                <a className="card" href={place.href}>
                  <h3>
                    {sport?.icon && <span aria-hidden="true">{sport.icon} </span>}
                    {sport?.name}
                  </h3>
                  <p>{team.name}</p>
                  {place.words && <p className="champion">{place.words}</p>}
                  <span className="more">
                    {place.hasPath ? texts.path : texts.table}
                    <Icon name="arrow" />
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="part" aria-labelledby="resultados-titulo">
        <h2 id="resultados-titulo">{texts.results}</h2>
        {results.length > 0 ? (
          <div className="match-cards">
            {results.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
          </div>
        ) : (
          <p className="muted">{texts.noResults}</p>
        )}
      </section>
    </ViewHead>
  )
}
