import { useToast } from '@torneo/client'
import type { CallKind } from '@torneo/contracts/match/match-calls'
import type { ReportKind } from '@torneo/contracts/match/match-reports'
import type { Match } from '@torneo/contracts/match/matches'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { useCallback, useState } from 'react'
import { useCallOrganisersMutation } from '../../../data/calls-api'
import { useHandInReportMutation } from '../../../data/reports-api'
import { reportsTexts } from '../../../parts/reports-texts'
import { useOutgoing } from '../../../parts/use-outgoing'
import type { MessageText } from '../../../parts/waiting-messages'
import { CallSheet } from '../calls/CallSheet'
import { CallsOfMatch } from '../calls/CallsOfMatch'
import { WaitingReports } from '../reports/WaitingReports'

const ReportsModal = lazyModal(() => import('../../../parts/reports/ReportsModal'), {
  title: () => reportsTexts.title,
  size: 'md',
})

/**
 * Calls to the organisers and reports of a match (B45, B47): written on their sheets, and sent as soon as there is a
 * connection. `notes` shows those that wait or are not answered yet.
 */
export function useMessages(match: Match) {
  const [calling, setCalling] = useState<CallKind | null>(null)
  const [isReporting, setReporting] = useState(false)
  const toast = useToast()
  const [call] = useCallOrganisersMutation()
  const [handIn] = useHandInReportMutation()
  const ofMatch = { params: { id: match.id } }
  const calls = useOutgoing<MessageText<CallKind>>('calls', match.id, ({ kind, text, key }) =>
    call({ ...ofMatch, body: { kind, text }, key }).unwrap(),
  )
  const reports = useOutgoing<MessageText<ReportKind>>(
    'reports',
    match.id,
    ({ kind, text, key }) => handIn({ ...ofMatch, body: { kind, text }, key }).unwrap(),
    { onSent: () => toast.success(reportsTexts.handedIn) },
  )
  return {
    /** Opens the sheet of a call. */
    call: setCalling,
    /** Opens the sheet of reports. */
    report: useCallback(() => setReporting(true), []),
    notes: (
      <>
        <CallsOfMatch
          matchId={match.id}
          waiting={calls.waiting}
          onRemove={calls.remove}
          onCall={() => setCalling('other')}
        />
        <WaitingReports waiting={reports.waiting} onRemove={reports.remove} />
      </>
    ),
    sheets: (
      <>
        {calling && (
          <CallSheet
            match={match}
            initial={calling}
            onSend={(kind, text) => {
              calls.add({ kind, text })
              setCalling(null)
            }}
            onClose={() => setCalling(null)}
          />
        )}
        {isReporting && (
          <ReportsModal
            match={match}
            onSend={({ kind, text }) => {
              reports.add({ kind, text })
              setReporting(false)
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </>
    ),
  }
}
