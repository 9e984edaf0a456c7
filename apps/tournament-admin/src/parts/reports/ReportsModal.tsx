import { sentenceOf, useSignedInUser } from '@torneo/client'
import type { MatchReportRequest } from '@torneo/contracts/match/match-reports'
import type { Match } from '@torneo/contracts/match/matches'
import { capabilitiesOf } from '@torneo/domain/people/capabilities'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { useId } from 'react'
import { useReportsQuery } from '../../data/reports-api'
import { matchTitle } from '../match-labels'
import { reportsTexts as texts } from '../reports-texts'
import { Stack } from '../Stack'
import { ReportForm } from './ReportForm'
import { ReportList } from './ReportList'

export interface ReportsModalProps {
  readonly match: Match
  /** A new one empties the form. */
  readonly formKey?: string
  readonly isBusy?: boolean
  readonly onSend: (report: MatchReportRequest) => Promise<void> | void
  readonly onClose: () => void
}

/** 'Informe del partido' (B47): writes one, and lists those handed in: all of them for staff, the own ones for a pass. */
export default function ReportsModal({ match, formKey, isBusy = false, onSend, onClose }: ReportsModalProps) {
  const id = useId()
  const query = useReportsQuery({ query: { matchId: match.id } }, refetchStale)
  const mayRemove = capabilitiesOf(useSignedInUser()).canAnswerCalls
  return (
    <Modal
      title={texts.title}
      size="md"
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }>
      <Stack>
        <strong>{matchTitle(match)}</strong>
        <ReportForm key={formKey} id={id} onSubmit={onSend} />
        {!query.data && query.error === undefined && <SkeletonRows count={1} label={texts.loading} />}
        {!query.data && query.error !== undefined && (
          <ErrorPane
            title={texts.listFailed}
            text={sentenceOf(query.error, '')}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {query.data?.items.length === 0 && <MutedText>{texts.none}</MutedText>}
        {query.data && query.data.items.length > 0 && (
          <ReportList reports={query.data.items} mayRemove={mayRemove} onRejected={() => void query.refetch()} />
        )}
      </Stack>
    </Modal>
  )
}
