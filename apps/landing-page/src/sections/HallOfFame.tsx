import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { teamDigits } from '@torneo/domain/match/list/match-words'
import { colorClass } from '../class-rules'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { Picture } from '../parts/Picture'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

/** Entries in sight; the others open on a press. */
const firstEntries = 4

const portraitSizes = '(min-width: 64em) 290px, 50vw'

/** Entries as edited, newest first. */
export function HallOfFame() {
  const { hallOfFame } = usePage().landing
  if (hallOfFame.length === 0) return null
  const earlier = hallOfFame.slice(firstEntries)
  return (
    <Section
      id="hall-of-fame"
      className="board"
      title={texts.hallOfFame}
      aside={
        <a className="more" href="/en-vivo/campeones">
          {texts.allChampions}
          <Icon name="arrow" />
        </a>
      }>
      <Entries entries={hallOfFame.slice(0, firstEntries)} />
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{texts.earlierEntries(earlier.length)}</summary>
          <Entries entries={earlier} />
        </details>
      )}
    </Section>
  )
}

function Entries({ entries }: { readonly entries: readonly HallOfFameEntry[] }) {
  const { tournament, mark } = usePage()
  return (
    <ul className="cards fame">
      {entries.map(({ id, year, category, winner, description, image }) => {
        const promotion = tournament.promotions.find(({ name }) => winner.includes(name))
        return (
          <li key={id} id={`fama-${id}`} className="fame-entry">
            <div className={`fame-portrait ${colorClass(promotion?.color ?? '')} `} aria-hidden="true">
              {image ? (
                <Picture address={image} isDecorative sizes={portraitSizes} maxWidth={640} className="fame-picture" />
              ) : (
                teamDigits({ name: winner, promotionYear: promotion?.year ?? null })
              )}
            </div>
            <div className="fame-words">
              <h3 {...mark('hallOfFame', 'winner', id)}>{winner}</h3>
              <b className="fame-year">{year}</b>
              <p className="muted" {...mark('hallOfFame', 'category', id)}>
                {category}
              </p>
              {description && (
                <p className="lines small muted" {...mark('hallOfFame', 'description', id)}>
                  {description}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
