import { sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import type { Pass } from '@torneo/contracts/people/passes'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { covers } from '@torneo/domain/people/passes'
import { Button } from '@torneo/ui/buttons/Button'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { usePassesQuery, useRevokePassMutation } from './passes-api'
import { passesTexts as texts } from './passes-texts'

/** Milliseconds between reads, so that a volunteer who opens a pass appears soon. */
const pollIntervalMs = 5000

const list = new Intl.ListFormat('es', { type: 'conjunction' })
const time = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' })

function stateOf({ revoked, locked, holders }: Pass): string {
  if (revoked) return texts.revoked(revoked.by.name)
  if (locked && holders.length === 0) return texts.locked
  const names = [...new Set(holders.map(({ name }) => name))]
  const used =
    names.length === 0 ? texts.unused : (names.length === 1 ? texts.used : texts.usedByMany)(list.format(names))
  return joinSentences(used, locked && texts.locked)
}

/** Lists the passes of a match, with their users and ends. */
export function GivenPasses({ match }: { readonly match: Match }) {
  const { data, error, refetch, isFetching } = usePassesQuery(undefined, {
    pollingInterval: pollIntervalMs,
    refetchOnMountOrArgChange: true,
  })
  const [revoke] = useRevokePassMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const passes = data?.items.filter(({ scope }) => covers(scope, match))

  const handleRevoke = async ({ id, title }: Pass) => {
    const isSure = await confirm({
      title: texts.revokeQuestion(title),
      body: texts.revokeBody,
      confirmLabel: texts.revoke,
      cancelLabel: texts.back,
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await revoke({ params: { id } }).unwrap()
      toast.success(texts.revokedNow)
    } catch (revokeError) {
      toast.error(sentenceOf(revokeError, texts.revokeFailed))
    }
  }

  return (
    <Root aria-label={texts.given}>
      <h3>{texts.given}</h3>
      {!passes && !error && <Skeleton height={56} />}
      {!passes && error && (
        <ErrorPane
          title={texts.listFailed}
          text={sentenceOf(error, '')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {passes?.length === 0 && <p>{texts.none}</p>}
      {passes && passes.length > 0 && (
        <Stack as="ul" role="list" $gap={12}>
          {passes.map((pass) => (
            <Row key={pass.id}>
              <div>
                <strong>{pass.title}</strong>
                <span>
                  {[stateOf(pass), pass.wrongPins > 0 && !pass.locked && texts.wrongPins(pass.wrongPins)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <small>{texts.madeBy(pass.by.name, time.format(Date.parse(pass.createdAt)))}</small>
              </div>
              {!pass.revoked && (
                <Button size="sm" aria-label={texts.revokeOf(pass.title)} onClick={() => void handleRevoke(pass)}>
                  {texts.revoke}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
    </Root>
  )
}

const Root = styled.section`
  ${gridGap('8px')}
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  h3 { margin: 0; ${text(16)} }
  > p { color: ${color.muted}; ${text(14)} }
`

const Row = styled.li`
  ${flexRow('12px', 'start', 'space-between')}
  > div { display: grid; min-width: 0; overflow-wrap: anywhere; ${text(14)} }
  small { color: ${color.muted}; ${text(12)} }
`
