import { newActionKey, sentenceOf, useToast } from '@torneo/client'
import type { MatchReportRequest } from '@torneo/contracts/match/match-reports'
import type { Match } from '@torneo/contracts/match/matches'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useState } from 'react'
import { useHandInReportMutation } from '../../data/reports-api'
import { reportsTexts as texts } from '../reports-texts'
import ReportsModal from './ReportsModal'

interface MatchReportsProps {
  readonly match: Match
  readonly onClose: () => void
}

/** Reports of a match for staff at a desk: sent at once, and kept in the form if that fails. */
export default function MatchReports({ match, onClose }: MatchReportsProps) {
  const toast = useToast()
  const [handIn, { isLoading }] = useHandInReportMutation()
  const [failure, setFailure] = useState<string | null>(null)
  // One key a report: a repeated attempt hands it in once. The form starts again with the next key.
  const [key, setKey] = useState(newActionKey)

  const send = async (body: MatchReportRequest) => {
    setFailure(null)
    try {
      await handIn({ params: { id: match.id }, body, key }).unwrap()
      toast.success(texts.handedIn)
      setKey(newActionKey())
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    }
  }
  return (
    <ReportsModal
      formKey={key}
      match={match}
      isBusy={isLoading}
      notice={
        failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )
      }
      onSend={(report) => void send(report)}
      onClose={onClose}
    />
  )
}
