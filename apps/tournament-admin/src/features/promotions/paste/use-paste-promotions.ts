import { sentenceOf, useSignedInUser } from '@torneo/client'
import { useDraft } from '@torneo/client/record-form'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { type PromotionLine, readPromotionLines } from '@torneo/domain/roster/promotion-lines'
import { useState } from 'react'
import { promotions as promotionsApi } from '../../../data/promotions-api'
import { freeColor } from '../../../parts/promotion-colors'
import { today } from '../../../parts/today'
import { useCreateCaptainMutation, useCreateLinkMutation } from '../promotions-api'
import { pastePromotionsTexts as texts } from './paste-promotions-texts'

/** A line of the list beside the promotion that has its year. */
export interface PastedPromotion extends PromotionLine {
  readonly promotion: Promotion | null
  /** True if its captain can be made: a name, an email, and a promotion without one. */
  readonly invites: boolean
}

/** Link with which a captain chooses a password. */
export interface CaptainLink {
  readonly name: string
  readonly email: string
  readonly promotion: string
  readonly address: string
  readonly mailed: boolean
}

const rowOf = (line: PromotionLine, promotions: readonly Promotion[]): PastedPromotion => {
  const promotion = promotions.find(({ year }) => year === line.year) ?? null
  return { ...line, promotion, invites: line.captain !== '' && line.email !== '' && !promotion?.captainId }
}

/** A pasted list of promotions, stored as a draft until all of them exist: what is made one after another. */
export function usePastePromotions() {
  const user = useSignedInUser()
  const { offered, keep, forget } = useDraft({ userId: user.id, form: 'paste-promotions', stored: { text: '' } })
  const [text, setText] = useState(() => (typeof offered?.values['text'] === 'string' ? offered.values['text'] : ''))
  const query = promotionsApi.useList()
  const [addPromotion] = promotionsApi.useAdd()
  const [createCaptain] = useCreateCaptainMutation()
  const [createLink] = useCreateLinkMutation()
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const [links, setLinks] = useState<readonly CaptainLink[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const existing = query.data?.items ?? []
  const { promotions: lines, named } = readPromotionLines(text, Number(today().slice(0, 4)))
  const rows = lines.map((line) => rowOf(line, existing))
  const open = rows.filter(({ promotion, invites }) => promotion === null || invites)

  const change = (next: string) => {
    setText(next)
    setFailures(new Map())
    if (next === '') forget()
    else keep({ values: { text: next }, base: { text: '' }, rev: 0 })
  }

  /** Makes all that is missing; a failed row says why, and the next press tries it again. */
  const make = async () => {
    const failed = new Map<number, string>()
    const known = [...existing]
    const made = { promotions: 0, captains: 0 }
    for (const [index, row] of open.entries()) {
      setProgress(index)
      try {
        let { promotion } = row
        if (!promotion) {
          const { year } = row
          const body = { year, name: texts.promotionName(year), color: freeColor(known) }
          promotion = await addPromotion({ body }).unwrap()
          known.push(promotion)
          made.promotions += 1
        }
        if (!row.invites) continue
        const { user: captain } = await createCaptain({
          body: { email: row.email, name: row.captain, promotionId: promotion.id },
        }).unwrap()
        made.captains += 1
        const link = await createLink({ params: { id: captain.id } }).unwrap()
        const address = new URL(link.path, location.origin).href
        const { name, email } = captain
        setLinks((all) => [...all, { name, email, promotion: promotion.name, address, mailed: link.mailed }])
      } catch (error) {
        failed.set(row.year, sentenceOf(error, texts.failed))
      }
    }
    setProgress(null)
    setFailures(failed)
    void query.refetch()
    if (failed.size === 0) forget()
    return { ...made, isComplete: failed.size === 0 }
  }

  return {
    text,
    setText: change,
    isRecovered: offered !== null,
    rows,
    named,
    open,
    failures,
    links,
    /** Number of rows done while making; else null. */
    progress,
    isLoaded: query.data !== undefined,
    make,
  }
}
