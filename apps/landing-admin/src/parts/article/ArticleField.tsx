import { retryableLazy } from '@torneo/client'
import { LazyPart } from '@torneo/media/LazyPart'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { describedBy, Field } from '@torneo/ui/fields/Field'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import type { Ref } from 'react'
import { articleTexts as texts } from './article-texts'

const ArticleEditor = retryableLazy(() => import('./ArticleEditor'))

interface ArticleFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  readonly error?: string | undefined
  readonly ref?: Ref<{ focus: () => void }> | undefined
}

/** A required formatted text; its editor is loaded when the field is first shown. */
export function ArticleField({ id, label, error, ...editor }: ArticleFieldProps) {
  return (
    <Field id={id} labelId={`${id}-label`} label={label} required error={error}>
      <LazyPart
        fallback={
          <>
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            <Skeleton height={248} />
          </>
        }
        renderFailed={(retry) => (
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button size="sm" onClick={retry}>
                {texts.retry}
              </Button>
            }>
            {texts.unloaded}
          </Notice>
        )}>
        <ArticleEditor
          {...editor}
          id={id}
          labelId={`${id}-label`}
          describedBy={describedBy(id, { error })}
          isInvalid={error !== undefined}
        />
      </LazyPart>
    </Field>
  )
}
