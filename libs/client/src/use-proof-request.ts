import type { Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { proofEndpoints, type ProofDraft } from '@torneo/contracts/people/proof'
import type { SecondStepChoice } from '@torneo/contracts/people/second-factor'
import { useCallback, useSyncExternalStore } from 'react'
import { callContract, type ContractCall } from './contract-call'
import { holdProof, isProofRequested, onProofRequest, resolveProof } from './proof-state'
import { useAppStore } from './store'

/** State of the dialog that asks for the person, and what it does. */
export interface ProofRequest {
  /** A call waits for the person. */
  readonly isOpen: boolean
  /** Reads the second steps that the account can use. */
  readonly readOptions: () => Promise<SecondStepChoice>
  /** Proves the person and continues the waiting calls; rejects with a `CallError`. The proof stays inside this package. */
  readonly prove: (body: ProofDraft) => Promise<void>
  /** Lets the waiting calls fail. */
  readonly cancel: () => void
}

const cancel = () => resolveProof(false)

/** Connects the shell's dialog with the calls that got 403 `proof_required`. */
export function useProofRequest(): ProofRequest {
  const { dispatch, getState } = useAppStore()
  const isOpen = useSyncExternalStore(onProofRequest, isProofRequested)

  /** Calls outside RTK Query, whose cache is in the store. */
  const call = useCallback(
    async <const E extends Endpoint>(endpoint: E, args?: ContractCall['args']): Promise<ResponseOf<E>> => {
      const { signal } = new AbortController()
      const outcome = await callContract({ endpoint, args }, { signal, dispatch, getState })
      // RTK Query's `unwrap` throws the same plain error.
      // oxlint-disable-next-line typescript/only-throw-error
      if ('error' in outcome) throw outcome.error
      return outcome.data as ResponseOf<E>
    },
    [dispatch, getState],
  )

  const readOptions = useCallback(() => call(proofEndpoints.options), [call])
  const prove = useCallback(
    async (body: ProofDraft) => {
      const { proof } = await call(proofEndpoints.create, { body })
      holdProof(getState().session.user?.id ?? '', proof)
      resolveProof(true)
    },
    [call, getState],
  )
  return { isOpen, readOptions, prove, cancel }
}
