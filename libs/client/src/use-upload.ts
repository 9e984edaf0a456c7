import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { useCallback } from 'react'
import { api } from './api'
import { callContract, type Transport } from './contract-call'
import { useAppDispatch, useAppStore } from './store'

interface Upload<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query?: QueryOf<E> | undefined
  /** Form with the file in a part named `file`. */
  readonly body: FormData
  readonly signal: AbortSignal
  /** Sends the request and reports its progress. */
  readonly send: Transport
}

/**
 * Uploads a file to an endpoint of the contract. Resolves with the server's response, rejects with a CallError. Waits
 * for a new sign-in if the session has ended, like any other call. Refetches the reads of the endpoint's tag.
 */
export function useUpload<const E extends Endpoint>(endpoint: E): (upload: Upload<E>) => Promise<ResponseOf<E>> {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  return useCallback(
    async ({ params, query, body, signal, send }) => {
      const outcome = await callContract(
        { endpoint, args: { params, query: query as Record<string, string> | undefined, body } } as Parameters<
          typeof callContract
        >[0],
        { signal, dispatch, getState },
        send,
      )
      // RTK Query's `unwrap` throws the same plain error.
      // oxlint-disable-next-line typescript/only-throw-error
      if ('error' in outcome) throw outcome.error
      dispatch(api.util.invalidateTags([endpoint.tag] as never[]))
      return outcome.data as ResponseOf<E>
    },
    [endpoint, dispatch, getState],
  )
}
