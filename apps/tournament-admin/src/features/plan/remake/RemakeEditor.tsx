import { useConnection, useUnsavedGuard } from '@torneo/client'
import { officialsIn } from '@torneo/domain/fixture/officials'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { BottomBar } from '@torneo/ui/layout/BottomBar'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { Send, Shuffle } from 'lucide-react'
import { useId } from 'react'
import { PlanPanes } from '../PlanPanes'
import { SettingsPane } from '../SettingsPane'
import type { SportToPlan } from '../SportFrame'
import { wishPhases } from '../wish-phases'
import { KeptCard } from './KeptCard'
import { MovedCard } from './MovedCard'
import { isNothing, type Remade } from './remade'
import { fieldNames } from './remake-blocks'
import { remakeTexts as texts } from './remake-texts'
import { RemakePreview } from './RemakePreview'
import { usePins } from './use-pins'
import { useRemake } from './use-remake'
import { useSaveRemake } from './use-save-remake'
import { WhatChanges } from './WhatChanges'

/** Asks what changes and shows what stays and moves, beside the plan. Nothing is written before 'Guardar y avisar'. */
export function RemakeEditor(known: SportToPlan) {
  const { sport, competition, teams, matches, officials, refetch } = known
  const base = useId()
  const isOffline = useConnection().state === 'offline'
  const { pinned, pin, release } = usePins(sport.id)
  const remake = useRemake(known, pinned)
  const { change, setChange, settings, errors, remade, after, missing, nameOf } = remake
  const own = teams.filter(({ sportId }) => sportId === sport.id)
  const teamName = (id: string) => own.find((team) => team.id === id)?.name ?? ''
  const { save, isSaving, failure, last, undo } = useSaveRemake({
    sportId: sport.id,
    competition,
    nameOf: teamName,
    onDone: refetch,
    onStale: refetch,
  })
  const changesCompetition = change?.kind === 'late' || change?.kind === 'withdrawal'
  const canSave =
    remade !== null && remade.lost.length === 0 && !isOffline && (changesCompetition || !isNothing(remade))
  useUnsavedGuard(change !== null && remade !== null && !isNothing(remade) && !isSaving)

  const sportMatches = matches.filter(({ sportId }) => sportId === sport.id)
  const hasOfficials = sportMatches.some(({ referee }) => officialsIn(referee, officials).length > 0)
  const played = sportMatches.filter(({ status }) => status === 'live' || status === 'finished').length
  const ownPins = sportMatches.filter(({ id, status }) => pinned.has(id) && status === 'scheduled')
  const changedIds = new Set(remade?.body.change.map(({ id }) => id))
  const same = sportMatches.filter(
    ({ id, status }) => status === 'scheduled' && !changedIds.has(id) && !pinned.has(id),
  ).length
  const freed = matches.filter((match, index) => match !== after.matches[index]).length
  const handleSave = () => {
    if (canSave && remade)
      void save(change, remade).then((isDone) => {
        if (isDone) setChange(null)
      })
  }
  return (
    <>
      <PlanPanes>
        <Stack $gap={16}>
          <WhatChanges
            change={change}
            competition={competition}
            teams={own}
            count={change?.kind === 'withdrawal' ? freed : missing.length}
            onChange={setChange}
          />
          {remade && (
            <>
              <KeptCard
                played={played}
                same={same}
                pinned={ownPins.map(({ id }) => ({ id, title: nameOf(id) }))}
                onRelease={release}
              />
              <MovedCard
                moved={[...remade.moved, ...remade.dated]}
                nameOf={nameOf}
                fieldOf={fieldNames(settings.places)}
                onPin={pin}
              />
            </>
          )}
          {change && (
            <SettingsPane
              settings={settings}
              teams={own}
              hasOfficials={hasOfficials}
              phases={wishPhases(after.competition, missing)}
              errors={errors}
              idOf={(path) => `${base}-${path}`}
              onChange={remake.setSettings}
            />
          )}
        </Stack>
        <RemakePreview remake={remake} known={known} pinned={pinned}>
          {!change && last && (
            <Notice
              tone="info"
              action={
                <Button size="sm" onClick={undo}>
                  {texts.goBack}
                </Button>
              }>
              {texts.last}
            </Notice>
          )}
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
        </RemakePreview>
      </PlanPanes>
      <BottomBar>
        <MutedText role="status">{isOffline ? texts.offline : statusOf(remade, changesCompetition)}</MutedText>
        <Row $wrap $gap={8}>
          {change && (
            <Button variant="ghost" onClick={() => setChange(null)}>
              {texts.discard}
            </Button>
          )}
          {change?.kind === 'order' && (
            <Button icon={<Shuffle size={18} aria-hidden />} onClick={remake.tryAnother}>
              {texts.another}
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            icon={<Send size={18} aria-hidden />}
            busy={isSaving}
            busyLabel={texts.saving}
            aria-disabled={!canSave || undefined}
            onClick={handleSave}>
            {texts.save}
          </Button>
        </Row>
      </BottomBar>
    </>
  )
}

function statusOf(remade: Remade | null, changesCompetition: boolean): string {
  if (!remade) return texts.nothing
  const { moved, dated, made } = remade
  return isNothing(remade) && !changesCompetition
    ? texts.noMore
    : texts.summary(moved.length + dated.length, made.length)
}
