import { sentenceOf, useToast } from '@torneo/client'
import type { Namesakes } from '@torneo/contracts/tournament/eligibility'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { sports as sportsApi } from '../../data/sports-api'
import { teams as teamsApi } from '../../data/teams-api'
import { rosterAddress } from '../../parts/team-address'
import { useDistinguishMutation, useNamesakesQuery } from './namesakes-api'
import { namesakesTexts as texts } from './namesakes-texts'

interface NamesakesModalProps {
  /** Limits the list to players of one team. */
  readonly teamId?: string | undefined
  readonly onClose: () => void
}

/** Lists players of one name in several teams of a sport; staff say of each name that it is not one person (B48). */
export default function NamesakesModal({ teamId, onClose }: NamesakesModalProps) {
  const { data, error, isFetching, refetch } = useNamesakesQuery(undefined, refetchStale)
  const { data: teams } = teamsApi.useList()
  const { data: sports } = sportsApi.useList()
  const [distinguish, { isLoading, originalArgs }] = useDistinguishMutation()
  const toast = useToast()
  const groups = data?.items.filter(
    ({ players }) => teamId === undefined || players.some((player) => player.teamId === teamId),
  )
  const teamName = (id: string) => teams?.items.find((team) => team.id === id)?.name ?? texts.missing
  const sportName = (id: string) => sports?.items.find((sport) => sport.id === id)?.name ?? ''
  const idsOf = ({ players }: Namesakes) => players.map(({ id }) => id)
  const tellApart = async (group: Namesakes, name: string) => {
    try {
      await distinguish({ body: { playerIds: idsOf(group) } }).unwrap()
      toast.success(texts.distinguished(name))
    } catch (failure) {
      toast.error(sentenceOf(failure, texts.distinguishFailed))
    }
  }
  return (
    <Modal title={texts.title} size="md" onClose={onClose}>
      <Stack>
        <MutedText>{texts.why}</MutedText>
        {!groups && error === undefined && <SkeletonRows count={2} label={texts.loading} />}
        {!groups && error !== undefined && (
          <ErrorPane
            title={texts.failed}
            text={sentenceOf(error, '')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {groups?.length === 0 && <p>{texts.none}</p>}
        {groups && groups.length > 0 && (
          <Rows aria-label={texts.title}>
            {groups.map((group) => {
              const [first] = group.players
              const name = first?.name ?? ''
              const key = idsOf(group).join()
              return (
                <li key={key}>
                  <div>
                    <strong>{name}</strong> <small>{sportName(group.sportId)}</small>
                    <Links>
                      {group.players.map((player) => (
                        <Link key={player.id} to={rosterAddress(player.teamId)}>
                          {texts.player(teamName(player.teamId), player.number)}
                        </Link>
                      ))}
                    </Links>
                  </div>
                  <Button
                    size="sm"
                    busy={isLoading && originalArgs?.body.playerIds.join() === key}
                    aria-label={texts.distinctOf(name)}
                    onClick={() => void tellApart(group, name)}>
                    {texts.distinct}
                  </Button>
                </li>
              )
            })}
          </Rows>
        )}
      </Stack>
    </Modal>
  )
}

const Rows = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  li { ${flexWrap('8px 12px')} padding: 12px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  strong { font-weight: 600; ${text(14)} }
  small { color: ${color.muted}; ${text(12)} }
`

const Links = styled.div`
  ${flexWrap('0 16px')}
  a { display: inline-flex; align-items: center; min-height: 36px; ${text(14)} }
`
