import { endpoint } from '../endpoint/endpoint'
import { contentReads, imageReads } from '../endpoint/reads'
import { z } from '../fields/zod'
import type { Role } from '../people/roles'
import { PublicLanding } from '../site/public'

/** Address of the preview. The token of a link is in the fragment, which browsers send to no server. */
export const previewPath = '/vista-previa/'

const gone = 'Este enlace ya no sirve: venció o no está completo. Pide uno nuevo a quien te lo mandó.'
export const previewMessages = {
  gone,
  failed: 'Error al crear el enlace',
  endFailed: 'Error al anular los enlaces',
} as const

/** A valid preview link; its token is never stored. */
export const PreviewLink = z.object({
  id: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type PreviewLink = z.output<typeof PreviewLink>

const tag = 'preview'
const editors: readonly Role[] = ['super', 'admin_tournament', 'admin_landing']
/** Roles that can create links; a link becomes invalid when its creator loses the role. */
export const previewLinkRoles: readonly Role[] = ['super', 'admin_landing']

export const previewEndpoints = {
  landing: endpoint({
    method: 'GET',
    path: '/preview/landing',
    reads: [...contentReads, ...imageReads, 'scheduled_saves'],
    tag,
    access: { roles: editors },
    summary: 'The landing page as it will be: what is saved, with what is scheduled in the sections of who asks (B53)',
    response: PublicLanding,
  }),
  links: endpoint({
    method: 'GET',
    path: '/preview/links',
    reads: ['preview_links', 'users'],
    tag,
    access: { roles: previewLinkRoles },
    summary: 'The links that show the preview, newest first',
    response: z.object({ total: z.number(), items: z.array(PreviewLink) }),
    personal: true,
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/preview/links',
    tag,
    access: { roles: previewLinkRoles },
    status: 201,
    summary:
      'A link that shows the preview to somebody without an account, for 24 hours or until its maker may give none any more',
    response: z.object({ path: z.string(), expiresAt: z.string() }),
    repeatable: true,
    secret: true,
    failure: previewMessages.failed,
  }),
  endLinks: endpoint({
    method: 'DELETE',
    path: '/preview/links',
    tag,
    access: { roles: previewLinkRoles },
    summary: 'End all links to the preview',
    failure: previewMessages.endFailed,
  }),
  shared: endpoint({
    method: 'POST',
    path: '/preview/shared',
    tag,
    access: 'anyone',
    summary: 'The same as the preview, for anyone with a link',
    body: z.strictObject({ token: z.string({ error: gone }).check(z.regex(/^[\w-]{43}$/, gone)) }),
    response: PublicLanding,
  }),
} as const
