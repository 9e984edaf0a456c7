import type { Transport } from '@torneo/client'

/** Carries one request and tells how much of its body is sent, from 0 to 1: `fetch` cannot. Ends when the signal aborts. */
export function sendWithProgress(onProgress: (share: number) => void): Transport {
  return (address, { method = 'GET', headers, body, signal }) => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new TypeError('The request got no answer'))
    const abort = () => request.abort()
    request.open(method, address)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const type = request.getResponseHeader('Content-Type')
      // A body may not go with these two.
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
