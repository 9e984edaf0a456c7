import { z } from '../fields/zod'

/**
 * Name of a section app, used as a folder and in addresses. The released apps define which names exist; `shell` and the
 * names that every object inherits are excluded.
 */
export const appPattern = /^(?!shell$|constructor$)[a-z][a-z0-9-]{1,40}$/

/** Name of a section app in the federation, which allows no hyphen. */
export const federationName = (app: string): string => app.replaceAll('-', '_')

/**
 * App of the public page, which is released like a section and shown outside the panel (docs/design/public-page.md).
 */
export const publicPageApp = 'landing-page'
export const publicPageTitle = 'Página pública'

/** Files of each version of the public page: its empty page, its preview for the panel and its program. */
export const publicPageFiles = ['index.html', 'preview.html', 'render.cjs'] as const

/** Version of an app, which is part of its addresses: `1.4.0`, `1.4.0-rc.1`. */
export const versionPattern = /^[0-9][0-9A-Za-z.+-]{0,59}$/

/** The required contract numbers and additions (`serves`); absent additions are 0. */
export const Requires = z.object({
  shell: z.number(),
  api: z.number(),
  shellAdditions: z.optional(z.number()),
  apiAdditions: z.optional(z.number()),
})

/** Majors of the npm packages that the shell provides to section apps; raising one raises the shell's contract. */
export const sharedMajors = { react: 19, 'react-dom': 19, 'styled-components': 6 } as const
