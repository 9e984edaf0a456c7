import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { z } from '../fields/zod'
import { Interruption } from './match-outcome'
import { Match } from './matches'

/** Page that an official's link opens; the token is in the fragment, which browsers send to no server. */
export const officialPath = '/arbitro'

export const officialLinkMessages = {
  gone: 'Este enlace ya no sirve: hay uno más nuevo, o lo anularon. Pide otro a quien organiza.',
} as const

const person = z.object({ id: z.string(), name: z.string() })

/** An official's link, without its token. An official has at most one. */
export const OfficialLink = z.object({
  /** The official's id. */
  id: z.string(),
  createdAt: z.string(),
  by: person,
  /** Last time that it was on a screen; null before the first. */
  openedAt: z.nullable(z.string()),
  /** Last 'Confirmo'; null before the first. */
  confirmedAt: z.nullable(z.string()),
})
export type OfficialLink = z.output<typeof OfficialLink>

/** A new link; its address is returned only once. */
export const NewOfficialLink = z.object({ link: OfficialLink, path: z.string() })
export type NewOfficialLink = z.output<typeof NewOfficialLink>

const { id, date, time, location, field, status } = Match.shape

/** A match as its official sees it: nothing that families do not see. */
export const OfficialMatch = z.object({
  ...{ id, date, time, location, field, status },
  /** 'Zona A · Fecha 2'; '' outside a competition. */
  round: z.string(),
  interruption: z.nullable(Interruption),
  /** Null for a deleted sport. */
  sport: z.nullable(z.object({ name: z.string(), icon: z.string() })),
  /** Names of the sides, or the words of an open one. */
  home: z.string(),
  away: z.string(),
  /** Names of its other officials. */
  colleagues: z.array(z.string()),
})
export type OfficialMatch = z.output<typeof OfficialMatch>

/** The matches of an official in the open edition, by day and time. */
export const OfficialPage = z.object({
  name: z.string(),
  role: z.string(),
  matches: z.array(OfficialMatch),
  /** Changes with days, hours, places and states: 'Confirmo' is for what was read. */
  version: z.string(),
  /** Last 'Confirmo' of this version; null if there is none. */
  confirmedAt: z.nullable(z.string()),
})
export type OfficialPage = z.output<typeof OfficialPage>

const code = () =>
  z.string({ error: officialLinkMessages.gone }).check(z.regex(/^[\w-]{43}$/, officialLinkMessages.gone))

export const OfficialPageRead = z.strictObject({ token: code() })
export type OfficialPageRead = z.output<typeof OfficialPageRead>

export const OfficialConfirmation = z.strictObject({ token: code(), version: code() })
export type OfficialConfirmation = z.output<typeof OfficialConfirmation>

const tag = 'official-links'
const access = { section: 'fixtures' } as const

/** Links of officials to their own matches, without an account. */
export const officialLinkEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/officials/links',
    reads: ['official_links'],
    tag,
    access,
    summary: 'The links of officials that are valid',
    response: listOf(OfficialLink),
    personal: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/officials/:id/link',
    tag,
    access,
    summary: 'A link to the matches of an official; ends the one before',
    response: NewOfficialLink,
    status: 201,
    repeatable: true,
    secret: true,
    personal: true,
    failure: 'Error al crear el enlace',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/officials/:id/link',
    tag,
    access,
    summary: "End an official's link at once",
    failure: 'Error al anular el enlace',
  }),
  open: endpoint({
    method: 'POST',
    path: '/officials/page',
    tag,
    access: 'anyone',
    summary: "The matches of a link's official; notes that they were read",
    body: OfficialPageRead,
    response: OfficialPage,
    personal: true,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/officials/page',
    tag,
    access: 'anyone',
    summary: 'Confirm the matches that were read; without effect if they changed since',
    body: OfficialConfirmation,
    response: OfficialPage,
    personal: true,
  }),
} as const
