import { Navigate, useLocation } from '@torneo/router'
import { useEffect, useState, type ReactNode } from 'react'
import { editAddress, type EditRequest } from './edit-address'
import type { PreviewDraft } from './PageFrame'

interface OpenFieldProps {
  readonly request: EditRequest
  readonly draft: PreviewDraft
  readonly onDone: () => void
}

/** Opens the form of a text at its field, once; the router asks first about unsaved changes of another form. */
function OpenField({ request, draft, onDone }: OpenFieldProps) {
  const location = useLocation()
  const [to] = useState(() => editAddress(request, draft, location))
  useEffect(onDone, [onDone])
  const isHere = to?.pathname === location.pathname
  return to && <Navigate to={to} replace={isHere} state={isHere ? location.state : null} />
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
