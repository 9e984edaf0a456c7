import type { Services } from './services'
import { decodeQueue } from './features/storage/decode-image'
import { newestVersion } from './migrations/migrate'
import type { Metrics } from './platform/telemetry/metrics'
import { version } from './version'

/**
 * Registers the metrics that operators watch besides requests: database, change stream, queues, audit log and versions
 * (deploy/prometheus).
 */
export function serveMetrics({ database, changes, audit, freeSpace }: Services, { gauges, counters }: Metrics): void {
  gauges('torneo_info', 'What runs here', ['version', 'shapes', 'node'], () => [[{ version, shapes: String(newestVersion), node: process.versions.node }, 1]])
  gauges('unreadable_records', 'Stored records that were left out because they do not fit their contract, since the start', [], () => [[{}, database.unreadable.count()]])

  gauges('change_stream_live', '1 while nothing that is written to the database can be missed', [], () => [[{}, changes.isLive() ? 1 : 0]])
  gauges('change_stream_lag_seconds', 'From the last write that was heard of to its hearing, by the database\'s clock', [], async () => {
    const last = changes.lastHeard()
    return last ? [[{}, Math.max(0, ((await database.now()).getTime() - (performance.now() - last.heardAt) - last.writtenAt) / 1000)]] : []
  })

  const { pool, operations } = database.metrics
  gauges('mongodb_pool_connections', 'Connections to the database', ['state'], () => [[{ state: 'used' }, pool.used], [{ state: 'idle' }, pool.open - pool.used]])
  gauges('mongodb_pool_waiting', 'Operations that wait for a connection', [], () => [[{}, pool.waiting]])
  // A histogram written by hand: the driver emits thousands of events a second.
  counters('mongodb_operation_seconds_bucket', 'Operations on the database by their time; the change stream\'s wait for changes among them, up to 0.4 s each', ['le'],
    () => [...operations.bounds.map((bound, index) => [{ le: String(bound) }, operations.counts[index] ?? 0] as const), [{ le: '+Inf' }, operations.count]])
  counters('mongodb_operation_seconds_count', 'How many there were', [], () => [[{}, operations.count]])
  counters('mongodb_operation_seconds_sum', 'Their time together', [], () => [[{}, operations.seconds]])

  gauges('database_disk_free_bytes', 'Free on the disk that the database writes to, as its primary says; absent where it does not', [],
    () => freeSpace.bytes().then((bytes) => (Number.isFinite(bytes) ? [[{}, bytes] as const] : []), () => []))

  gauges('queue_waiting', 'What waits for its turn', ['queue'], () => [[{ queue: 'images' }, decodeQueue.pendingCount]])
  gauges('audit_rows', 'Rows of the audit log, as this node saw it last', [], () => [[{}, audit.length()]])
  counters('audit_events_total', 'Events that this node put into the audit log', ['kind'], () => [...audit.counts].map(([kind, count]) => [{ kind }, count]))
}
