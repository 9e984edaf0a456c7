import type { FastifyReply } from 'fastify'
import { policyWithStyle } from '../../platform/http/headers'

const retrySeconds = 5

const texts = {
  title: 'Volvemos en un momento',
  explanation: 'La página se está preparando. Se abre sola en unos segundos.',
  matches: 'Ver los partidos en vivo',
}

const css =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}a{color:inherit}'

const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${css}</style></head><body><main><h1>${texts.title}</h1><p>${texts.explanation}</p><p><a href="/en-vivo">${texts.matches}</a></p></main></body></html>`

/** Sends a page that reloads itself, while there is none to show. */
export const sendUnavailablePage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      'retry-after': String(retrySeconds),
      refresh: String(retrySeconds),
      'cache-control': 'no-store',
      'content-security-policy': policyWithStyle(css),
    })
    .type('text/html; charset=utf-8')
    .send(page)
