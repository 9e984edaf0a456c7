import type { Bucket } from '@torneo/contracts/storage'
import { canUseBucket } from '@torneo/domain/permissions'
import { useMediaFilesQuery } from '../media-api'

function useCount(bucket: Bucket, role: string): number | undefined {
  const { data } = useMediaFilesQuery({ params: { bucket }, query: { limit: 1 } },
    { refetchOnMountOrArgChange: true, skip: !canUseBucket(role, bucket) })
  return data?.total
}

/** How many images each bucket holds for this person; unknown ones are left out. */
export function useBucketCounts(role: string): Readonly<Record<Bucket, number | undefined>> {
  return {
    general: useCount('general', role),
    sponsors: useCount('sponsors', role),
    gallery: useCount('gallery', role),
    tournament: useCount('tournament', role),
  }
}
