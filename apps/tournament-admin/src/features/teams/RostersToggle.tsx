import { sentenceOf, useConfirm } from '@torneo/client'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { Card } from '@torneo/ui/layout/Card'
import { useState } from 'react'
import { useChangeTournamentMutation, useTournament } from '../../data/tournament-api'
import { rostersTexts as texts } from './teams-texts'

/** 'Cerrar listas': makes the rosters read-only for captains. Takes effect at once; closing requires a confirmation. */
export function RostersToggle() {
  const tournament = useTournament()
  const [change, { isLoading, originalArgs }] = useChangeTournamentMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = useConfirm()
  if (!tournament) return null

  const handleChange = async (rostersClosed: boolean) => {
    setFailure(null)
    if (
      rostersClosed &&
      !(await confirm({ title: texts.closeQuestion, body: texts.closeBody, confirmLabel: texts.close }))
    )
      return
    try {
      await change({ params: { id: tournament.id }, body: { rostersClosed } }).unwrap()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    }
  }

  const shown = isLoading ? (originalArgs?.body.rostersClosed ?? tournament.rostersClosed) : tournament.rostersClosed
  return (
    <Card $padding={16}>
      <Toggle
        label={texts.close}
        hint={shown ? texts.closedHint : texts.openHint}
        checked={shown}
        busy={isLoading}
        onChange={(on) => void handleChange(on)}
      />
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Card>
  )
}
