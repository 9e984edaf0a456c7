import {
  type Access,
  contractHeader,
  type Endpoint,
  proofHeader,
  successStatus,
  takesUserHeader,
  userHeader,
} from '@torneo/contracts/endpoint/endpoint'
import { ApiError } from '@torneo/contracts/endpoint/errors'
import { sectionById } from '@torneo/contracts/releases/sections'
import type { z } from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { idPattern, otherParts } from '../http/call-checks'

type Json = Record<string, unknown>

/** Converts a shape to JSON Schema; `input` describes what a client sends, before it is trimmed and completed. */
function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  return schema
}

const json = (schema: Json) => ({ 'application/json': { schema } })
const header = (name: string, description: string, schema: Json) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

/** Describes in words who may make a call. */
export function formatAccess(access: Access): string {
  if (access === 'anyone') return 'anyone'
  if (access === 'signed-in') return 'anyone signed in'
  return ('section' in access ? sectionById(access.section).roles : access.roles).join(', ')
}

function parametersOf(endpoint: Endpoint): Json[] {
  const { path, query, conditional, repeatable } = endpoint
  const ids = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: (otherParts[name ?? ''] ?? idPattern).source },
  }))
  const { properties = {}, required = [] } = query
    ? (schemaOf(query, 'input') as { properties?: Json; required?: string[] })
    : {}
  const queries = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [
    ...ids,
    ...queries,
    ...(conditional
      ? [header('If-Match', 'The rev that was read; another one now is 409 stale', { type: 'string' })]
      : []),
    ...(repeatable
      ? [
          header('Idempotency-Key', 'The same key twice has one effect and one answer', {
            type: 'string',
            minLength: 8,
            maxLength: 64,
          }),
        ]
      : []),
    ...(takesUserHeader(endpoint)
      ? [
          header(
            userHeader,
            "The id of the user that the call is made for; another than the session's is 401, and nothing happens",
            { type: 'string' },
          ),
        ]
      : []),
    ...(endpoint.proof === undefined
      ? []
      : [
          header(
            proofHeader,
            `The proof of POST /account/proof; without it a session${endpoint.proof === true ? '' : `, for a body with ${endpoint.proof},`} gets 403 proof_required`,
            { type: 'string' },
          ),
        ]),
    ...(endpoint.method === 'PUT' && endpoint.conditional
      ? [
          header(
            contractHeader,
            'The contract that the client was built for, such as 1.8: fields of the record that came later stay as they are',
            { type: 'string' },
          ),
        ]
      : []),
  ]
}

/** Describes a request's content: JSON by its shape, or a form with one file. */
function requestContent({ body, upload }: Endpoint): Json | null {
  if (body) return json(schemaOf(body, 'input'))
  if (!upload) return null
  const file = { type: 'string', format: 'binary' }
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } }
}

function responseContent({ response, bytes }: Endpoint): Json {
  if (response) return { content: json(schemaOf(response, 'output')) }
  return bytes ? { content: { [bytes]: { schema: { type: 'string', format: 'binary' } } } } : {}
}

function operationOf(endpoint: Endpoint): Json {
  const { tag, summary, access } = endpoint
  const content = requestContent(endpoint)
  return {
    tags: [tag],
    summary,
    description: `Open to: ${formatAccess(access)}.`,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [successStatus(endpoint)]: { description: 'Done', ...responseContent(endpoint) },
      default: {
        description: 'Refused, with a Spanish sentence',
        content: json({ $ref: '#/components/schemas/ApiError' }),
      },
    },
  }
}

/** Generates the OpenAPI 3.1 description of the endpoints from their contracts. */
export function openApiOf(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Torneo',
      version,
      description: 'The panel of a school alumni tournament. Messages for people are Spanish.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ApiError: schemaOf(ApiError, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'torneo_session' } },
    },
  }
}
