import { z } from './zod'
import { endpoint } from './endpoint'
import { PublicLanding } from './public'
import type { Role } from './roles'

/** Where the preview is served. The token of a link is in its fragment, which browsers never send to a server. */
export const previewPath = '/vista-previa/'

const gone = 'Este enlace ya no sirve: venció o no está completo. Pide uno nuevo a quien te lo mandó.'
export const previewMessages = { gone, failed: 'Error al crear el enlace' } as const

const tag = 'preview'
const editors: readonly Role[] = ['super', 'admin_tournament', 'admin_landing']

export const previewEndpoints = {
  landing: endpoint({ method: 'GET', path: '/preview/landing', tag, access: { roles: editors },
    summary: 'The landing page as it will be: what is saved, with what is scheduled (B53)', response: PublicLanding }),
  createLink: endpoint({ method: 'POST', path: '/preview/links', tag, access: { roles: ['super', 'admin_landing'] }, status: 201,
    summary: 'A link that shows the preview to somebody without an account, for 24 hours',
    response: z.object({ path: z.string(), expiresAt: z.string() }), failure: previewMessages.failed }),
  shared: endpoint({ method: 'POST', path: '/preview/shared', tag, access: 'anyone', summary: 'The same as the preview, for anyone with a link',
    body: z.strictObject({ token: z.string({ error: gone }).check(z.regex(/^[\w-]{43}$/, gone)) }), response: PublicLanding }),
} as const
