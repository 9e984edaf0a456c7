import { retryableLazy, useSignedInUser } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { canView } from '@torneo/domain/people/permissions'
import { Suspense } from 'react'

const TieConflictNotice = retryableLazy(() => import('./TieConflictNotice'))

/** Warns staff where a begun match has another team than its slot or place says since a correction (B31, B86). */
export function TieConflict({ match }: { readonly match: Match }) {
  const { role } = useSignedInUser()
  const hasBegun = match.status === 'live' || match.status === 'finished'
  if ((!match.tieId && typeof match.homeSlot !== 'number') || !hasBegun || !canView(role, 'competition')) return null
  return (
    <Suspense fallback={null}>
      <TieConflictNotice match={match} />
    </Suspense>
  )
}
