import type { AuditRow } from '@torneo/contracts/records/audit'
import { byteOrderMark } from '@torneo/panel/screen/download-csv'

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

/** Escapes a spreadsheet cell: quoted, and never evaluated as a formula. */
const cell = (value: string | number): string =>
  `"${String(value)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`

const lineOfRow = ({ sequence, at, kind, who, from, subject, detail, prev, hash, mac = '' }: AuditRow) =>
  [
    sequence,
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
    .map(cell)
    .join(',')

/** Formats the rows, including the hashes, as a CSV file for spreadsheets. */
export const auditCsv = (rows: readonly AuditRow[]): string =>
  `${byteOrderMark}${[headings.join(','), ...rows.map(lineOfRow)].join('\r\n')}\r\n`
