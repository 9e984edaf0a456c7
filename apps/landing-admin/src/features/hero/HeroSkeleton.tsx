import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { EditorColumns } from './EditorColumns'
import { heroTexts } from './hero-texts'

/** Keeps the places of form and preview while the hero is read. */
export function HeroSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{heroTexts.loading}</VisuallyHidden>
      <EditorColumns>
        <Card><Skeleton lines={12} height={28} /></Card>
        <Skeleton height={420} />
      </EditorColumns>
    </>
  )
}
