import { PlainError } from '../shared/plain-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
}

/**
 * Turns a failed write that the operator can repair (full disk, missing permission) into a PlainError; other errors are
 * returned unchanged.
 */
export function describeWriteError(error: unknown, siteDir: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new PlainError(`Not done, and what is live stays as it is: ${siteDir}: ${reason}.`) : error
}
