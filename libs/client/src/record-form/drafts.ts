import { draftsOf } from '@torneo/contracts/device-entries'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * Drafts of forms on this device: what was typed and not yet saved, offered again after a crash or a closed tab. One per user and
 * form; forgotten after a week. A device that refuses storage simply has no drafts.
 */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** What the form was opened on: tells what this person changed from what others changed since. */
  readonly base: Readonly<Record<string, unknown>>
  /** The rev of that record, 0 for one that did not exist yet. */
  readonly rev: number
  /** When it was last typed in, ms since 1970. */
  readonly at: number
  /** The address it was typed at: tells people which section it belongs to. */
  readonly path?: string
}

export function draftKey(userId: string, form: string): string {
  return `${draftsOf(userId)}${form}`
}

const isFields = (value: unknown) => typeof value === 'object' && value !== null

export function readDraft(key: string, now: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    if (!draft || !isFields(draft.values) || !isFields(draft.base) || now - draft.at > week) return null
    return draft
  } catch {
    return null
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
