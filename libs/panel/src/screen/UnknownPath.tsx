import { useToast } from '@torneo/client'
import { Navigate } from '@torneo/router'
import { useEffect } from 'react'

/** Redirects unknown paths to / with a toast (R24). */
export function UnknownPath() {
  const toast = useToast()
  useEffect(() => toast.info('Esa dirección no existe. Te llevamos al inicio.'), [toast])
  return <Navigate to="/" replace />
}
