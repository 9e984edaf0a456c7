import { useEffect, useState } from 'react'
import { useSession } from '@torneo/client'
import { forgetPreview, type PreviewAsked, readPreview } from './preview'
import { readJson, remotes } from './remotes'
import { useSections } from './use-sections'

export interface Preview extends PreviewAsked {
  readonly status: 'loading' | 'shown' | 'missing'
  /** Back to what everyone sees. */
  readonly leave: () => void
}

function leave(): void {
  forgetPreview(sessionStorage)
  location.assign(location.pathname)
}

/** The release that this page shows instead of the live one; only super admins can look at what is not live. Null for others. */
export function usePreview(asked: PreviewAsked): Preview | null {
  const { user } = useSession()
  const { status: list } = useSections()
  const [status, setStatus] = useState<Preview['status']>('loading')
  const mayLook = user?.role === 'super'
  // Once for the page: showing a preview changes the list itself.
  const isListed = list !== 'loading'

  useEffect(() => {
    if (!mayLook || !isListed) return
    let isOver = false
    const show = async () => {
      const remote = await readPreview(asked, (path) => readJson(path, AbortSignal.timeout(4000)))
      if (isOver) return
      await remotes.replace(remote)
      setStatus('shown')
    }
    show().catch(() => setStatus('missing'))
    return () => {
      isOver = true
    }
  }, [asked, mayLook, isListed])

  return mayLook ? { ...asked, status, leave } : null
}
