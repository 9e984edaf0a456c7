import type { Competition } from '@torneo/contracts/competition/competition'
import { withdrawalModes } from '@torneo/contracts/competition/tie-breaks'
import type { Team } from '@torneo/contracts/tournament/teams'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { useGeneralCupQuery } from '../../../data/general-cup-api'
import { teamsWithoutZone } from '../../../data/teams-without-zone'
import { LinkButton } from '../../../parts/LinkButton'
import { type Change, type ChangeKind, firstChange, leadsNowhere, leaguesOf, type Results } from './changes'
import { remakeTexts as texts } from './remake-texts'

interface WhatChangesProps {
  /** Null until one is chosen. */
  readonly change: Change | null
  readonly competition: Competition | null
  /** Teams of the sport. */
  readonly teams: readonly Team[]
  /** Matches of zones that a withdrawal frees, or that a late team brings. */
  readonly count: number
  readonly onChange: (change: Change) => void
}

/** '¿Qué cambia?': a radio for each kind of change, with its own fields below the chosen one. */
export function WhatChanges({ change, competition, teams, count, onChange }: WhatChangesProps) {
  const id = useId()
  const hasLeague = leaguesOf(competition).length > 0
  const kinds: readonly ChangeKind[] = [
    ...(hasLeague ? (['late'] as const) : []),
    ...(competition ? (['withdrawal'] as const) : []),
    'hours',
    'order',
  ]
  return (
    <Card as="section" aria-labelledby={id} $padding={16}>
      <Title id={id}>{texts.whatChanges}</Title>
      <Choices role="radiogroup" aria-labelledby={id}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Choice>
              <input
                type="radio"
                name={id}
                checked={change?.kind === kind}
                onChange={() => onChange(firstChange[kind])}
              />
              {texts.kinds[kind]}
            </Choice>
            {change?.kind === kind && (
              <Fields>
                <ChangeFields
                  change={change}
                  competition={competition}
                  teams={teams}
                  count={count}
                  onChange={onChange}
                />
              </Fields>
            )}
          </li>
        ))}
      </Choices>
    </Card>
  )
}

function ChangeFields(props: WhatChangesProps & { readonly change: Change }) {
  const { change, competition } = props
  if (change.kind === 'hours') return <MutedText>{texts.hoursWhy}</MutedText>
  if (change.kind === 'order') return <MutedText>{texts.orderWhy}</MutedText>
  if (!competition) return null
  return change.kind === 'late' ? (
    <LateFields {...props} change={change} competition={competition} />
  ) : (
    <WithdrawalFields {...props} change={change} competition={competition} />
  )
}

type OfKind<Kind extends ChangeKind> = Omit<WhatChangesProps, 'change' | 'competition'> & {
  readonly change: Extract<Change, { kind: Kind }>
  readonly competition: Competition
}

const optionsOf = (teams: readonly Team[]) => teams.map(({ id, name }) => ({ value: id, label: name }))

function LateFields({ change, competition, teams, count, onChange }: OfKind<'late'>) {
  const late = teamsWithoutZone(competition, teams)
  const zones = leaguesOf(competition).flatMap((league) => league.zones.map((zone) => ({ league, zone })))
  const chosen = zones.find(({ zone }) => zone.id === change.zoneId)
  if (late.length === 0)
    return (
      <Stack $gap={8}>
        <MutedText>{texts.noLateTeam}</MutedText>
        <LinkButton to={`/tournament/teams?deporte=${competition.sportId}`}>{texts.addTeam}</LinkButton>
      </Stack>
    )
  const size = chosen?.zone.teamIds.length ?? 0
  return (
    <Stack $gap={12}>
      <SelectField
        label={texts.team}
        required
        placeholder={texts.chooseTeam}
        value={change.teamId}
        options={optionsOf(late)}
        onChange={({ target }) => onChange({ ...change, teamId: target.value })}
      />
      <SelectField
        label={texts.zone}
        required
        placeholder={texts.chooseZone}
        value={change.zoneId}
        options={zones.map(({ zone }) => ({ value: zone.id, label: zone.name }))}
        onChange={({ target }) => onChange({ ...change, zoneId: target.value })}
      />
      {chosen && change.teamId !== '' && (
        <Stack $gap={8} role="status">
          <p>{texts.joins(chosen.zone.name, size, count)}</p>
          {leadsNowhere(competition.phases, chosen.league.id, chosen.zone.id, size + 1) && (
            <Notice tone="warning">{texts.nowhere(size + 1, chosen.zone.name, count)}</Notice>
          )}
        </Stack>
      )}
    </Stack>
  )
}

function WithdrawalFields({ change, competition, teams, count, onChange }: OfKind<'withdrawal'>) {
  const out = new Set(competition.withdrawals.map(({ teamId }) => teamId))
  return (
    <Stack $gap={12}>
      <SelectField
        label={texts.team}
        required
        placeholder={texts.chooseTeam}
        value={change.teamId}
        options={optionsOf(teams.filter(({ id }) => !out.has(id)))}
        onChange={({ target }) => onChange({ ...change, teamId: target.value })}
      />
      <SelectField
        label={texts.results}
        value={change.results}
        options={withdrawalModes.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
        onChange={({ target }) => onChange({ ...change, results: target.value as typeof change.results })}
      />
      <TextField
        label={texts.reason}
        required
        autoComplete="off"
        value={change.reason}
        onChange={({ target }) => onChange({ ...change, reason: target.value })}
      />
      {change.teamId !== '' && (
        <CupLoss
          sportId={competition.sportId}
          promotionId={teams.find(({ id }) => id === change.teamId)?.promotionId ?? ''}
          results={change.results}
        />
      )}
      {change.teamId !== '' && change.reason.trim() !== '' && <p role="status">{texts.leaves(count)}</p>}
    </Stack>
  )
}

interface CupLossProps {
  readonly sportId: string
  readonly promotionId: string
  readonly results: Results
}

/** Effect of a withdrawal on the Copa General; nothing where the cup does not count the sport. */
function CupLoss({ sportId, promotionId, results }: CupLossProps) {
  const { data: cup } = useGeneralCupQuery({})
  if (!cup?.sports.some((one) => one.sportId === sportId)) return null
  const row = cup.table.find(({ promotion }) => promotion.id === promotionId)
  const line = row?.lines.find(({ from }) => 'sportId' in from && from.sportId === sportId)
  return <MutedText>{texts.cup(results, line?.now ?? 0)}</MutedText>
}

const Title = styled.h2`${text(16)}`

const Choices = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${color.line}; }
`

const Choice = styled.label`
  ${flexRow('12px')}
  min-height: 48px;
  font-weight: 600;
  cursor: pointer;
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${color.ink}; }
`

const Fields = styled.div`
  padding: 0 0 16px 32px;
  ${text(14)}
`
