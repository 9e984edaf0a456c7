import type { HelpArticle } from '@torneo/panel/help'

const parts = import.meta.glob<readonly HelpArticle[]>('./**/*.help.ts', { eager: true, import: 'default' })

/** The app's articles: each feature's own, in the `*.help.ts` beside its screen. */
export default Object.values(parts).flat()
