import { type CupContest, GeneralCupForm } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { own } from '@torneo/contracts/fields/own'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { promotionTeam } from '@torneo/domain/general-cup/promotion-team'
import { MutedText } from '@torneo/ui/display/MutedText'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { flexRow } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { Stack } from '../../parts/Stack'
import { TeamMark } from '../../parts/TeamMark'
import { placesOf, typedPlaces } from './cup-values'
import { CupModal } from './CupModal'
import { cupFormTexts as texts } from './general-cup-texts'
import { formOf, useCupSave } from './use-cup-save'

export interface ContestModalProps {
  readonly cup: GeneralCup
  readonly contest: CupContest
  readonly promotions: readonly Promotion[]
  readonly onClose: () => void
}

const isPlace = (typed: string) => /^([1-9]\d?)?$/.test(typed.trim())

/** 'Cargar puestos': the place of each promotion in a contest. */
export default function ContestModal({ cup, contest, promotions, onClose }: ContestModalProps) {
  const save = useCupSave()
  const [typed, setTyped] = useState(() => typedPlaces(contest))
  const places = placesOf(typed)
  // Made of the newest cup, so that another person's save stays.
  const values = {
    ...formOf(cup),
    contests: cup.contests.map((one) => (one.id === contest.id ? { ...one, places } : one)),
  }
  const others = Object.fromEntries(
    Object.entries(typed).map(([id, place]) => [id, isPlace(place) ? undefined : texts.placeInvalid]),
  )
  return (
    <CupModal
      title={texts.placesTitle(contest.name)}
      shape={GeneralCupForm}
      values={values}
      others={others}
      onSend={(body) => save(body, cup.rev)}
      onClose={onClose}>
      {(errorOf) => (
        <>
          <MutedText>{texts.placesHint}</MutedText>
          <Stack as="ul" role="list" $gap={8}>
            {promotions.map((promotion) => (
              <Line key={promotion.id}>
                <TeamMark team={promotionTeam(promotion)} />
                <span>{promotion.name}</span>
                <NumberField
                  label={texts.place(promotion.name)}
                  isLabelHidden
                  value={own(typed, promotion.id) ?? ''}
                  error={errorOf(promotion.id)}
                  onChange={({ target }) => setTyped({ ...typed, [promotion.id]: target.value })}
                />
              </Line>
            ))}
          </Stack>
        </>
      )}
    </CupModal>
  )
}

const Line = styled.li`
  ${flexRow('12px')}
  > :nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > :last-child { flex: 0 0 6rem; }
`
