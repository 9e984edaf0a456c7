import { useSession } from '@torneo/client'
import { useEffect, useState } from 'react'
import { forgetPreview, type PreviewRequest, readPreview } from './preview'
import { readJson, remotes } from './remotes'
import { useSections } from './use-sections'

export interface Preview {
  /**
   * `denied`: the user is no super admin, and only they can preview releases; `missing`: there is no such version, and
   * the live one is shown.
   */
  readonly status: 'loading' | 'shown' | 'missing' | 'denied'
  /** Ends the preview. */
  readonly leave: () => void
}

function leave(): void {
  forgetPreview(sessionStorage)
  location.assign(location.pathname)
}

/** Shows a release on this page instead of the live one. */
export function usePreview(requested: PreviewRequest): Preview {
  const { user } = useSession()
  const { status: list } = useSections()
  const [status, setStatus] = useState<Preview['status']>('loading')
  const mayPreview = user?.role === 'super'
  // Runs once per page, because showing a preview changes the list itself.
  const isListed = list !== 'loading'

  useEffect(() => {
    if (!mayPreview || !isListed) return
    let isCancelled = false
    const show = async () => {
      const found = await readPreview(requested, (path) => readJson(path, AbortSignal.timeout(4000))).catch(() => null)
      if (found && !isCancelled) await remotes.replace(found)
      if (!isCancelled) setStatus(found ? 'shown' : 'missing')
    }
    void show()
    return () => {
      isCancelled = true
    }
  }, [requested, mayPreview, isListed])

  return { status: mayPreview ? status : 'denied', leave }
}
