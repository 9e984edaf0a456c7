import { isCallError } from '@torneo/client'
import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import type { NotedError } from './note-error'

type Described = Pick<ReportedError, 'kind' | 'message' | 'stack' | 'componentStack' | 'causes'>

/** Maximum characters: ten errors fit in a request that outlives its page (64 kB). */
const max = { message: 300, stack: 1600, causes: 2, cause: 900 }

const withoutOrigin = (text: string, length = max.stack) => text.replaceAll(location.origin, '').slice(0, length)
const positionOf = (file: string, line: number, column: number) => (file ? `at ${file}:${line}:${column}` : '')

/** Cuts the message off a stack, so that no file that it names counts as a frame. */
function framesOf({ name, message, stack = '' }: Error): string {
  const head = `${name}: ${message}`
  if (stack.startsWith(head)) return stack.slice(head.length)
  const start = message === '' ? -1 : stack.indexOf(message)
  return start === -1 ? stack : stack.slice(start + message.length)
}

const isError = (value: unknown): value is Error => typeof (value as Error | null)?.stack === 'string'

/** Returns what a thrown value says without the contents of objects; a failed call's sentence may name people. */
function messageOf(value: unknown): string {
  if (isError(value)) return `${value.name}: ${value.message}`
  if (isCallError(value)) return `CallError: ${value.type}`
  return typeof value === 'object' && value !== null ? `Object: ${Object.keys(value).join(', ')}` : String(value)
}

function causesOf(error: unknown, causes: Described['causes'] = []): Described['causes'] {
  const cause = isError(error) ? error.cause : undefined
  if (cause === undefined || causes.length === max.causes) return causes
  const stack = isError(cause) ? withoutOrigin(framesOf(cause), max.cause) : ''
  return causesOf(cause, [...causes, { message: messageOf(cause).slice(0, max.message), stack }])
}

function describe(kind: Described['kind'], value: unknown, position = '', componentStack = ''): Described {
  return {
    kind,
    message: messageOf(value).slice(0, max.message),
    stack: withoutOrigin(isError(value) ? framesOf(value) : position),
    componentStack: withoutOrigin(componentStack),
    causes: causesOf(value),
  }
}

/** Describes what was blocked without its content: the origin of an address, the sink of a text. */
function describeBlocked(event: SecurityPolicyViolationEvent): Described | null {
  const { sourceFile, lineNumber, columnNumber, blockedURI, sample, effectiveDirective } = event
  // Extensions are blocked, too, mostly without a file.
  if (!sourceFile) return null
  const [sink = ''] = sample.split('|')
  const blocked = effectiveDirective.includes('trusted-types') ? sink : blockedURI.replace(/^(\w+:\/\/[^/]+).*/, '$1')
  const position = positionOf(sourceFile, lineNumber, columnNumber)
  return { ...describe('policy', '', position), message: `${effectiveDirective}: ${blocked}`.slice(0, max.message) }
}

/** Describes an error as it is reported; null for one that no code causes: a lost connection, an extension. */
export function describeError(noted: NotedError): Described | null {
  if ('leak' in noted) {
    return { ...describe('leak', noted.leak), stack: withoutOrigin(noted.stack) }
  }
  if (!('type' in noted)) {
    const { error, componentStack } = noted
    return describe(componentStack === undefined ? 'error' : 'render', error, '', componentStack)
  }
  if (noted.type === 'securitypolicyviolation') return describeBlocked(noted as SecurityPolicyViolationEvent)
  if (noted.type === 'unhandledrejection') {
    const { reason } = noted as PromiseRejectionEvent
    return isCallError(reason) && reason.type === 'network' ? null : describe('rejection', reason)
  }
  const { error, message, filename, lineno, colno } = noted as ErrorEvent
  // The library that called a handler throws its values again: only a section's own file tells whose they are.
  const position = filename.includes('/remotes/') ? positionOf(filename, lineno, colno) : ''
  const described = describe('error', (error as unknown) ?? message, position)
  // The file is the engine's word, where a stack may be of any words.
  if (position === '' || described.stack.includes(withoutOrigin(filename))) return described
  return { ...described, stack: withoutOrigin(`${position}\n${described.stack}`) }
}
