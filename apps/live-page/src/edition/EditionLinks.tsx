import type { PublicTournament } from '@torneo/contracts/site/public'
import { Row } from '@torneo/ui/layout/Row'
import { championsPath } from '../champions/champions-address'
import { championsTexts } from '../champions/champions-texts'
import { liveTexts } from '../live-texts'
import { pageAddress } from '../matches/open-match'
import { editionAddress, isArchived } from './archived'

/** Links from the open edition to the earlier ones, and from an archived one to the open one. */
export function EditionLinks({ tournament }: { readonly tournament: PublicTournament }) {
  if (isArchived(tournament)) return <a href={pageAddress}>{liveTexts.openEdition}</a>
  const { earlier } = tournament
  // An older API has neither earlier editions nor the page of champions.
  if (!earlier) return null
  return (
    <Row as="nav" $gap="0 16px" $wrap aria-label={liveTexts.earlier}>
      <a href={championsPath}>{championsTexts.title}</a>
      {earlier.map(({ year }) => (
        <a key={year} href={editionAddress(year)}>
          {liveTexts.edition(year)}
        </a>
      ))}
    </Row>
  )
}
