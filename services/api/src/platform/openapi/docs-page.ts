import { createHash } from 'node:crypto'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { own } from '@torneo/contracts/fields/own'
import { formatAccess, openApiOf } from './openapi'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem }
details { border: 1px solid #8886; border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer }
code, pre { font: .875rem/1.45 ui-monospace, monospace }
pre { overflow: auto; background: #8881; padding: .75rem; border-radius: .375rem }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only this page's own style; it has no script. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const block = (title: string, value: unknown) =>
  `<h4>${title}</h4><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

type Content = Record<string, { schema: unknown }>

interface Operation {
  parameters: unknown[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** Returns the JSON schema of a body or response, or its content by media type. */
function shown(content: Content): unknown {
  return content['application/json']?.schema ?? content
}

function entry(endpoint: Endpoint, operation: Operation): string {
  const { method, path, summary, access } = endpoint
  const responses = Object.entries(operation.responses).filter(([status]) => status !== 'default')
  return `<details><summary><code><b>${method}</b> ${escaped(path)}</code> ${escaped(summary)}</summary>
<p>Open to: ${escaped(formatAccess(access))}.</p>
${operation.parameters.length > 0 ? block('Parameters', operation.parameters) : ''}
${operation.requestBody ? block('Body', shown(operation.requestBody.content)) : ''}
${responses.map(([status, { content }]) => block(`Answer ${status}`, content ? shown(content) : 'empty')).join('')}
</details>`
}

/** Renders the OpenAPI description as a static page, without a viewer's megabytes or scripts. */
export function docsPage(endpoints: readonly Endpoint[], version: string): string {
  const { paths } = openApiOf(endpoints, version) as { paths: Record<string, Record<string, Operation>> }
  const tags = [...new Set(endpoints.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const entries = endpoints
      .filter((endpoint) => endpoint.tag === tag)
      .map((endpoint) => {
        const operation = own(own(paths, endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')), endpoint.method.toLowerCase())
        return operation ? entry(endpoint, operation) : ''
      })
    return `<h2>${escaped(tag)}</h2>${entries.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Torneo API ${escaped(version)}</title><style>${style}</style></head><body>
<h1>Torneo API</h1><p>Version ${escaped(version)}, under <code>/api</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.
Every refusal has the shape <code>{ code, type, message, details? }</code>; <code>message</code> is a Spanish sentence.</p>
${sections.join('')}</body></html>`
}
