import { api, queryOf } from '@torneo/client'
import { sections } from '@torneo/contracts/releases/sections'
import { publicEndpoints } from '@torneo/contracts/site/public'
import { mentionsOfYears, type YearMention } from '@torneo/domain/records/earlier-years'
import { formAddress, formQuery } from '@torneo/domain/records/form-address'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Link } from '@torneo/router'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, flexWrap, media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { earlierYearsTexts as texts } from './earlier-years-texts'

/** Records of a section that are named; the others are counted. */
const namedRecords = 3

const { useLandingPublishedQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingPublished: queryOf(build, publicEndpoints.landing) }),
})

/** Says where the landing page still names the year of an earlier edition. Nothing on failure. */
export default function EarlierYears({ years }: { readonly years: readonly number[] }) {
  const { data: landing } = useLandingPublishedQuery(undefined, refetchStale)
  const mentions = landing ? mentionsOfYears(landing, years) : []
  const found = sections.flatMap((section) => {
    const own = mentions.filter((mention) => mention.section === section.id)
    return own.length > 0 ? { section, own } : []
  })
  if (found.length === 0) return null
  return (
    <Spaced>
      <Notice tone="info">
        <strong>{texts.title}</strong>
        <Places>
          {found.map(({ section: { path, label }, own }) => (
            <li key={path}>
              <Link to={path}>{texts.says(label, yearsOf(own))}</Link>
              {own.slice(0, namedRecords).map(({ id, title }) =>
                id === null ? null : (
                  <Link key={id} to={path + formQuery(formAddress('editar', id))}>
                    {title}
                  </Link>
                ),
              )}
              {own.length > namedRecords && <span>{texts.more(own.length - namedRecords)}</span>}
            </li>
          ))}
        </Places>
      </Notice>
    </Spaced>
  )
}

const yearsOf = (mentions: readonly YearMention[]): readonly number[] => [...new Set(mentions.map(({ year }) => year))]

const Spaced = styled.div`
  margin-bottom: 20px;
`

const Places = styled.ul.attrs({ role: 'list' })`
  margin-top: 4px;
  > li { ${flexWrap('0 8px', 'baseline')} }
  a { display: inline-flex; align-items: center; min-height: 28px; color: inherit; }
  span { color: ${color.muted}; overflow-wrap: anywhere; }
  ${media.coarse} { a { min-height: 44px; } }
`
