import { readDrafts, type Draft } from '@torneo/client/record-form'
import { AboutDraft } from '@torneo/contracts/content/about'
import { CtaDraft } from '@torneo/contracts/content/cta'
import { HeroDraft } from '@torneo/contracts/content/hero'
import type { Shape } from '@torneo/contracts/fields/validation'
import { SettingsUpdate } from '@torneo/contracts/site/settings'

/** Single records of the landing page, whose texts may be left unsaved for one another. */
export const textRecords = ['hero', 'about', 'cta', 'settings'] as const
export type TextRecord = (typeof textRecords)[number]

export const textShapes: Readonly<Record<TextRecord, Shape>> = {
  hero: HeroDraft,
  about: AboutDraft,
  cta: CtaDraft,
  settings: SettingsUpdate,
}

/** Texts that were left unsaved on this device; the five forms of the settings have drafts of their own. */
export interface LeftText {
  /** Name of the form: 'hero', 'settings:footer'. */
  readonly form: string
  readonly record: TextRecord
  readonly draft: Draft
}

/** Reads the texts left unsaved in forms other than `open`. */
export function readLeftTexts(userId: string, open: string): LeftText[] {
  return [...readDrafts(userId, Date.now())].flatMap(([form, draft]) => {
    const record = textRecords.find((name) => form === name || form.startsWith(`${name}:`))
    return record && form !== open ? [{ form, record, draft }] : []
  })
}
