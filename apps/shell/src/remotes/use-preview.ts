import { useSession } from '@torneo/client'
import { useEffect, useState } from 'react'
import { forgetPreview, type PreviewRequest, readPreview } from './preview'
import { readJson, remotes } from './remotes'
import { useSections } from './use-sections'

export interface Preview {
  /** `denied`: the user is no super admin, and only they can preview releases. */
  readonly status: 'loading' | 'shown' | 'denied'
  /** Previews that do not exist; their live versions are shown instead. */
  readonly missing: readonly PreviewRequest[]
  /** Ends the preview. */
  readonly leave: () => void
}

function leave(): void {
  forgetPreview(sessionStorage)
  location.assign(location.pathname)
}

/** Shows releases on this page instead of the live ones; apps without a preview stay unchanged. */
export function usePreview(requested: readonly PreviewRequest[]): Preview {
  const { user } = useSession()
  const { status: list } = useSections()
  const [missing, setMissing] = useState<readonly PreviewRequest[] | null>(null)
  const mayPreview = user?.role === 'super'
  // Runs once per page, because showing a preview changes the list itself.
  const isListed = list !== 'loading'

  useEffect(() => {
    if (!mayPreview || !isListed) return
    let isCancelled = false
    const show = async () => {
      const read = (request: PreviewRequest) =>
        readPreview(request, (path) => readJson(path, AbortSignal.timeout(4000))).catch(() => null)
      const found = await Promise.all(requested.map(read))
      for (const remote of found) if (remote && !isCancelled) await remotes.replace(remote)
      if (!isCancelled) setMissing(requested.filter((_, index) => !found[index]))
    }
    void show()
    return () => {
      isCancelled = true
    }
  }, [requested, mayPreview, isListed])

  return { status: mayPreview ? (missing ? 'shown' : 'loading') : 'denied', missing: missing ?? [], leave }
}
