import type { HelpArticle } from '@torneo/panel/screen/help'

const parts = import.meta.glob<readonly HelpArticle[]>('./**/*.help.ts', { eager: true, import: 'default' })

/** Articles of the app, collected from each feature's `*.help.ts`. */
export default Object.values(parts).flat()
