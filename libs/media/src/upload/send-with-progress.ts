import type { Transport } from '@torneo/client'

/**
 * Sends a request and reports the uploaded fraction of its body, from 0 to 1, which `fetch` cannot. Aborts with the
 * signal.
 */
export function sendWithProgress(onProgress: (share: number) => void): Transport {
  return (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = () => reject(new TypeError('The request got no response'))
      const abort = () => request.abort()
      request.open(method, address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const { status, responseText } = request
        const type = request.getResponseHeader('Content-Type')
        // `Response` rejects a body for these statuses.
        const text = status === 204 || status === 304 ? null : responseText
        resolve(new Response(text, { status, headers: type ? { 'Content-Type': type } : {} }))
      })
      request.addEventListener('error', fail)
      request.addEventListener('timeout', fail)
      request.addEventListener('abort', fail)
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      if (signal?.aborted) return fail()
      signal?.addEventListener('abort', abort)
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}
