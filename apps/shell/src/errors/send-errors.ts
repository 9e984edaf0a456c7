import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import { remotes, sendReport } from '../remotes/remotes'
import { describeError } from './describe-error'
import type { NotedError } from './note-error'

/** Milliseconds before a first request and between two, and in which at most `requests` are sent. */
const times = { first: 1000, next: 5000, window: 60_000 }
const max = { requests: 5, errors: 10, count: 100_000 }

const pending = new Map<string, ReportedError>()
/** Times of the last requests, the newest first. */
let sentAt: number[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Address without ids: a pattern that is the same for everybody. */
const screenOf = (path: string) =>
  `/${path
    .split('/')
    .filter(Boolean)
    .map((part) => (/^[a-z][a-z-]{0,30}$/.test(part) ? part : ':id'))
    .join('/')}`

/** Returns the app of an address, with its version. */
function openAt(path: string): ReportedError['open'] {
  const owner = remotes.ownerOf(path)
  const remote = remotes.read().list.find(({ name }) => name === owner)
  return remote && { app: remote.name, version: remote.version }
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (pending.size === 0) return
  sentAt = [performance.now(), ...sentAt].slice(0, max.requests)
  sendReport('section-errors', { errors: [...pending.values()] })
  pending.clear()
}

/** Milliseconds until the next request may be sent. */
function waitMs(): number {
  const [newest = -Infinity, oldest = -Infinity] = [sentAt[0], sentAt[max.requests - 1]]
  return Math.max(times.first, newest + times.next - performance.now(), oldest + times.window - performance.now())
}

/** Adds an error to the next request; equal ones are counted, and of too many different ones the first are sent. */
export function sendError(noted: NotedError): void {
  const described = describeError(noted)
  if (!described) return
  const key = [described.kind, described.message.replace(/\d+/g, ''), described.stack.slice(0, 300)].join('\n')
  const known = pending.get(key)
  if (known) known.count = Math.min(known.count + 1, max.count)
  else if (pending.size < max.errors) {
    const pathname = ('leak' in noted ? noted.path : undefined) ?? location.pathname
    const open = openAt(pathname)
    pending.set(key, { ...described, screen: screenOf(pathname), ...(open ? { open } : {}), count: 1 })
  }
  timer ??= setTimeout(send, waitMs())
}

addEventListener('pagehide', send)
