import { randomUUID } from 'node:crypto'
import { describeError, withoutEmails } from '@torneo/serving/describe-error'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { standardOutput } from './log-output'
import type { RepeatedLines } from './repeated-lines'

/** Target of log lines; standard output except in tests. */
export interface LogStream {
  write(line: string): void
}

/** Logs structured lines with a request id and no personal data: no address, query, header, cookie or body. */
export function logOptions(level: string, repeated: RepeatedLines, stream?: LogStream) {
  return {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One line of ours replaces the framework's two.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: { service: 'api' },
      stream: stream ?? standardOutput,
      hooks: {
        logMethod(args, method, level) {
          repeated.pass(args, level, (...call) => method.apply(this, call as typeof args))
        },
      },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          path: withoutEmails(url.split('?')[0] ?? ''),
        }),
        err: describeError,
      },
    },
  } satisfies FastifyServerOptions
}

/** Logs one line per response, and sends the request's id, so that a user's report can be matched with its line. */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
