import { own } from '@torneo/contracts/fields/own'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { usePage } from '../use-page'

/** Champions of the open edition's competitions, by sport. */
function useChampions() {
  const { sports, competitions } = usePage().tournament
  return sports.flatMap(({ id, name, icon }) => {
    const first = (own(competitions, id)?.podium ?? []).filter(({ place }) => place === 1)
    return first.length > 0 ? [{ id, name, icon, teams: first.map(({ team }) => team.name).join(' y ') }] : []
  })
}

/** Band under the hero once the tournament is over: thanks, this year's champions, the photos (B103). */
export function Thanks() {
  const { tournament, landing } = usePage()
  const champions = useChampions()
  const year = tournament.tournament?.year
  return (
    <section id="gracias" className="now" aria-labelledby="gracias-titulo">
      <div className="section-head">
        <h2 id="gracias-titulo">{texts.thanks}</h2>
        <a className="more" href="/en-vivo/campeones">
          {texts.allChampions}
          <Icon name="arrow" />
        </a>
      </div>
      {champions.length > 0 && year !== undefined && (
        <>
          <h3>{texts.champions(year)}</h3>
          <ul className="winners">
            {champions.map(({ id, name, icon, teams }) => (
              <li key={id}>
                <span aria-hidden="true">{icon}</span> {name} <b>{teams}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {landing.galleryGroups.length > 0 && (
        <a className="more" href={publicViewPath({ kind: 'galleries' })}>
          {texts.seePhotos}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  )
}
