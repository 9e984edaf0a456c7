import type { Team } from '@torneo/contracts/tournament/teams'
import { placeKey } from '@torneo/domain/people/passes'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { text } from '@torneo/ui/theme/tokens'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { PaceFields } from './PaceFields'
import { PlaceFields } from './PlaceFields'
import { placesOf, type Place, type PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import { RequestFields } from './RequestFields'
import { WindowFields } from './WindowFields'

interface SettingsPaneProps {
  readonly settings: PlanSettings
  readonly teams: readonly Team[]
  readonly errors: Readonly<Record<string, string>>
  readonly idOf: (path: string) => string
  readonly onChange: (settings: PlanSettings) => void
}

/** Fields, days, minutes and requests of a plan. */
export function SettingsPane({ settings, teams, errors, idOf, onChange }: SettingsPaneProps) {
  const { places, windows, requests } = settings
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
            days={[...new Set(windows.map(({ date }) => date))].filter(Boolean)}
            onChange={(changed) => change({ requests: changed })}
          />
        </Group>
      </Stack>
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

const Title = styled.h2`${text(16)}`
