import { retryableLazy, useProofRequest } from '@torneo/client'
import { Suspense } from 'react'

const ProofModal = retryableLazy(() => import('./ProofModal'))

/** Asks for the person while a call of any screen waits for it (B115); the code is loaded when the first one does. */
export function ProofHost() {
  const { isOpen, ...request } = useProofRequest()
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ProofModal {...request} />
    </Suspense>
  )
}
