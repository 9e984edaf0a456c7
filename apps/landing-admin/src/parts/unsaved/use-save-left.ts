import { isCallError, useSession } from '@torneo/client'
import { forgetDraft } from '@torneo/client/record-form'
import { check } from '@torneo/contracts/fields/validation'
import { mergeFields, type Fields } from '@torneo/domain/records/field-merge'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useState } from 'react'
import { aboutApi, ctaApi, heroApi, settingsApi } from '../landing-records'
import { textShapes, type LeftText, type TextRecord } from './left-texts'

type Saved = Fields & { readonly rev: number }

/** Reads a record and gives its save; null before the first save, undefined while loading. */
interface Stored {
  readonly record: Saved | null | undefined
  readonly save: (body: Fields, ifMatch: number) => Promise<Fields>
}

type AnyApi = Pick<typeof heroApi, 'useRead' | 'useSave'>

function useStored(api: AnyApi): Stored {
  const { data } = api.useRead()
  const [send] = api.useSave()
  return { record: data, save: (body, ifMatch) => send({ body: body as never, ifMatch }).unwrap() }
}

const imagesOf = (record: Fields) =>
  [record.logo, record.logoImage, record.backgroundImage].filter((address) => typeof address === 'string')

/**
 * Saves texts that were left unsaved, each on what is stored now. A text stays a draft if it is invalid or somebody
 * changed the same field meanwhile: its form then says so. Resolves to the texts that were saved.
 */
export function useSaveLeft() {
  const { user } = useSession()
  const deleteReplaced = useDeleteReplaced()
  const [saving, setSaving] = useState(false)
  const stored: Readonly<Record<TextRecord, Stored>> = {
    hero: useStored(heroApi),
    about: useStored(aboutApi as unknown as AnyApi),
    cta: useStored(ctaApi as unknown as AnyApi),
    settings: useStored(settingsApi as unknown as AnyApi),
  }

  /** Returns the stored record after the save, or null if the text stays a draft. */
  const saveOne = async (text: LeftText, before: Stored['record']): Promise<Saved | null> => {
    const { form, record: name, draft } = text
    if (before === undefined) return null
    const theirs = Object.fromEntries(
      Object.keys(draft.values).map((field) => [field, before ? before[field] : draft.base[field]]),
    )
    const { merged, clashes } = mergeFields(draft.base, draft.values, theirs)
    const checked = check(textShapes[name], merged)
    if (clashes.length > 0 || !checked.ok) return null
    try {
      const saved = await stored[name].save(checked.value as Fields, before?.rev ?? 0)
      if (user) forgetDraft(user.id, form)
      void deleteReplaced(before ? imagesOf(before) : [], imagesOf(saved))
      return saved as Saved
    } catch (error) {
      const current = isCallError(error) && error.type === 'stale' ? (error.current as Saved | null | undefined) : null
      // Somebody saved since the record was read: once more on top of that.
      return current && current.rev !== before?.rev ? saveOne(text, current) : null
    }
  }

  const save = async (texts: readonly LeftText[]): Promise<readonly LeftText[]> => {
    setSaving(true)
    const latest = new Map<TextRecord, Stored['record']>()
    const done: LeftText[] = []
    // One after the other: two forms of the settings are saved to one record.
    for (const text of texts) {
      const before = latest.has(text.record) ? latest.get(text.record) : stored[text.record].record
      const saved = await saveOne(text, before)
      if (!saved) continue
      latest.set(text.record, saved)
      done.push(text)
    }
    setSaving(false)
    return done
  }
  return { save, saving }
}
