import type { Player } from '@torneo/contracts/tournament/players'
import { Notice } from '@torneo/ui/feedback/Notice'
import { eligibilityTexts as texts } from './eligibility-texts'

/** Tells a captain how many players may not play yet, and whom to talk to (B48). */
export function IneligibleNotice({ players }: { readonly players: readonly Player[] }) {
  const count = players.filter(({ eligible }) => eligible === false).length
  if (count === 0) return null
  return (
    <Notice tone="info">
      <strong>{texts.captainHeading(count)}</strong>. {texts.captainWhy}
    </Notice>
  )
}
