import type { Team } from '@torneo/contracts/tournament/teams'
import { formatDay } from '@torneo/domain/format/format-day'
import { placeKey } from '@torneo/domain/people/passes'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { PaceFields } from './PaceFields'
import { PlaceFields } from './PlaceFields'
import { placesOf, type Place, type PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import { RequestFields } from './RequestFields'
import { WindowFields } from './WindowFields'
import { WishFields, type WishPhase } from './WishFields'

const listFormat = new Intl.ListFormat('es')

/** Widths that have room for the settings beside the plan. */
export const besidePlan = '(min-width: 75em)'

interface SettingsPaneProps {
  readonly settings: PlanSettings
  readonly teams: readonly Team[]
  readonly phases: readonly WishPhase[]
  /** True if matches that may move have officials. */
  readonly hasOfficials?: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly idOf: (path: string) => string
  readonly onChange: (settings: PlanSettings) => void
}

/** Days, fields and length in a line: 'sáb. 15/11 y dom. 16/11 · 3 canchas · 40 min'. */
function summaryOf({ windows, minutes }: PlanSettings): string {
  const days = [...new Set(windows.map(({ date }) => date))].filter(Boolean)
  const fields = new Set(windows.flatMap((window) => window.fields)).size
  return [
    listFormat.format(days.map((day) => formatDay(day, Number(day.slice(0, 4))))),
    texts.fieldsCount(fields),
    texts.minutesOf(minutes),
  ].join(' · ')
}

/** Fields, days, minutes and requests of a plan; above the plan, where there is no room beside it, in one line if complete. */
export function SettingsPane({ settings, teams, phases, hasOfficials, errors, idOf, onChange }: SettingsPaneProps) {
  const { places, windows, requests, wishes } = settings
  const days = [...new Set(windows.map(({ date }) => date))].filter(Boolean)
  const hasErrors = Object.keys(errors).length > 0
  const isBeside = useMedia(besidePlan)
  const [isOpen, setOpen] = useState(places.length === 0 || hasErrors)
  const id = useId()
  const isShown = isBeside || isOpen || places.length === 0
  const change = (changes: Partial<PlanSettings>) => onChange({ ...settings, ...changes })

  const addPlaces = (added: readonly Place[]) => {
    const keys = added.map(placeKey)
    change({
      places: placesOf([...places, ...added]),
      windows: windows.map((window) => ({ ...window, fields: [...new Set([...window.fields, ...keys])] })),
    })
  }
  const removePlace = (place: Place) => {
    const key = placeKey(place)
    change({
      places: places.filter((one) => one !== place),
      windows: windows.map((window) => ({ ...window, fields: window.fields.filter((one) => one !== key) })),
    })
  }
  return (
    <Card as="section" aria-label={texts.settings} $padding={16}>
      {!isBeside && places.length > 0 && (
        <Summary $isShown={isShown}>
          <span>{summaryOf(settings)}</span>
          <Button aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isOpen || hasErrors)}>
            {isShown ? texts.hideSettings : texts.changeSettings}
          </Button>
        </Summary>
      )}
      {/* Hidden, not removed: turning a tablet keeps a half-typed form. */}
      <div id={id} hidden={!isShown}>
        <Stack $gap={24}>
          <Group title={texts.where}>
            <PlaceFields places={places} onAdd={addPlaces} onRemove={removePlace} />
          </Group>
          <Group title={texts.when}>
            <WindowFields
              windows={windows}
              places={places}
              errors={errors}
              idOf={idOf}
              onChange={(changed) => change({ windows: changed })}
            />
          </Group>
          <Group title={texts.pace} hint={texts.minutesHint}>
            <PaceFields settings={settings} errors={errors} idOf={idOf} onChange={change} />
          </Group>
          <Group title={texts.requests} hint={texts.requestsWhy}>
            <RequestFields
              requests={requests}
              teams={teams}
              days={days}
              onChange={(changed) => change({ requests: changed })}
            />
          </Group>
          <Group title={texts.wishes} hint={texts.wishesWhy}>
            <WishFields
              wishes={wishes}
              phases={phases}
              hasOfficials={hasOfficials}
              days={days}
              places={places}
              onChange={(changed) => change({ wishes: changed })}
            />
          </Group>
        </Stack>
      </div>
    </Card>
  )
}

interface GroupProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

function Group({ title, hint, children }: GroupProps) {
  const id = useId()
  return (
    <Stack as="section" $gap={12} aria-labelledby={id}>
      <header>
        <Title id={id}>{title}</Title>
        {hint && <MutedText>{hint}</MutedText>}
      </header>
      {children}
    </Stack>
  )
}

const Summary = styled.div<{ readonly $isShown: boolean }>`
  ${flexWrap('8px 16px', 'center', 'space-between')}
  ${text(14)}
  ${({ $isShown }) => $isShown && 'margin-bottom: 16px;'}
`

const Title = styled.h2`${text(16)}`
