import type { AuditRow } from '@torneo/contracts/records/audit'
import { formatCsv } from '@torneo/domain/csv/csv-table'

const headings = [
  'sequence',
  'at',
  'kind',
  'who',
  'whoId',
  'from',
  'subject',
  'subjectCollection',
  'subjectId',
  'detail',
  'prev',
  'hash',
  'mac',
]

const cellsOf = ({ sequence, at, kind, who, from, subject, detail, prev, hash, mac = '' }: AuditRow) => [
  String(sequence),
  at,
  kind,
  who?.name ?? '',
  who?.id ?? '',
  from,
  subject?.title ?? '',
  subject?.collection ?? '',
  subject?.id ?? '',
  detail,
  prev,
  hash,
  mac,
]

/** Formats the rows, including the hashes, as a CSV file for spreadsheets. */
export const auditCsv = (rows: readonly AuditRow[]): string => formatCsv(headings, rows.map(cellsOf))
