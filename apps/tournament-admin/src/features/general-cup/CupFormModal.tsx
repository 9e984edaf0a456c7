import { GeneralCupForm } from '@torneo/contracts/competition/general-cup'
import { generalCupLimits } from '@torneo/contracts/competition/general-cup-messages'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useCompetitionQuery } from '../../data/competition-api'
import { Stack } from '../../parts/Stack'
import { bodyOf, type ContestValues, newContest, type SportValues, valuesOf, withCommon } from './cup-values'
import { CupModal } from './CupModal'
import { cupFormTexts as texts } from './general-cup-texts'
import { useCupSave } from './use-cup-save'

export interface CupFormModalProps {
  /** Null: a first one is set up. */
  readonly cup: GeneralCup | null
  readonly sports: readonly TournamentSport[]
  readonly onClose: () => void
}

type ErrorOf = (path: string) => string | undefined

/** Error of a list of points: its own, or that of one of its numbers. */
const errorOfPoints = (errorOf: ErrorOf, path: string, points: string) =>
  errorOf(path) ??
  points
    .split(/[\s,;]+/)
    .map((_number, index) => errorOf(`${path}.${index}`))
    .find((error) => error !== undefined)

/** 'Cómo se suma': name, sports and contests, with the points of their places. */
export default function CupFormModal({ cup, sports, onClose }: CupFormModalProps) {
  const save = useCupSave()
  const [values, setValues] = useState(() => valuesOf(cup, sports))
  // The save names the cup that the form began with, or the one that another save was refused for.
  const [rev, setRev] = useState(cup?.rev ?? 0)
  const inactive = new Set(sports.filter(({ active }) => !active).map(({ id }) => id))
  const kept = cup?.sports.filter(({ sportId }) => inactive.has(sportId)) ?? []
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const changeSport = (changed: SportValues) =>
    set({ sports: values.sports.map((one) => (one.sportId === changed.sportId ? changed : one)) })
  const changeContest = (changed: ContestValues) =>
    set({ contests: values.contests.map((one) => (one.id === changed.id ? changed : one)) })
  const chosen = values.sports.filter(({ isOn }) => isOn)
  return (
    <CupModal
      title={texts.title}
      size="lg"
      shape={GeneralCupForm}
      values={bodyOf(values, cup?.visible ?? false, kept)}
      onSend={async (body) => {
        await save(body, rev).catch((error: unknown) => {
          const { current } = error as { readonly current?: { readonly rev?: number } }
          if (current?.rev !== undefined) setRev(current.rev)
          throw error
        })
      }}
      onClose={onClose}>
      {(errorOf) => (
        <>
          <TextField
            label={texts.name}
            value={values.name}
            required
            autoComplete="off"
            error={errorOf('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <Pair>
            <TextField
              label={texts.points}
              value={values.points}
              hint={texts.pointsHint}
              autoComplete="off"
              onChange={({ target }) => setValues(withCommon(values, 'points', target.value))}
            />
            <NumberField
              label={texts.participation}
              value={values.participation}
              onChange={({ target }) => setValues(withCommon(values, 'participation', target.value))}
            />
          </Pair>
          <Group>
            <h3>{texts.sports}</h3>
            <Rows>
              {values.sports.map((sport) => (
                <li key={sport.sportId}>
                  <SportFields
                    sport={sport}
                    title={sports.find(({ id }) => id === sport.sportId)}
                    path={`sports.${chosen.indexOf(sport)}`}
                    errorOf={errorOf}
                    onChange={changeSport}
                  />
                </li>
              ))}
            </Rows>
          </Group>
          <Group>
            <h3>{texts.contests}</h3>
            <MutedText>{texts.contestsHint}</MutedText>
            <Rows>
              {values.contests.map((contest, index) => (
                <li key={contest.id}>
                  <Contest>
                    <TextField
                      label={texts.contestName}
                      value={contest.name}
                      autoComplete="off"
                      autoFocus={contest.name === ''}
                      error={errorOf(`contests.${index}.name`)}
                      onChange={({ target }) => changeContest({ ...contest, name: target.value })}
                    />
                    <TextField
                      label={texts.points}
                      value={contest.points}
                      autoComplete="off"
                      error={errorOfPoints(errorOf, `contests.${index}.points`, contest.points)}
                      onChange={({ target }) => changeContest({ ...contest, points: target.value })}
                    />
                    <IconButton
                      label={texts.removeContest(contest.name)}
                      icon={<Trash2 size={18} aria-hidden />}
                      onClick={() => set({ contests: values.contests.filter(({ id }) => id !== contest.id) })}
                    />
                  </Contest>
                </li>
              ))}
            </Rows>
            {values.contests.length < generalCupLimits.contests && (
              <Button
                size="sm"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => set({ contests: [...values.contests, newContest()] })}>
                {texts.addContest}
              </Button>
            )}
          </Group>
        </>
      )}
    </CupModal>
  )
}

interface SportFieldsProps {
  readonly sport: SportValues
  readonly title: TournamentSport | undefined
  readonly path: string
  readonly errorOf: ErrorOf
  readonly onChange: (sport: SportValues) => void
}

/** A sport's row: if it counts, by which podium and with which points. */
function SportFields({ sport, title, path, errorOf, onChange }: SportFieldsProps) {
  const { data: competition } = useCompetitionQuery({ params: { sportId: sport.sportId } })
  const name = title?.name ?? ''
  const phases = competition?.phases ?? []
  return (
    <Stack $gap={8}>
      <Toggle
        label={`${title?.icon ?? ''} ${name}`}
        checked={sport.isOn}
        onChange={(isOn) => onChange({ ...sport, isOn })}
      />
      {sport.isOn && (
        <Pair>
          <TextField
            label={texts.sportPoints(name)}
            value={sport.points}
            autoComplete="off"
            error={errorOfPoints(errorOf, `${path}.points`, sport.points)}
            onChange={({ target }) => onChange({ ...sport, points: target.value })}
          />
          <NumberField
            label={texts.participation}
            aria-label={texts.sportParticipation(name)}
            value={sport.participation}
            error={errorOf(`${path}.participation`)}
            onChange={({ target }) => onChange({ ...sport, participation: target.value })}
          />
        </Pair>
      )}
      {sport.isOn && phases.length > 1 && (
        <SelectField
          label={texts.sportPhase(name)}
          value={phases.some(({ id }) => id === sport.phaseId) ? sport.phaseId : ''}
          placeholder={texts.usualPhase}
          error={errorOf(`${path}.phaseId`)}
          options={phases.map(({ id, name: phase }) => ({ value: id, label: phase }))}
          onChange={({ target }) => onChange({ ...sport, phaseId: target.value })}
        />
      )}
    </Stack>
  )
}

const Pair = styled.div`
  ${gridGap('12px')}
  align-items: start;
  grid-template-columns: minmax(0, 1fr) 9rem;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const Group = styled.section`
  ${gridGap('8px')}
  h3 { ${text(16)} }
  > button { justify-self: start; }
`

const Rows = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &:empty { display: none; }
  > li { padding: 8px 16px 12px; }
  > li + li { border-top: 1px solid ${color.line}; }
`

const Contest = styled.div`
  ${gridGap('8px')}
  align-items: start;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  > button { margin-top: 24px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) { grid-row: 2; }
  }
`
