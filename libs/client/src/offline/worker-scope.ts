/** An event that the worker stays alive for. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

export interface PushData {
  readonly json: () => unknown
}

export interface AlertClick extends WorkerEvent {
  readonly action: string
  readonly notification: Pick<Notification, 'close' | 'data'>
}

interface Listeners {
  readonly push: WorkerEvent & { readonly data: PushData | null }
  readonly notificationclick: AlertClick
  readonly pushsubscriptionchange: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly message: WorkerEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }
}

/** The global scope of a service worker: TypeScript declares it in a lib that conflicts with the page's. */
export interface WorkerScope {
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly openWindow: (path: string) => Promise<unknown>
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly unknown[]>
  }
  readonly registration: ServiceWorkerRegistration
  readonly addEventListener: <Name extends keyof Listeners>(
    name: Name,
    listener: (event: Listeners[Name]) => void,
  ) => void
}
