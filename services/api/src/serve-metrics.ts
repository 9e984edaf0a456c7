import { decodeQueue } from './data/files/decode-image'
import { newestVersion } from './migrations/migrate'
import type { Metrics } from './platform/telemetry/metrics'
import type { Services } from './services'
import { version } from './version'

/**
 * Registers the metrics that operators watch besides requests: database, change stream, queues, audit log and versions
 * (deploy/prometheus).
 */
export function serveMetrics(
  { database, changes, audit, freeSpace, sectionErrors }: Services,
  { gauges, counters }: Metrics,
): void {
  gauges('torneo_info', 'Versions of this process', ['version', 'shapes', 'node'], () => [
    [{ version, shapes: String(newestVersion), node: process.versions.node }, 1],
  ])
  gauges(
    'unreadable_records',
    'Stored records that were left out because they do not fit their contract, since the start',
    [],
    () => [[{}, database.unreadable.count()]],
  )

  counters(
    'section_errors_total',
    'Different errors of sections in browsers, each once a person in half an hour',
    ['section', 'version', 'kind'],
    sectionErrors.counts.series,
  )
  gauges('change_stream_live', '1 while no write to the database can be missed', [], () => [
    [{}, changes.isLive() ? 1 : 0],
  ])
  gauges(
    'change_stream_lag_seconds',
    "Seconds from the last received write to its reception, by the database's clock",
    [],
    async () => {
      const last = changes.lastReceived()
      return last
        ? [
            [
              {},
              Math.max(
                0,
                ((await database.now()).getTime() - (performance.now() - last.receivedAt) - last.writtenAt) / 1000,
              ),
            ],
          ]
        : []
    },
  )

  const { pool, operations } = database.metrics
  gauges('mongodb_pool_connections', 'Connections to the database', ['state'], () => [
    [{ state: 'used' }, pool.used],
    [{ state: 'idle' }, pool.open - pool.used],
  ])
  gauges('mongodb_pool_waiting', 'Operations waiting for a connection', [], () => [[{}, pool.waiting]])
  // A histogram written by hand: the driver emits thousands of events a second.
  counters(
    'mongodb_operation_seconds_bucket',
    "Database operations by duration, including the change stream's waits of up to 0.4 s",
    ['le'],
    () => [
      ...operations.bounds.map((bound, index) => [{ le: String(bound) }, operations.counts[index] ?? 0] as const),
      [{ le: '+Inf' }, operations.count],
    ],
  )
  counters('mongodb_operation_seconds_count', 'Number of database operations', [], () => [[{}, operations.count]])
  counters('mongodb_operation_seconds_sum', 'Total duration of database operations', [], () => [
    [{}, operations.seconds],
  ])

  gauges(
    'database_disk_free_bytes',
    "Free bytes on the disk of the database's primary; absent if it does not report them",
    [],
    () =>
      freeSpace.bytes().then(
        (bytes) => (Number.isFinite(bytes) ? [[{}, bytes] as const] : []),
        () => [],
      ),
  )

  gauges('queue_waiting', 'Waiting jobs', ['queue'], () => [[{ queue: 'images' }, decodeQueue.pendingCount]])
  gauges('audit_rows', 'Rows of the audit log, as last seen by this node', [], () => [[{}, audit.length()]])
  counters('audit_events_total', 'Events that this node added to the audit log', ['kind'], () =>
    [...audit.counts].map(([kind, count]) => [{ kind }, count]),
  )
}
