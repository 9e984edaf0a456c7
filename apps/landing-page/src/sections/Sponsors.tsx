import type { Sponsor } from '@torneo/contracts/content/sponsors'
import { pageTexts as texts } from '../page-texts'
import { OutLink } from '../parts/OutLink'
import { Picture } from '../parts/Picture'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

const levels = ['gold', 'silver', 'bronze'] as const

/** Sponsors by level, in the order that the editors chose. */
export function Sponsors() {
  const { sponsors } = usePage().landing
  const shown = levels
    .map((level) => ({ level, ofLevel: sponsors.filter(({ tier }) => tier === level) }))
    .filter(({ ofLevel }) => ofLevel.length > 0)
  if (shown.length === 0) return null
  return (
    <Section id="sponsors" title={texts.sponsors}>
      {shown.map(({ level, ofLevel }) => (
        <div key={level} className={`sponsor-level ${level}`}>
          <h3>{texts.levels[level]}</h3>
          <ul>
            {ofLevel.map((sponsor) => (
              <li key={sponsor.id} id={`sponsor-${sponsor.id}`}>
                <SponsorLogo sponsor={sponsor} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function SponsorLogo({ sponsor: { id, name, logo, website } }: { readonly sponsor: Sponsor }) {
  const { mark } = usePage()
  const content = logo ? (
    <span className="sponsor-frame" {...mark('sponsors', 'logo', id)}>
      <Picture address={logo} alt={name} sizes="200px" maxWidth={640} className="sponsor-picture" />
    </span>
  ) : (
    <b {...mark('sponsors', 'name', id)}>{name}</b>
  )
  return website ? (
    <OutLink className="sponsor" href={website} rel="sponsored">
      {content}
    </OutLink>
  ) : (
    <span className="sponsor">{content}</span>
  )
}
