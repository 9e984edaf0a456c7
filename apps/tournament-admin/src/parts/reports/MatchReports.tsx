import { newActionKey, useToast } from '@torneo/client'
import type { MatchReportRequest } from '@torneo/contracts/match/match-reports'
import type { Match } from '@torneo/contracts/match/matches'
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
  // One key a report: a repeated attempt hands it in once. The form starts again with the next key.
  const [key, setKey] = useState(newActionKey)

  const send = async (body: MatchReportRequest) => {
    await handIn({ params: { id: match.id }, body, key }).unwrap()
    toast.success(texts.handedIn)
    setKey(newActionKey())
  }
  return <ReportsModal formKey={key} match={match} isBusy={isLoading} onSend={send} onClose={onClose} />
}
