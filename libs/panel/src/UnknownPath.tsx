import { useEffect } from 'react'
import { useToast } from '@torneo/client'
import { Navigate } from '@torneo/router'

/** An address that is none: it leads to / (R24), and says why. */
export function UnknownPath() {
  const toast = useToast()
  useEffect(() => toast.info('Esa dirección no existe. Te llevamos al inicio.'), [toast])
  return <Navigate to="/" replace />
}
