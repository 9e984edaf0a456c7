import type { Transaction } from '../../platform/database/database'
import type { SessionsRepository } from '../../platform/sessions/sessions.repository'
import type { PreviewLinksRepository } from '../content/preview-links.repository'
import type { AccessLinksRepository } from './access-links.repository'

export type AccountAccess = ReturnType<typeof createAccountAccess>

/** Ends for good what an account opened or handed out: none of it is valid again when the account gets its right back. */
export function createAccountAccess({
  sessions,
  previewLinks,
  accessLinks,
}: {
  readonly sessions: SessionsRepository
  readonly previewLinks: PreviewLinksRepository
  readonly accessLinks: AccessLinksRepository
}) {
  /** Ends all sessions and preview links of an account; the link for its password stays. */
  async function endSessions(userId: string, transaction: Transaction): Promise<void> {
    await sessions.endAll(userId, transaction)
    await previewLinks.endOf(userId, transaction)
  }

  return {
    endSessions,

    /** Ends all sessions and links of an account whose role, password or state has changed. */
    async end(userId: string, transaction: Transaction): Promise<void> {
      await endSessions(userId, transaction)
      await accessLinks.end(userId, transaction)
    },
  }
}
