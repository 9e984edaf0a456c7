import type { PublicTournament } from '@torneo/contracts/site/public'
import { Button } from '@torneo/ui/buttons/Button'
import { Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { liveTexts } from '../live-texts'
import type { Following } from './following'

interface FollowButtonProps {
  readonly promotions: PublicTournament['promotions']
  readonly following: Following
  readonly onChange: (following: Following) => void
}

const FollowSheet = lazy(() => import('./FollowSheet'))

/** Opens the choice of followed promotions, and names them. */
export function FollowButton({ promotions, following, onChange }: FollowButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const names = promotions.filter(({ id }) => following.includes(id)).map(({ name }) => name)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Star size={18} fill={names.length > 0 ? 'currentColor' : 'none'} aria-hidden />}
        onClick={() => setOpen(true)}>
        {names.length === 0 ? liveTexts.follow : liveTexts.followed(names)}
      </Button>
      {isOpen && (
        <Suspense>
          <FollowSheet
            promotions={promotions}
            following={following}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
