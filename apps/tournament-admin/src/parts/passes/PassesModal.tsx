import { sentenceOf } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import type { NewPass, PassDraft } from '@torneo/contracts/people/passes'
import { formatDay } from '@torneo/domain/format/format-day'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { matchTitle, formatPlace } from '../match-labels'
import { today } from '../today'
import { GivenPasses } from './GivenPasses'
import { NewPassView } from './NewPassView'
import { useCreatePassMutation } from './passes-api'
import { passesTexts as texts } from './passes-texts'

interface PassesModalProps {
  /** One match, or several to choose from. */
  readonly matches: readonly Match[]
  readonly onClose: () => void
}

const whenOf = ({ date, time }: Match) => `${formatDay(date, new Date().getFullYear())} ${time}`

/** Creates, shows and revokes passes for a match, or for its field and day (B17). */
export default function PassesModal({ matches, onClose }: PassesModalProps) {
  const [matchId, setMatchId] = useState(matches[0]?.id ?? '')
  const [kind, setKind] = useState<PassDraft['kind']>('match')
  const [created, setCreated] = useState<NewPass | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [create, { isLoading }] = useCreatePassMutation()
  const match = matches.find(({ id }) => id === matchId) ?? matches[0]

  const handleCreate = async () => {
    setFailure(null)
    try {
      setCreated(await create({ body: { matchId: match?.id ?? '', kind } }).unwrap())
    } catch (createError) {
      setFailure(sentenceOf(createError, texts.createFailed))
    }
  }

  return (
    <Modal
      title={created ? texts.ready : texts.title}
      busy={isLoading}
      onClose={onClose}
      footer={
        created ? (
          <>
            <Button onClick={() => setCreated(null)}>{texts.another}</Button>
            <Button variant="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={isLoading} busyLabel={texts.creating} onClick={() => void handleCreate()}>
            {texts.create}
          </Button>
        )
      }>
      <Stack>
        {created && <NewPassView created={created} />}
        {!created && match && (
          <>
            <p>{texts.why}</p>
            {matches.length > 1 && (
              <SelectField
                label={texts.match}
                value={match.id}
                onChange={({ target }) => setMatchId(target.value)}
                options={matches.map((one) => ({
                  value: one.id,
                  label: `${matchTitle(one)} · ${whenOf(one)} · ${formatPlace(one)}`,
                }))}
              />
            )}
            <Segmented
              label={texts.kind}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'match', label: texts.onlyMatch },
                { value: 'field', label: texts.wholeField },
              ]}
            />
            <p>
              {kind === 'match'
                ? texts.matchWhy(`${matchTitle(match)} · ${whenOf(match)}`)
                : texts.fieldWhy(formatPlace(match), match.date)}{' '}
              {texts.untilMidnight(match.date <= today())}
            </p>
            {failure && (
              <Notice tone="danger" role="alert">
                {failure}
              </Notice>
            )}
          </>
        )}
        {match && <GivenPasses match={match} />}
      </Stack>
    </Modal>
  )
}

const Stack = styled.div`
  ${gridGap('16px')}
  > p { color: ${color.muted}; text-wrap: pretty; ${text(14)} }
`
