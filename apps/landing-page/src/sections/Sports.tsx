import type { LandingSport } from '@torneo/contracts/content/landing-sports'
import { own } from '@torneo/contracts/fields/own'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { plainText } from '@torneo/domain/format/search'
import { pageTexts as texts } from '../page-texts'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

/** Sports as edited; one that is also played, by its name, leads to its matches and tables. */
export function Sports() {
  const { landing, tournament } = usePage()
  if (landing.landingSports.length === 0) return null
  return (
    <Section id="deportes" title={texts.sports}>
      <ul className={`cards sports ${landing.landingSports.length % 3 === 0 ? 'by-3' : ''}`}>
        {landing.landingSports.map((sport) => (
          <li key={sport.id} id={`deporte-${sport.id}`}>
            <SportCard
              sport={sport}
              played={tournament.sports.find(({ name }) => plainText(name) === plainText(sport.name)) ?? null}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SportCard({ sport, played }: { readonly sport: LandingSport; readonly played: TournamentSport | null }) {
  const { tournament, mark } = usePage()
  const teams = played ? tournament.teams.filter(({ sportId }) => sportId === played.id).length : 0
  const competition = played ? own(tournament.competitions, played.id) : undefined
  const kinds = [
    competition?.phases.some(({ kind }) => kind === 'league') ? texts.zones : '',
    competition?.phases.some(({ kind }) => kind === 'knockout') ? texts.bracket : '',
  ].filter(Boolean)
  const champions = (competition?.podium ?? []).flatMap(({ place, team }) => (place === 1 ? team : []))
  const facts = [sport.category, teams > 0 ? texts.teams(teams) : '', kinds.join(' y ')].filter(Boolean).join(' · ')
  const content = (
    <>
      <span className="sport-icon" aria-hidden="true">
        {sport.icon || '🏅'}
      </span>
      <h3 {...mark('landingSports', 'name', sport.id)}>{sport.name}</h3>
      <p className="muted">{facts}</p>
      {champions.length > 0 && (
        <p className="champion">{texts.champion(champions.map(({ name }) => name).join(' y '))}</p>
      )}
      <p className="lines small" {...mark('landingSports', 'description', sport.id)}>
        {sport.description}
      </p>
    </>
  )
  return played ? (
    <a className="card" href={`/en-vivo?deporte=${encodeURIComponent(played.id)}`}>
      {content}
    </a>
  ) : (
    <div className="card">{content}</div>
  )
}
