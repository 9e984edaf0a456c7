import type { HelpArticle } from '@torneo/panel/help'

const parts = import.meta.glob<readonly HelpArticle[]>('../**/*.help.ts', { eager: true, import: 'default' })

/** The shell's articles: what is the same in every section. */
export const ownHelp: readonly HelpArticle[] = Object.values(parts).flat()
