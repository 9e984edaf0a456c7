import { latePart } from '@torneo/panel/late-part'
import { Card } from '@torneo/ui/Card'

/** The form, whose code comes when somebody first opens one, or shortly before. */
export const SportForm = latePart(() => import('./SportForm'), (_, content) => <Card $padding={24}>{content}</Card>)
