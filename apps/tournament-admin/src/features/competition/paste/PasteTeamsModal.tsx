import { sentenceOf, useToast } from '@torneo/client'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { shorten } from '@torneo/domain/format/shorten'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { promotions as promotionsApi } from '../../../data/promotions-api'
import { teams as teamsApi } from '../../../data/teams-api'
import { LeftOutList } from '../../../parts/left-out/LeftOutList'
import { freeColor } from '../../../parts/promotion-colors'
import { pasteTitles } from '../competition-texts'
import { FormModal } from '../made/FormModal'
import { matchTeams, missingYears } from './match-teams'
import { pasteTexts as texts } from './paste-texts'
import { usePastedNames } from './use-pasted-names'

export interface PasteTeamsModalProps {
  readonly sport: TournamentSport
  /** Teams of the sport. */
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Pegar equipos': names, one a line. What is there is found, what is missing is made, and the rest says so. */
export default function PasteTeamsModal({ sport, teams, onClose }: PasteTeamsModalProps) {
  const { data: promotions } = promotionsApi.useList()
  const [add] = teamsApi.useAdd()
  const toast = useToast()
  const [addPromotion] = promotionsApi.useAdd()
  const pasted = usePastedNames(sport.id)
  const { text, chosen } = pasted
  const [isReviewed, setReviewed] = useState(false)
  const [promotionFailure, setPromotionFailure] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [isTried, setTried] = useState(false)
  const all = promotions?.items ?? []
  const { rows, named } = matchTeams(text, teams, all)
  const years = promotions ? missingYears(rows, all) : []
  const promotionOf = (row: (typeof rows)[number]) => row.promotion?.id ?? chosen.get(row.name) ?? ''
  const missing = rows.filter((row) => !row.team && !row.isAgain && promotionOf(row) !== '')

  const make = async () => {
    const failed = new Map<string, string>()
    // One after the other: each appears in the list as it is made.
    for (const row of missing) {
      try {
        await add({ body: { name: row.name, sportId: sport.id, promotionId: promotionOf(row) } }).unwrap()
      } catch (error) {
        failed.set(row.name, sentenceOf(error, texts.failed))
      }
    }
    setFailures(failed)
    const made = missing.length - failed.size
    if (made > 0) toast.success(texts.made(made))
    const isComplete = rows.every((row) => row.team || row.isAgain || missing.includes(row))
    if (isComplete && made === missing.length) {
      pasted.forget()
      onClose()
    }
  }
  const addPromotions = async () => {
    if (isAdding) return
    setAdding(true)
    setPromotionFailure(null)
    try {
      const known = [...all]
      for (const year of years) {
        const body = { year, name: texts.promotionName(year), color: freeColor(known) }
        known.push(await addPromotion({ body }).unwrap())
      }
      toast.success(texts.promotionsMade(years.length))
    } catch (error) {
      setPromotionFailure(sentenceOf(error, texts.promotionsFailed))
    } finally {
      setAdding(false)
    }
  }
  const submit = (): Promise<unknown> | false => {
    setTried(true)
    if (rows.length === 0) return false
    if (!isReviewed) {
      setReviewed(true)
      return false
    }
    if (missing.length > 0) return make()
    if (rows.every(({ team, isAgain }) => team || isAgain)) pasted.forget()
    onClose()
    return false
  }

  return (
    <FormModal
      title={pasteTitles.title(sport.name)}
      submit={!isReviewed ? texts.review : missing.length > 0 ? texts.make(missing.length) : texts.done}
      size="md"
      staysOpen
      onSubmit={submit}
      onClose={onClose}>
      {isReviewed && rows.length > 0 ? (
        <>
          <MutedText role="status">{texts.counts(rows.filter(({ team }) => team).length, missing.length)}</MutedText>
          {promotionFailure !== null && (
            <Notice tone="danger" role="alert">
              {promotionFailure}
            </Notice>
          )}
          {years.length > 0 && (
            <Notice
              tone="warning"
              action={
                <Button size="sm" busy={isAdding} onClick={() => void addPromotions()}>
                  {texts.makePromotions(years.length)}
                </Button>
              }>
              {texts.missingPromotions(years)}
            </Notice>
          )}
          {promotions && all.length === 0 && years.length === 0 && <Notice tone="warning">{texts.noPromotions}</Notice>}
          <LeftOutList named={named} isText />
          <Rows>
            {rows.map((row, index) => (
              <PastedTeam
                key={index}
                row={row}
                promotions={all}
                chosenId={chosen.get(row.name) ?? ''}
                failure={failures.get(row.name)}
                onChoose={(promotionId) => pasted.choose(row.name, promotionId)}
                onRemove={() => pasted.setText(rows.flatMap(({ line }, at) => (at === index ? [] : [line])).join('\n'))}
              />
            ))}
          </Rows>
          <div>
            <Button variant="ghost" onClick={() => setReviewed(false)}>
              {texts.back}
            </Button>
          </div>
        </>
      ) : (
        <>
          {pasted.isRecovered && (
            <Notice
              tone="info"
              role="status"
              action={
                <Button size="sm" onClick={pasted.clear}>
                  {texts.startAgain}
                </Button>
              }>
              {texts.recovered}
            </Notice>
          )}
          <TextField
            label={texts.names}
            hint={texts.hint}
            multiline
            rows={10}
            value={text}
            error={isTried && rows.length === 0 ? texts.none : undefined}
            onChange={({ target }) => pasted.setText(target.value)}
          />
        </>
      )}
    </FormModal>
  )
}

interface PastedTeamProps {
  readonly row: ReturnType<typeof matchTeams>['rows'][number]
  readonly promotions: readonly Promotion[]
  /** Promotion selected by hand; empty without one. */
  readonly chosenId: string
  readonly failure: string | undefined
  readonly onChoose: (promotionId: string) => void
  readonly onRemove: () => void
}

/** A pasted name: its team, the promotion that it joins, or a select of one. */
function PastedTeam({ row, promotions, chosenId, failure, onChoose, onRemove }: PastedTeamProps) {
  return (
    <li>
      <strong>{shorten(row.name)}</strong>
      <IconButton label={texts.remove(shorten(row.name))} icon={<X size={18} aria-hidden />} onClick={onRemove} />
      {row.isAgain ? (
        <MutedText as="span">{texts.again}</MutedText>
      ) : row.team ? (
        <Badge tone="success" icon={<Check aria-hidden />}>
          {texts.there(row.team.name)}
        </Badge>
      ) : row.promotion ? (
        <Badge tone="info">{texts.makes(row.promotion.name)}</Badge>
      ) : promotions.length === 0 ? (
        <MutedText as="span">{texts.noPromotion}</MutedText>
      ) : (
        <SelectField
          label={texts.promotionOf(shorten(row.name))}
          value={chosenId}
          placeholder={texts.noPromotion}
          hint={texts.unknown}
          options={promotions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      {failure !== undefined && !row.team && <Failure>{failure}</Failure>}
    </li>
  )
}

const Rows = styled.ul.attrs({ role: 'list' })`
  ${gridGap('0')}
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    padding: 8px 0;
    overflow-wrap: anywhere;
  }
  li + li { border-top: 1px solid ${color.line}; }
  li > :not(strong, :nth-child(2)) { grid-column: 1 / -1; justify-self: start; }
`

const Failure = styled.span`
  color: ${color.danger};
`
