import { leaveWithDrafts } from '@torneo/client'
import { recoversDrafts } from '@torneo/panel/record/use-recovered-draft'
import { useLocation, useNavigate } from '@torneo/router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { editAddress, type EditRequest } from './edit-address'
import type { PreviewDraft } from './PageFrame'

interface OpenFieldProps {
  readonly request: EditRequest
  readonly draft: PreviewDraft
  readonly onDone: () => void
}

/** Opens the form of a text at its field, once; unsaved changes of another form stay as its draft (B101). */
function OpenField({ request, draft, onDone }: OpenFieldProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const open = useEffectEvent(() => {
    onDone()
    const to = editAddress(request, draft, location)
    if (!to) return
    const isHere = to.pathname === location.pathname
    leaveWithDrafts(() => void navigate(to, { replace: isHere, state: isHere ? location.state : recoversDrafts }))
  })
  useEffect(() => open(), [])
  return null
}

/** Returns a function that opens the form of a pressed text, and the element that does it, to be rendered. */
export function useOpenField(draft: PreviewDraft): {
  readonly openField: (request: EditRequest) => void
  readonly opening: ReactNode
} {
  const [request, setRequest] = useState<EditRequest | null>(null)
  return {
    openField: setRequest,
    opening: request && <OpenField request={request} draft={draft} onDone={() => setRequest(null)} />,
  }
}
