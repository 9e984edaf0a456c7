import { useEffect, useState } from 'react'
import { isCallError, sentenceOf, type RecordForm } from '@torneo/client'
import type { Hero } from '@torneo/contracts/hero'
import { useLandingToggleHeroMutation } from './hero-api'
import { heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'

interface ButtonToggle {
  /** As shown: what is being sent, else the form's value. */
  readonly visible: boolean
  readonly sending: boolean
  /** Why the last silent update failed, in Spanish. */
  readonly failure: string | null
  readonly change: (visible: boolean) => void
}

/**
 * 'Mostrar botón'. On a stored hero with nothing else unsaved it is the silent update: sent at once, without a toast (spec 1 §8),
 * shown before the answer and taken back when it fails. Otherwise, and when there is no text or link to show, it changes the form
 * only and is saved with the rest.
 */
export function useButtonToggle(form: RecordForm<HeroValues, Hero>): ButtonToggle {
  const { fields, rev, dirty, saving, adopt, errorOf } = form
  const [toggle] = useLandingToggleHeroMutation()
  const [sent, setSent] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // Whatever was stored since, the old failure is past.
  useEffect(() => setFailure(null), [rev])

  /** Someone else's save in between does not clash with a switch: it already stands as wished, or the wish is sent once more. */
  const patch = async (ctaVisible: boolean, ifMatch: number): Promise<Hero> => {
    try {
      return await toggle({ body: { ctaVisible }, ifMatch }).unwrap()
    } catch (error) {
      const current = isCallError(error) && error.type === 'stale' ? error.current as Hero | null | undefined : null
      if (!current) throw error
      return current.ctaVisible === ctaVisible ? current : toggle({ body: { ctaVisible }, ifMatch: current.rev }).unwrap()
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
    // What was missing for a visible button is not missing for a hidden one.
    if (errorOf('ctaText') ?? errorOf('ctaLink')) void fields.trigger(['ctaText', 'ctaLink'])
  }

  return { visible: sent ?? fields.watch('ctaVisible'), sending: sent !== null, failure, change }
}
