import type { AuditRow } from '@torneo/contracts/audit'
import { byteOrderMark } from '@torneo/panel/download-csv'

const headings = ['sequence', 'at', 'kind', 'who', 'whoId', 'from', 'subject', 'subjectCollection', 'subjectId', 'detail', 'prev', 'hash', 'mac']

/** A cell for spreadsheets: quoted, and never run as a formula. */
const cell = (value: string | number): string => `"${String(value).replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

const lineOf = ({ sequence, at, kind, who, from, subject, detail, prev, hash, mac = '' }: AuditRow) => [
  sequence, at, kind, who?.name ?? '', who?.id ?? '', from, subject?.title ?? '', subject?.collection ?? '', subject?.id ?? '', detail, prev, hash, mac,
].map(cell).join(',')

/** The rows as a file for spreadsheets, the hashes too. */
export const auditCsv = (rows: readonly AuditRow[]): string => `${byteOrderMark}${[headings.join(','), ...rows.map(lineOf)].join('\r\n')}\r\n`
