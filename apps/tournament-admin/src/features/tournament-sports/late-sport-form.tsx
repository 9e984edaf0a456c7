import { lazyPart } from '@torneo/panel/lazy-modal'
import { Card } from '@torneo/ui/Card'

/** The form, whose code comes when somebody first opens one, or shortly before. */
export const SportForm = lazyPart(() => import('./SportForm'), (_, content) => <Card $padding={24}>{content}</Card>)
