import { isCallError, sentenceOf, type RecordForm } from '@torneo/client'
import type { Hero } from '@torneo/contracts/content/hero'
import { useEffect, useState } from 'react'
import { useLandingToggleHeroMutation } from './hero-api'
import { heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'

interface ButtonToggle {
  /** Displayed state: the one being saved, else the form's value. */
  readonly visible: boolean
  readonly sending: boolean
  /** Reason why the last silent update failed, in Spanish. */
  readonly failure: string | null
  readonly change: (visible: boolean) => void
}

/**
 * The switch 'Mostrar botón'. If the stored hero has no other unsaved change, it saves immediately without a toast
 * (spec 1 §8), optimistically, and reverts on failure. Otherwise, or if the button's text or link is missing, it only
 * changes the form.
 */
export function useButtonToggle(form: RecordForm<HeroValues, Hero>): ButtonToggle {
  const { fields, rev, dirty, saving, adopt, errorOf } = form
  const [toggle] = useLandingToggleHeroMutation()
  const [sent, setSent] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // A newer stored version makes the old failure irrelevant.
  useEffect(() => setFailure(null), [rev])

  /**
   * Saves the switch. After a conflict with another person's save, it is sent once more unless the value is already
   * right.
   */
  const patch = async (ctaVisible: boolean, ifMatch: number): Promise<Hero> => {
    try {
      return await toggle({ body: { ctaVisible }, ifMatch }).unwrap()
    } catch (error) {
      const current = isCallError(error) && error.type === 'stale' ? (error.current as Hero | null | undefined) : null
      if (!current) throw error
      return current.ctaVisible === ctaVisible
        ? current
        : toggle({ body: { ctaVisible }, ifMatch: current.rev }).unwrap()
    }
  }

  const send = async (ctaVisible: boolean, ifMatch: number): Promise<void> => {
    setSent(ctaVisible)
    try {
      adopt(await patch(ctaVisible, ifMatch))
    } catch (error) {
      setFailure(sentenceOf(error, heroTexts.failure))
    } finally {
      setSent(null)
    }
  }

  const change = (visible: boolean): void => {
    setFailure(null)
    const { ctaText, ctaLink } = fields.getValues()
    const complete = ctaText !== '' && ctaLink !== ''
    if (rev !== undefined && !dirty && !saving && (complete || !visible)) return void send(visible, rev)
    fields.setValue('ctaVisible', visible)
    // Clears errors of text and link, which only a visible button requires.
    if (errorOf('ctaText') ?? errorOf('ctaLink')) void fields.trigger(['ctaText', 'ctaLink'])
  }

  return { visible: sent ?? fields.watch('ctaVisible'), sending: sent !== null, failure, change }
}
