type Fetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * XMLHttpRequest for uploads on top of a `fetch` function: reports half of the body as sent until the response arrives.
 * It replaces happy-dom's own, which would open a connection.
 */
export function fakeXhr(fetch: Fetch): typeof XMLHttpRequest {
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #method = 'GET'
    #address = ''
    #responseHeaders = new Headers()
    readonly #headers: Record<string, string> = {}
    readonly #ended = new AbortController()

    open(method: string, address: string): void {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }

    getResponseHeader(name: string): string | null {
      return this.#responseHeaders.get(name)
    }

    send(body: FormData): void {
      const total = [...body.values()].reduce((sum, part) => sum + (part instanceof File ? part.size : part.length), 0)
      void this.#exchange(body, total)
    }

    abort(): void {
      if (this.#ended.signal.aborted) return
      this.#ended.abort()
      this.dispatchEvent(new Event('abort'))
    }

    #emitProgress(loaded: number, total: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
    }

    async #exchange(body: FormData, total: number): Promise<void> {
      const { signal } = this.#ended
      this.#emitProgress(total / 2, total)
      try {
        const response = await fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal })
        const text = await response.text()
        if (signal.aborted) return
        this.#emitProgress(total, total)
        this.#responseHeaders = response.headers
        this.responseText = text
        this.status = response.status
        this.dispatchEvent(new Event('load'))
      } catch (error) {
        if (signal.aborted) return
        // Logs a mistake of the test, which would otherwise look like a network error.
        if (!(error instanceof TypeError)) console.error(error)
        this.dispatchEvent(new Event('error'))
      } finally {
        this.#ended.abort()
      }
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest
}
