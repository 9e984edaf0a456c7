import { useConnection } from '@torneo/client'
import { batchLimit } from '@torneo/contracts/match/match-batches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { Navigate } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { BottomBar } from '@torneo/ui/layout/BottomBar'
import { CalendarCheck } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useCreateFixtures } from '../../parts/create-fixtures/use-create-fixtures'
import { today } from '../../parts/today'
import { fixtureDrafts } from './fixture-drafts'
import type { FixtureToPlan } from './fixtures-to-plan'
import { minutesOf, requestOf } from './plan-request'
import { checkSettings, initialSettings, type PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import { PlanPanes } from './PlanPanes'
import { PlanPreview } from './PlanPreview'
import { SettingsPane } from './SettingsPane'
import type { SportToPlan } from './SportFrame'
import { storedSettings, storeSettings } from './stored-settings'
import { usePlan } from './use-plan'
import { usePlanNow } from './use-plan-now'
import { wishPhases } from './wish-phases'

interface PlanEditorProps extends SportToPlan {
  readonly missing: readonly FixtureToPlan[]
}

const none: ReadonlySet<string> = new Set()

/** Settings with their live plan. Nothing is written before 'Crear N partidos'. */
export function PlanEditor({
  sport,
  sports,
  competition,
  teams,
  matches,
  officials,
  missing: all,
  refetch,
}: PlanEditorProps) {
  const base = useId()
  const idOf = (path: string) => `${base}-${path}`
  const { year, timeZone } = useEditionQuery().data ?? {}
  const now = usePlanNow()
  const isOffline = useConnection().state === 'offline'
  const [settings, setSettings] = useState(() =>
    initialSettings(storedSettings(sport), {
      sportId: sport.id,
      duration: minutesOf(sports, sport.id),
      matches,
      today: today(),
    }),
  )
  const [seed, setSeed] = useState(1)
  const hasPlaces = settings.places.length > 0
  const errors = useMemo(() => (hasPlaces ? checkSettings(settings, year) : {}), [hasPlaces, settings, year])
  const [firstError] = Object.keys(errors)
  const missing = useMemo(() => all.slice(0, batchLimit), [all])
  const isReady = hasPlaces && firstError === undefined
  const request = useMemo(
    () =>
      isReady
        ? requestOf(
            settings,
            { sport, sports, competition, teams, matches, officials, missing, movable: none, now, timeZone },
            seed,
          )
        : null,
    [isReady, settings, sport, sports, competition, teams, matches, officials, missing, now, timeZone, seed],
  )
  const { planned, isPlanning } = usePlan(request)
  const phases = useMemo(() => wishPhases(competition, missing), [competition, missing])
  const drafts = useMemo(
    () => (planned ? fixtureDrafts(planned.plan.matches, missing, settings.places) : []),
    [planned, missing, settings.places],
  )
  const { create, isCreating, isCreated, failure, dismiss } = useCreateFixtures()
  if (isCreated) return <Navigate to={`/tournament/fixtures?deporte=${sport.id}`} />

  const change = (changed: PlanSettings) => {
    setSettings(changed)
    storeSettings(sport.id, changed)
  }
  const count = drafts.length
  const canCreate = isReady && !isPlanning && !isOffline && count > 0
  const handleCreate = () => {
    if (firstError !== undefined) focusControl(idOf(firstError))
    else if (canCreate) void create(drafts)
  }
  return (
    <>
      <PlanPanes>
        <SettingsPane
          settings={settings}
          teams={teams.filter(({ sportId }) => sportId === sport.id)}
          phases={phases}
          errors={errors}
          idOf={idOf}
          onChange={change}
        />
        <PlanPreview
          sport={sport}
          sports={sports}
          settings={settings}
          missing={missing}
          matches={matches}
          planned={hasPlaces ? planned : null}
          request={request}
          rejected={failure?.rows ?? []}
          onAnother={() => setSeed(seed + 1)}>
          {all.length > batchLimit && <Notice tone="info">{texts.tooMany(batchLimit)}</Notice>}
          {failure && (
            <Notice
              tone="danger"
              role="alert"
              action={
                <Button
                  size="sm"
                  onClick={() => {
                    dismiss()
                    refetch()
                  }}>
                  {texts.refresh}
                </Button>
              }>
              <p>
                {failure.sentence === null
                  ? texts.rowErrors(failure.rows.length)
                  : joinSentences(texts.createFailed, failure.sentence)}
              </p>
              {failure.rows.map(({ id, title, sentence }) => (
                <p key={id}>
                  {title}: {sentence}
                </p>
              ))}
            </Notice>
          )}
        </PlanPreview>
      </PlanPanes>
      <BottomBar>
        <MutedText role="status">
          {isOffline
            ? texts.offline
            : firstError !== undefined
              ? texts.invalid
              : planned && !isPlanning
                ? texts.fits(count, missing.length)
                : texts.missing(all.length)}
        </MutedText>
        <Button
          variant="primary"
          size="lg"
          icon={<CalendarCheck size={18} aria-hidden />}
          busy={isCreating}
          busyLabel={texts.creating}
          aria-disabled={(!canCreate && firstError === undefined) || undefined}
          onClick={handleCreate}>
          {texts.create(count)}
        </Button>
      </BottomBar>
    </>
  )
}

/** Focuses a control, or the first one of a group. */
function focusControl(id: string) {
  const target = document.getElementById(id)
  const control = target?.matches('input, select') ? target : target?.querySelector<HTMLElement>('input')
  control?.focus()
}
