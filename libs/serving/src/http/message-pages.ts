import type { FastifyReply } from 'fastify'
import { policyWithStyle } from './headers'

const retrySeconds = 5

const texts = {
  unavailable: {
    title: 'Volvemos en un momento',
    explanation: 'La página se está preparando. Se abre sola en unos segundos.',
    link: 'Ver los partidos en vivo',
    href: '/en-vivo',
  },
  preview: {
    title: 'Una versión que todavía no se publicó',
    explanation: 'Solo la ven los super admins. Inicia sesión en el panel y abre el enlace otra vez.',
    link: 'Ir al panel',
    href: '/',
  },
}

const css =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}a{color:inherit}'

const pageOf = ({ title, explanation, link, href }: (typeof texts)['preview']) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1><p>${explanation}</p><p><a href="${href}">${link}</a></p></main></body></html>`

const send = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policyWithStyle(css) })
    .type('text/html; charset=utf-8')
    .send(page)

/** Sends a page that reloads itself, while there is none to show. */
export const sendUnavailablePage = (reply: FastifyReply): FastifyReply =>
  send(
    reply.headers({ 'retry-after': String(retrySeconds), refresh: String(retrySeconds) }),
    503,
    pageOf(texts.unavailable),
  )

/** Sends a page that says who may look at a version before it is live. */
export const sendNoPreviewPage = (reply: FastifyReply): FastifyReply => send(reply, 403, pageOf(texts.preview))
