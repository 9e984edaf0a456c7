import { draftsOf } from '@torneo/contracts/match/device-entries'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * Drafts of forms on this device: unsaved input, offered again after a crash or a closed tab. One per user and form,
 * deleted after a week. A device without storage has no drafts.
 */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** Values that the form was opened on: distinguishes this person's changes from later changes by others. */
  readonly base: Readonly<Record<string, unknown>>
  /** Rev of that record; 0 for a new one. */
  readonly rev: number
  /** Time of the last input, in milliseconds since 1970. */
  readonly at: number
  /** Path of the screen, which names the section to people. */
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
    // Losing a draft is better than breaking the form: storage may be full or forbidden.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden.
  }
}

/** The user's drafts on this device by the names of their forms, without outdated and unreadable ones. */
export function readDrafts(userId: string, now: number): ReadonlyMap<string, Draft> {
  const prefix = draftsOf(userId)
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return new Map(
      keys.flatMap((key) => {
        const draft = readDraft(key, now)
        return draft ? [[key.slice(prefix.length), draft]] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Deletes the draft of a form that was saved elsewhere. */
export const forgetDraft = (userId: string, form: string): void => removeDraft(draftKey(userId, form))
