import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { listOf, pageQuery, recordFields } from '../endpoint/record'
import { idText, oneOf, requiredLines } from '../fields/fields'
import { z } from '../fields/zod'

/** Subjects of a match report (B47). */
export const reportKinds = ['incident', 'injury', 'conduct', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportKindNames: Readonly<Record<ReportKind, string>> = {
  incident: 'Incidente',
  injury: 'Lesión',
  conduct: 'Conducta',
  other: 'Otro',
}

/** Maximum number of reports of one match. */
export const matchReportLimit = 50

export const matchReportMessages = {
  kind: 'Elige de qué se trata',
  text: 'Cuenta qué pasó',
  full: `Este partido ya tiene ${matchReportLimit} informes`,
} as const

export const MatchReportRequest = z.strictObject({
  kind: oneOf(reportKinds, matchReportMessages.kind),
  text: requiredLines(matchReportMessages.text),
})
export type MatchReportRequest = z.output<typeof MatchReportRequest>

/** Words on a match for staff. A report stays as it was written: it can be deleted, not edited. */
export const MatchReport = z.object({
  ...recordFields,
  matchId: z.string(),
  /** One of `reportKinds`, or a kind of a later version. */
  kind: z.string(),
  text: z.string(),
  /** Name of the volunteer or user. */
  by: z.string(),
})
export type MatchReport = z.output<typeof MatchReport>

const tag = 'match-reports'
export const matchReportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/match-reports',
    reads: ['match_reports', ...matchReads],
    tag,
    access: { section: 'live_control' },
    scope: 'filtered',
    personal: true,
    summary: 'Reports of matches, newest first; a pass sees those that its holder wrote (B47)',
    query: z.strictObject({ ...pageQuery.shape, matchId: z.optional(idText()) }),
    response: listOf(MatchReport),
  }),
  create: endpoint({
    method: 'POST',
    path: '/matches/:id/reports',
    tag,
    access: { section: 'live_control' },
    scope: 'match',
    summary: `Hand in a report of a match; 409 with ${matchReportLimit} of them`,
    body: MatchReportRequest,
    response: MatchReport,
    status: 201,
    repeatable: true,
    failure: 'Error al entregar el informe',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/match-reports/:id',
    tag,
    access: { section: 'fixtures' },
    summary: 'Delete a report',
    conditional: true,
    failure: 'Error al eliminar el informe',
  }),
} as const
