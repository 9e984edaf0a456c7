import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { Card } from '@torneo/ui/layout/Card'

/** Sport form, loaded when first opened or shortly before. */
export const SportForm = lazyPart(
  () => import('./SportForm'),
  (_, content) => <Card $padding={24}>{content}</Card>,
)
