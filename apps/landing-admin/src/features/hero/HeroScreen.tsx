import { useEffect, useState } from 'react'
import { useToast } from '@torneo/client'
import { Card } from '@torneo/ui/Card'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { useLandingHeroQuery } from './hero-api'
import { HeroForm } from './HeroForm'
import { HeroSkeleton } from './HeroSkeleton'
import { heroTexts } from './hero-texts'

/** Spec 1 §2 Hero. A hero that could not be read is not offered as a blank form: saving that would replace what is published. */
export default function HeroScreen() {
  const { data: hero, error, isFetching, refetch } = useLandingHeroQuery(undefined, { refetchOnMountOrArgChange: true })
  const toast = useToast()
  const [retried, setRetried] = useState(false)
  const failed = hero === undefined && error !== undefined

  // Once, not at every failed retry (R22).
  useEffect(() => {
    if (failed) toast.error(heroTexts.loadFailure)
  }, [failed, toast])

  if (hero !== undefined) return <HeroForm hero={hero} focused={retried} />
  if (!failed) return <HeroSkeleton />
  return (
    <Card>
      <ErrorPane
        title={heroTexts.unread}
        text={heroTexts.unreadText}
        busy={isFetching}
        onRetry={() => {
          setRetried(true)
          void refetch()
        }}
      />
    </Card>
  )
}
