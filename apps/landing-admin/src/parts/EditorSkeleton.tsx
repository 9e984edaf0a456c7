import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { EditorColumns } from './EditorColumns'

/** Keeps the places of form and preview while a record is read. */
export function EditorSkeleton() {
  return (
    <EditorColumns>
      <Card><Skeleton lines={12} height={28} /></Card>
      <Skeleton height={420} />
    </EditorColumns>
  )
}
