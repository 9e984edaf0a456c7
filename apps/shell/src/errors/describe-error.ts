import { isCallError } from '@torneo/client'
import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import type { NotedError } from './note-error'

type Described = Pick<ReportedError, 'kind' | 'message' | 'stack' | 'componentStack'>

/** Maximum characters: ten errors fit in a request that outlives its page (64 kB). */
const max = { message: 300, stack: 2000 }

const withoutOrigin = (text: string) => text.replaceAll(location.origin, '').slice(0, max.stack)
const positionOf = (file: string, line: number, column: number) => (file ? `at ${file}:${line}:${column}` : '')

/** Cuts the message off a stack, so that no file that it names counts as a frame. */
function framesOf({ message, stack = '' }: Error): string {
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

function describe(kind: Described['kind'], value: unknown, position = '', componentStack = ''): Described {
  return {
    kind,
    message: messageOf(value).slice(0, max.message),
    stack: withoutOrigin(isError(value) ? framesOf(value) : position),
    componentStack: withoutOrigin(componentStack),
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
  return describe('error', (error as unknown) ?? message, positionOf(filename, lineno, colno))
}
