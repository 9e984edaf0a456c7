import type { PublicTournament } from '@torneo/contracts/site/public'
import { flexWrap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { pageAddress } from '../matches/open-match'
import { editionAddress, isArchived } from './archived'

/** Links from the open edition to the earlier ones, and from an archived one to the open one. */
export function EditionLinks({ tournament }: { readonly tournament: PublicTournament }) {
  if (isArchived(tournament)) return <a href={pageAddress}>{liveTexts.openEdition}</a>
  const { earlier = [] } = tournament
  if (earlier.length === 0) return null
  return (
    <Years aria-label={liveTexts.earlier}>
      {earlier.map(({ year }) => (
        <a key={year} href={editionAddress(year)}>
          {liveTexts.edition(year)}
        </a>
      ))}
    </Years>
  )
}

const Years = styled.nav`
  ${flexWrap('0 16px')}
`
