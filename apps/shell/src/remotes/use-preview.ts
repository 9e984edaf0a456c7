import { useSession } from '@torneo/client'
import { useEffect, useState } from 'react'
import { forgetPreview, type PreviewAsked, readPreview } from './preview'
import { readJson, remotes } from './remotes'
import { useSections } from './use-sections'

export interface Preview {
  /** `refused`: the user is no super admin, and only they can preview releases. */
  readonly status: 'loading' | 'shown' | 'refused'
  /** Previews that do not exist; their live versions are shown instead. */
  readonly missing: readonly PreviewAsked[]
  /** Ends the preview. */
  readonly leave: () => void
}

function leave(): void {
  forgetPreview(sessionStorage)
  location.assign(location.pathname)
}

/** Shows releases on this page instead of the live ones; apps without a preview stay unchanged. */
export function usePreview(asked: readonly PreviewAsked[]): Preview {
  const { user } = useSession()
  const { status: list } = useSections()
  const [missing, setMissing] = useState<readonly PreviewAsked[] | null>(null)
  const mayLook = user?.role === 'super'
  // Runs once per page, because showing a preview changes the list itself.
  const isListed = list !== 'loading'

  useEffect(() => {
    if (!mayLook || !isListed) return
    let isOver = false
    const show = async () => {
      const read = (one: PreviewAsked) =>
        readPreview(one, (path) => readJson(path, AbortSignal.timeout(4000))).catch(() => null)
      const found = await Promise.all(asked.map(read))
      for (const remote of found) if (remote && !isOver) await remotes.replace(remote)
      if (!isOver) setMissing(asked.filter((_, place) => !found[place]))
    }
    void show()
    return () => {
      isOver = true
    }
  }, [asked, mayLook, isListed])

  return { status: mayLook ? (missing ? 'shown' : 'loading') : 'refused', missing: missing ?? [], leave }
}
