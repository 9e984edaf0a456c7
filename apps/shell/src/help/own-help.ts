import type { HelpArticle } from '@torneo/panel/screen/help'

const parts = import.meta.glob<readonly HelpArticle[]>('../**/*.help.ts', { eager: true, import: 'default' })

/** Articles of the shell, about features that all sections share. */
export const ownHelp: readonly HelpArticle[] = Object.values(parts).flat()
