import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ImageRejection } from '../photo/prepare-image'
import { useSendImage, type UploadTarget } from './use-send-image'

export interface UploadItem {
  readonly id: string
  readonly file: File
  readonly state: 'preparing' | 'sending' | 'done' | 'failed'
  /** Uploaded fraction, from 0 to 1. */
  readonly share: number
  /** Address of a finished upload, else ''. */
  readonly address: string
  readonly rejection: ImageRejection | null
  readonly isRetryable: boolean
}

export interface Uploads {
  readonly items: readonly UploadItem[]
  /** Adds files and returns the ids of their items. */
  readonly add: (files: readonly File[]) => readonly string[]
  /** Cancels a running upload and removes its item. */
  readonly drop: (id: string) => void
  readonly retry: (id: string) => void
  /** Resolves when no upload is running, with the addresses of the uploaded files by item id. */
  readonly whenIdle: () => Promise<ReadonlyMap<string, string>>
}

interface Options extends UploadTarget {
  readonly onUploaded: (address: string, id: string) => void
}

/** Limits parallel uploads, because decoding a photo takes 50 MB of memory and more. */
const concurrency = 2
const initialState = { state: 'preparing', share: 0, address: '', rejection: null, isRetryable: false } as const

/** Uploads files to a bucket, `concurrency` at a time; unmounting cancels them. */
export function useUploads({ bucket, folder, onUploaded }: Options): Uploads {
  const send = useSendImage({ bucket, folder })
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef<readonly UploadItem[]>([])
  const addresses = useRef(new Map<string, string>())
  const listeners = useRef(new Set<() => void>())
  const latest = useRef({ send, onUploaded })
  useEffect(() => {
    latest.current = { send, onUploaded }
  })

  useEffect(() => {
    const stopping = running.current
    return () => {
      queue.current = []
      for (const controller of stopping.values()) controller.abort()
    }
  }, [])

  const actions = useMemo(() => {
    const change = (id: string, fields: Partial<UploadItem>) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, ...fields } : item)))

    const run = async (item: UploadItem): Promise<void> => {
      const controller = new AbortController()
      running.current.set(item.id, controller)
      const sent = await latest.current.send(item.file, {
        signal: controller.signal,
        onProgress: (share) => change(item.id, { state: 'sending', share }),
      })
      running.current.delete(item.id)
      if (!controller.signal.aborted) {
        if ('address' in sent) {
          change(item.id, { state: 'done', share: 1, address: sent.address })
          addresses.current.set(item.id, sent.address)
          latest.current.onUploaded(sent.address, item.id)
        } else {
          change(item.id, { state: 'failed', rejection: sent, isRetryable: sent.isRetryable })
        }
      }
      startNext()
    }

    const startNext = (): void => {
      const [next, ...rest] = queue.current
      if (!next && running.current.size === 0) {
        for (const notify of listeners.current) notify()
        listeners.current.clear()
      }
      if (!next || running.current.size >= concurrency) return
      queue.current = rest
      void run(next)
      startNext()
    }

    const enqueue = (more: readonly UploadItem[]): void => {
      queue.current = [...queue.current, ...more]
      startNext()
    }

    return {
      add: (files: readonly File[]) => {
        const more = files.map((file): UploadItem => ({
          ...initialState,
          id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
          file,
        }))
        setItems((all) => [...all, ...more])
        enqueue(more)
        return more.map(({ id }) => id)
      },
      drop: (id: string) => {
        queue.current = queue.current.filter((item) => item.id !== id)
        running.current.get(id)?.abort()
        addresses.current.delete(id)
        setItems((all) => all.filter((item) => item.id !== id))
      },
      whenIdle: async () => {
        if (queue.current.length > 0 || running.current.size > 0)
          await new Promise<void>((resolve) => listeners.current.add(resolve))
        return addresses.current
      },
      restart: (item: UploadItem) => {
        change(item.id, initialState)
        enqueue([item])
      },
    }
  }, [])

  const retry = useCallback(
    (id: string) => {
      const item = items.find((candidate) => candidate.id === id)
      if (item?.state === 'failed') actions.restart(item)
    },
    [actions, items],
  )

  return { items, add: actions.add, drop: actions.drop, retry, whenIdle: actions.whenIdle }
}
